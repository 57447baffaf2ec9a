import { sources, textsOf, ticksOf } from "../../searchable-profile.ts";
import type { SearchableProfile } from "../../searchable-profile.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { meaningWeights } from "../../weights.ts";

/** Returns what a profile says of its work, to be compared by meaning: title, skills, and the first sentences of its prose. */
export function sentencesOfProfile(profile: SearchableProfile): string[] {
  const texts = textsOf(profile);
  const title = texts.filter(({ source }) => source === sources.title).map(({ text }) => text);
  const skills = ticksOf(profile).filter(({ group }) => group === "skill");
  const ticked = skills.flatMap(({ values }) => values).join(", ");
  const prose = texts.filter(({ source }) => source === sources.prose).flatMap(({ text }) => sentencesOf(text));
  const short = [...title, ticked].map((text) => text.trim().slice(0, meaningWeights.characters));
  return [...short, ...prose.slice(0, meaningWeights.sentencesOfProfile)].filter((text) => text !== "");
}

/** Returns what of the sentences of a profile is encoded: first all of them as one text, then each. */
export function encodedTextsOf(sentences: readonly string[]): string[] {
  return sentences.length === 0 ? [] : [sentences.join(" ").slice(0, meaningWeights.charactersOfWhole), ...sentences];
}
