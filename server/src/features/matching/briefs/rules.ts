import { matchingLimits } from "@triptych/contract/matching-limits";

/** Returns who came and who left between two runs; nobody where there was no run before. */
export function compareRuns(
  last: readonly string[],
  previous: readonly string[] | null,
): { came: string[]; left: string[] } {
  if (!previous) return { came: [], left: [] };
  return { came: last.filter((id) => !previous.includes(id)), left: previous.filter((id) => !last.includes(id)) };
}

export interface Nameable {
  givenName: string | null;
  readJobs: readonly string[] | null;
  originalText: string;
  text: string;
}

/** Returns the given name of a brief, else the jobs that were read in it, else the first words of its owner. */
export function nameOf({ givenName, readJobs, originalText, text }: Nameable): string {
  return givenName ?? (nameOfJobs(readJobs ?? []) || firstWords(originalText) || firstWords(text) || "Untitled brief");
}

/** Returns as many jobs as fit, as in "Launch video, packaging design". */
function nameOfJobs(labels: readonly string[]): string {
  const [first = "", ...others] = [...new Set(labels)];
  let name = first.slice(0, matchingLimits.briefNameMax);
  for (const label of others.map(lowerFirst))
    if (name.length + label.length + 2 <= matchingLimits.briefNameMax) name = `${name}, ${label}`;
  return name;
}

const firstWordsAtMost = 60;

function firstWords(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line.length <= firstWordsAtMost) return line;
  const cut = line.slice(0, firstWordsAtMost);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > firstWordsAtMost / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\p{P}\s]+$/u, "")}…`;
}

/** Keeps "UI/UX design" and "3D design" as they are. */
function lowerFirst(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
