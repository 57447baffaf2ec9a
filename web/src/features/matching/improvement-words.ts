import { formatCount } from "../../platform/format.ts";
import type { Toast } from "../../ui/toast.ts";
import { chipsOf, type ShownReading } from "./reading-changes.ts";
import { readSentence } from "./reading-sentences.ts";
import type { Improved } from "./use-search.ts";
import type { ComparedWords } from "./word-comparison.ts";

/** Returns why a brief that stayed as it was could not be improved, or undefined where nothing stood in the way. */
export function whyNotImproved(reading: ShownReading | undefined): string | undefined {
  if (reading === undefined) return undefined;
  if (!reading.isEnglish) return "Triptych reads English only, and this brief is not in English.";
  return chipsOf(reading).length === 0 ? "We could not read what you need." : undefined;
}

/** Says that a brief was improved, and what was read in it. Says plainly where nothing changed, and why. */
export function improvedToast({ isChanged, isByModel }: Improved, reading: ShownReading | undefined): Toast {
  const description = reading && readSentence(reading);
  if (isChanged)
    return {
      title: isByModel ? "Search query improved with AI" : "Search query improved",
      ...(description !== undefined && { description }),
    };
  const why = whyNotImproved(reading);
  if (why !== undefined) return { title: "Nothing could be improved", description: why, variant: "info" };
  return { title: "Nothing to improve", ...(description !== undefined && { description }) };
}

/** Says in a sentence what differs between two versions of a brief. */
export function differenceSentence(before: string, after: string, { added, removed }: ComparedWords): string {
  const parts = [added > 0 && `${formatCount(added, "word")} added`, removed > 0 && `${removed} left out`].filter(
    Boolean,
  );
  if (parts.length > 0) return `${parts.join(", ")}; the rest is yours.`;
  return lettersOf(before) === lettersOf(after)
    ? `Only ${markDifference(before, after)}: every word is yours, in your order.`
    : "Only the order: every word is yours.";
}

const lettersOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
const withoutMarks = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Names what differs between two texts of the same words. */
function markDifference(before: string, after: string): string {
  if (onOneLine(before) === onOneLine(after)) return "line breaks";
  if (onOneLine(before).toLowerCase() === onOneLine(after).toLowerCase()) return "capital letters";
  return withoutMarks(before) === withoutMarks(after) ? "punctuation" : "punctuation and capital letters";
}
