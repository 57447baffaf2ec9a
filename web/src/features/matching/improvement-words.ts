import type { Toast } from "../../ui/toast.ts";
import { chipsOf, type ShownReading } from "./reading-changes.ts";
import { readSentence } from "./reading-sentences.ts";
import type { Improved } from "./use-search.ts";

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
