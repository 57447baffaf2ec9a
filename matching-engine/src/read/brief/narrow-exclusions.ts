import { functionWords } from "../../../lexicon/stop-words.ts";
import { stemOf } from "../../text/stems.ts";
import { splitWords } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { labelOf } from "./requirement-labels.ts";
import type { MeantMention, Requirement } from "./requirements.ts";

/** Matches words that name the whole of a part, though its name has others: beer and spirits are "alcohol". */
const wholes = /^(?:alcohol|lawyers?|solicitors?|clothes|gyms?)$/;

/** Returns whether a word excludes no sector: an everyday one is not a whole sector, and "our warehouse" is the writer's own. */
export function isNoSector({ concept, weight, from }: MeantMention, norms: readonly string[]): boolean {
  const { kind, up } = concepts[concept]!;
  if (kind !== "sector") return false;
  return (up.length === 0 && weight < briefWeights.clearSector) || /^(?:our|my)$/.test(norms[from - 1] ?? "");
}

/** Returns what is excluded in the writer's words where they say less than the sector: "betting" is not all board games. */
export function narrowLabel(mentions: readonly MeantMention[], words: Words): string | undefined {
  if (!mentions.every((mention) => isNarrow(mention, words))) return undefined;
  const said = mentions.map(({ from, to }) => words.text.slice(words.starts[from], words.ends[to - 1]));
  const label = [...new Set(said)].join(" or ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function isNarrow({ concept, from, to }: MeantMention, { norms }: Words): boolean {
  const { kind, name, up } = concepts[concept]!;
  if (kind !== "sector" || up.length === 0 || wholes.test(norms[from]!)) return false;
  const said = new Set(norms.slice(from, to).map(stemOf));
  return !stemsOf(name.split(": ").at(-1)!).every((stem) => said.has(stem));
}

/** Returns the stems of the words of an exclusion that refuses less than its sector, one list for each thing. */
export function narrowWordsOf({ kind, importance, label, concepts: ids }: Requirement): string[][] | undefined {
  if (kind !== "sector" || importance !== "mustNot" || label === labelOf(kind, ids)) return undefined;
  return label.split(" or ").map(stemsOf);
}

/** Returns the stems of the content words of a text. */
export const stemsOf = (text: string): string[] =>
  splitWords(text)
    .norms.filter((word) => !functionWords.has(word))
    .map(stemOf);
