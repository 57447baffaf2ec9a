import { readinessParts, type ReadinessPart } from "@triptych/contract/readiness-parts";
import { chipsOf, type ReadingChip, type ShownReading } from "./reading-changes.ts";

/** Returns what a brief says, by the requirements that were read in it and are shown beside it. */
export function partsOfReading(reading: ShownReading): ReadinessPart[] {
  const chips = chipsOf(reading).filter(({ group }) => group === "aboutYou" || group.force !== "avoid");
  const asked = chips.filter(({ group }) => group !== "aboutYou");
  const has = (kinds: readonly ReadingChip["kind"][], among = asked) => among.some(({ kind }) => kinds.includes(kind));
  const isWorking = (modes: readonly string[]) =>
    asked.some(({ kind, label }) => kind === "workingMode" && modes.includes(label));
  const says: Record<ReadinessPart, boolean> = {
    job: has(["job"]),
    sector: has(["sector", "clientType"], chips),
    // NOTE: "anywhere is fine" answers the question, and is no requirement.
    place: has(["place"]) || isWorking(ofPlace) || /\banywhere\b/i.test(reading.text),
    budget: has(["budget"]),
    timing: has(["date"]) || isWorking(ofTime),
  };
  return readinessParts.filter((part) => says[part]);
}

/** Lists the ways of working that say where, and those that say whether it is once or ongoing. */
const ofPlace = ["Works remotely", "Works on site"];
const ofTime = ["Project-based", "Retainer", "Agency of record", "Hybrid"];
