import type { Words } from "../../text/words.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/mentions.ts";

/**
 * Ranks how the sentence around a word tells of the writer's work: `done` by them ("we draw labels"), `offered` in a list or a role
 * ("labels, menus"), only `mentioned` ("a client with no labels"), or told of somebody or something else (`aside`: "labels are fun").
 * From `offered` on it proves the work.
 */
export const toldWork = { aside: 0, mentioned: 1, offered: 2, done: 3 } as const;
export type ToldWork = (typeof toldWork)[keyof typeof toldWork];

/** Holds a text with whose words are whose, as `findWriter` marks them. */
export interface Written {
  words: Words;
  facts: readonly WordFacts[];
  writer: Uint8Array;
}

/** Holds where a word stands that names a skill or a sector, and whether it is the name of work and not only of a thing. */
export type Place = Pick<Mention, "from" | "to"> & { isName: boolean; isSkill: boolean };
