import { sentencesOf } from "../../text/sentences.ts";
import { meaningWeights } from "../../weights.ts";
import type { Brief } from "./requirements.ts";

/**
 * Returns what a brief tells of its work, to be compared by meaning: first all of it, then its sentences. Sentences that tell nothing and what is
 * refused are left out, so that they move nobody.
 */
export function sentencesOfBrief({ wantedText, isEnglish }: Pick<Brief, "wantedText" | "isEnglish">): string[] {
  // NOTE: the vectors are those of a model that knows English only.
  if (!isEnglish) return [];
  const whole = wantedText.trim().replace(/\s+/g, " ").slice(0, meaningWeights.charactersOfWhole);
  if (whole === "") return [];
  // NOTE: what was left out are blanks.
  const sentences = sentencesOf(wantedText.replace(/ {3,}/g, "\n"));
  return [whole, ...sentences.slice(0, meaningWeights.sentencesOfBrief)];
}
