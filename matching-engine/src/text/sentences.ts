import { meaningWeights } from "../weights.ts";

/** Returns the sentences of a text as they were written, without those that are too short to mean much. Long ones are cut. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim().slice(0, meaningWeights.characters))
    .filter((sentence) => sentence.split(/\s+/).length >= meaningWeights.wordsOfSentence);
}
