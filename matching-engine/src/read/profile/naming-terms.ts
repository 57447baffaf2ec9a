import { sources, textsOf, ticksOf } from "../../searchable-profile.ts";
import type { SearchableProfile } from "../../searchable-profile.ts";
import { splitWords } from "../../text/words.ts";
import type { Knowledge } from "../knowledge.ts";

/** Makes a function that returns the words by which people name what they do: of the title, the ticked skills and the own ones. */
export function createNamingReader({ factsOf }: Pick<Knowledge, "factsOf">) {
  return (profile: SearchableProfile): ReadonlySet<string> => {
    const titles = textsOf(profile).filter(({ source }) => source === sources.title);
    const skills = ticksOf(profile).filter(({ group }) => group === "skill");
    const texts = [...titles.map(({ text }) => text), ...skills.flatMap(({ values }) => values)];
    const facts = texts.flatMap((text) => splitWords(text).norms.map(factsOf));
    return new Set(facts.filter((word) => !word.isFunction).map(({ term }) => term));
  };
}
