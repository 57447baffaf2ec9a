import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { isSameWork } from "./clause-words.ts";
import { clausesOf } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import type { MeantMention, Requirement } from "./requirements.ts";

interface Read {
  words: Words;
  mentions: readonly MeantMention[];
  /** Lists the jobs of the brief. */
  jobs: readonly Requirement[];
}

/**
 * Returns of each place the job that it was said of, where there are several: "the photographer must be in Leeds", and both of "a photographer in Leeds and a
 * copywriter in Bristol". A place that is said of none holds for all.
 */
export function jobsOfPlaces(places: readonly MeantMention[], read: Read): Map<MeantMention, Requirement> {
  const found = new Map<MeantMention, Requirement>();
  if (read.jobs.length < 2) return found;
  for (const place of places) {
    const job = jobNamedAgain(place, read);
    if (job !== undefined) found.set(place, job);
  }
  if (found.size > 0) return found;
  const ofClauses = new Map(places.flatMap((place) => pairOf(place, jobOfClause(place, read))));
  const isOfEach = read.jobs.every((job) => [...ofClauses.values()].includes(job));
  return isOfEach && ofClauses.size === places.length ? ofClauses : found;
}

const pairOf = (place: MeantMention, job: Requirement | undefined): [MeantMention, Requirement][] =>
  job === undefined ? [] : [[place, job]];

/** Returns the job that the part of the sentence speaks of as one that was named before: "the photographer must be in Leeds". */
function jobNamedAgain(place: MeantMention, { words, mentions, jobs }: Read): Requirement | undefined {
  const { norms, breaks } = words;
  let from = place.from;
  while (from > 0 && breaks[from] === separators.none) from -= 1;
  const again = mentions.find(
    (one) => one.from >= from && one.to <= place.from && /^(?:the|our|your|this)$/.test(norms[one.from - 1] ?? ""),
  );
  const job = again && jobOf(again, jobs);
  return job !== undefined && job.start < words.starts[again!.from]! ? job : undefined;
}

/** Returns the only job that the clause of a place names. */
function jobOfClause(place: MeantMention, { words, mentions, jobs }: Read): Requirement | undefined {
  const clause = clausesOf(words).find((one) => stands(place, one));
  const named = mentions.filter((one) => clause !== undefined && stands(one, clause)).map((one) => jobOf(one, jobs));
  const own = new Set(named.filter((job) => job !== undefined));
  return own.size === 1 ? [...own][0] : undefined;
}

/** Returns the job whose work a mention names. */
function jobOf({ concept, isNegated }: MeantMention, jobs: readonly Requirement[]): Requirement | undefined {
  if (isNegated || concepts[concept]!.kind !== "skill") return undefined;
  return (
    jobs.find((job) => job.concepts.includes(concept)) ??
    jobs.find((job) => job.concepts.some((id) => isSameWork(id, concept)))
  );
}

const stands = ({ from, to }: MeantMention, clause: Clause) => from >= clause.from && to <= clause.to;
