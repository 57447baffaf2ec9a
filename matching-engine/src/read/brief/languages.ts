import type { Words } from "../../text/words.ts";
import { requestWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { requirementOf } from "./requirement-of-mentions.ts";
import type { MeantMention, Requirement } from "./requirements.ts";

const languageNames = new Set(
  "arabic bengali cantonese chinese croatian czech danish dutch english farsi finnish french gaelic german greek gujarati hebrew hindi hungarian italian japanese korean mandarin norwegian polish portuguese punjabi romanian russian spanish swedish thai turkish ukrainian urdu vietnamese welsh".split(
    " ",
  ),
);
const languageSkills = new Set(["Translation", "Transcription and subtitling", "Voiceover"]);
const besideLanguages =
  /^(?:speaker|speakers|speaking|native|fluent|fluently|language|languages|accent|subtitles|subtitled|captions|translation|translations|translated|version|versions|bilingual)$/;

/** Matches words after which the name of a people is a language: "into Romanian", "speaks Italian". */
const languageBefore =
  /^(?:in|into|from|to|speak|speaks|spoken|speaking|written|write|writes|proper|good|fluent|native|basic|read|reads)$/;

/** Returns whether the name of a place means its language: "English to Polish" for a translator, "a French speaker". */
export function isLanguage(
  { concept, from, to }: MeantMention,
  wanted: readonly MeantMention[],
  { norms }: Words,
): boolean {
  if (concepts[concept]!.kind !== "place" || to > from + 1 || !languageNames.has(norms[from]!)) return false;
  if (norms[from] === "english" || languageBefore.test(norms[from - 1] ?? "")) return true;
  const isPaired = [from - 2, to + 1].some((at) => languageNames.has(norms[at] ?? ""));
  if (isPaired) return true;
  const isBeside = [from - 2, from - 1, to, to + 1].some((at) => besideLanguages.test(norms[at] ?? ""));
  return isBeside || wanted.some((other) => languageSkills.has(concepts[other.concept]!.name));
}

/** Returns the languages that a brief asks for, each once. English goes without saying. */
export function languagesOf(mentions: readonly MeantMention[], words: Words): Requirement[] {
  const byName = Map.groupBy(mentions, ({ from }) => words.norms[from]!);
  byName.delete("english");
  return [...byName].map(([name, each]) => ({
    ...requirementOf(
      { kind: "other", ids: [each[0]!.concept], mentions: each, weight: requestWeights.language },
      words,
    ),
    label: name.charAt(0).toUpperCase() + name.slice(1),
  }));
}
