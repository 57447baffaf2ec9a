import { wordSet } from "../text/word-set.ts";

const writtenAsOne = wordSet("dont doesnt wont cant shouldnt wouldnt isnt arent");

/** Returns whether a word is a verb and "not" in one, with or without the apostrophe. */
export const isContraction = (word: string) => word.endsWith("t") && (word.endsWith("n't") || writtenAsOne.has(word));
