import type { BriefHistoryEntry } from "@triptych/contract/matching-briefs";
import { formatCount } from "../../platform/format.ts";
import type { ComparedWords } from "./word-comparison.ts";

/** Says in a line what a search changed, as in "3 words added, 1 left out; 2 people new". */
export function summaryOfSearch(
  { text, textBefore, isReadingChanged, newPeople, gonePeople }: BriefHistoryEntry,
  { added, removed }: Pick<ComparedWords, "added" | "removed">,
): string {
  if (textBefore === null) return "The first search.";
  const words = [added > 0 && `${formatCount(added, "word")} added`, removed > 0 && `${removed} left out`];
  const people = [
    newPeople.length > 0 && `${formatCount(newPeople.length, "person", "people")} new`,
    gonePeople.length > 0 && `${gonePeople.length} gone`,
  ];
  const parts = [
    listed(words) || (text !== textBefore && "the same words in another order"),
    isReadingChanged && "other requirements",
    listed(people) || "the same people",
  ].filter((part) => part !== false);
  return `${upperFirst(parts.join("; "))}.`;
}

const listed = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(", ");
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
