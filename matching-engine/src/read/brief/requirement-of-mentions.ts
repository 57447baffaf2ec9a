import type { Words } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import { contentSpan } from "./phrases.ts";
import { labelOf } from "./requirement-labels.ts";
import type { MeantMention, Requirement } from "./requirements.ts";

/** Holds mentions that make one requirement: any of the concepts will do. */
interface Grouped {
  kind: Requirement["kind"];
  ids: number[];
  mentions: readonly MeantMention[];
  weight: number;
}

/** Makes a requirement of mentions, at the place of the first; it is a wish when all of them are. */
export function requirementOf({ kind, ids, mentions, weight }: Grouped, words: Words): Requirement {
  const first = mentions.toSorted((a, b) => a.from - b.from)[0]!;
  const [from, to] = contentSpan(first.from, first.to, words);
  const isWish = mentions.every((mention) => mention.isWished);
  const isInsisted = mentions.some((mention) => mention.isInsisted);
  return {
    id: "",
    kind,
    importance: isWish ? "nice" : "must",
    label: labelOf(kind, ids),
    concepts: ids,
    start: words.starts[from]!,
    end: words.ends[to - 1]!,
    weight: weight * (isWish ? briefWeights.wishedShare : isInsisted ? briefWeights.insistedShare : 1),
  };
}
