import type { UserType } from "@triptych/contract/basics";
import { type BriefReading, readingChoiceLimits, type SentReading } from "@triptych/contract/matching-readings";
import type { ConfirmedReading, EditedReading, ReadJob, ReadRequirement, Reading } from "@triptych/contract/reading";
import {
  findRequirementChoices,
  meaningsOfLabel,
  type RequirementChoice,
} from "@triptych/matching-engine/requirement-choices";
import type { MatchingIndex } from "../../../adapters/matching-index/matching-index.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AskedText, MeaningService } from "../meaning/service.ts";
import { searcherTypeOf } from "../rules.ts";
import { askingText, type Confirmed, inOrderOfChoice, isPlacedIn, unusedAfterEdit } from "./rules.ts";
import { readingsStore } from "./store.ts";

export interface ReadingsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  index: Pick<MatchingIndex, "read" | "rereadBrief">;
  meaning: Pick<MeaningService, "findClauses" | "prepare">;
}

interface KeptReading {
  briefId: string;
  text: string;
  confirmed: Confirmed | null;
}

interface SearchedText {
  text: string;
  briefId: string | null;
  searcherType: UserType | null;
}

export type ReadingsService = ReturnType<typeof readingsService>;

/** Reads briefs, and keeps what people confirm of that. */
export function readingsService({ database, clock, newId, index, meaning }: ReadingsDeps) {
  const store = readingsStore(database);

  async function get(viewer: Viewer, briefId: string): Promise<BriefReading> {
    const { text, confirmed } = (await store.findReading(viewer.userId, briefId)) ?? refuse("not_found");
    return describe(viewer, text, confirmed);
  }

  /** Keeps what was confirmed with the text that it was read in, which may be newer than the saved one. */
  async function confirm(viewer: Viewer, briefId: string, sent: SentReading): Promise<BriefReading> {
    const brief = (await store.findReading(viewer.userId, briefId)) ?? refuse("not_found");
    const text = sent.text ?? brief.text;
    const reading = withMeanings(sent);
    if (!isPlacedIn(text, reading))
      refuse("invalid_input", { message: "A requirement points outside the brief's text." });
    return keep(viewer, { briefId, text: brief.text, confirmed: { text, reading } });
  }

  async function remove(viewer: Viewer, briefId: string): Promise<BriefReading> {
    const { text } = (await store.findReading(viewer.userId, briefId)) ?? refuse("not_found");
    return keep(viewer, { briefId, text, confirmed: null });
  }

  /** Keeps what was confirmed of a brief, or nothing, with the jobs that name it. */
  async function keep(viewer: Viewer, { briefId, text, confirmed }: KeptReading): Promise<BriefReading> {
    const described = await describe(viewer, text, confirmed);
    const change = { confirmed, readJobs: described.jobs.map(labelOf) };
    if (!(await store.saveReading(viewer.userId, briefId, change))) refuse("not_found");
    return described;
  }

  async function describe(viewer: Viewer, text: string, confirmed: Confirmed | null): Promise<BriefReading> {
    const searcherType = searcherTypeOf(viewer);
    meaning.prepare({ text, searcherType });
    if (!confirmed) return { ...(await readText({ text, searcherType })), text, isConfirmed: false, answers: [] };
    return { ...(await readAgain(confirmed, text, searcherType)), text, isConfirmed: true };
  }

  async function readText(asked: AskedText): Promise<Reading> {
    return index.read({ ...asked, ...(await meaning.findClauses([asked])) });
  }

  async function readAgain(
    { text, reading }: Confirmed,
    newText: string,
    searcherType: UserType | null,
  ): Promise<EditedReading> {
    const clauses = await meaning.findClauses([text, newText].map((one) => ({ text: one, searcherType })));
    const again = await index.rereadBrief({ oldText: text, newText, confirmed: reading, searcherType, ...clauses });
    return { ...again, unused: unusedAfterEdit(text, newText, again) };
  }

  /** Returns the confirmed reading that a search of this text uses, or undefined where the engine reads the text. */
  async function forSearch(
    userId: string,
    { briefId, text, searcherType }: SearchedText,
  ): Promise<ConfirmedReading | undefined> {
    const brief = briefId === null ? null : await store.findReading(userId, briefId);
    if (!brief?.confirmed) return undefined;
    const { jobs, forAll, aboutYou, answers } = await readAgain(brief.confirmed, text, searcherType);
    return { jobs, forAll, aboutYou, answers };
  }

  /** Returns the labels of the jobs in a text, the main one first, as its brief's confirmed reading has them where there is one. */
  async function listJobs(userId: string, asked: SearchedText): Promise<string[]> {
    const { text, searcherType } = asked;
    const { jobs } = (await forSearch(userId, asked)) ?? (await readText({ text, searcherType }));
    return jobs.map(labelOf);
  }

  /** Records a confirmed reading that was searched with. One that is recorded already is not recorded again. */
  async function record(search: { userId: string; briefId: string } & Confirmed): Promise<void> {
    await store.insertRecord({ ...search, id: newId(), searchedAt: clock.now() });
  }

  /** Finds what could be added to a reading: by name, and as the engine reads these words. */
  async function listChoices(viewer: Viewer, words: string): Promise<RequirementChoice[]> {
    const named = findRequirementChoices(words, readingChoiceLimits.choices);
    const read = await index.read({ text: askingText(words.trim()), searcherType: searcherTypeOf(viewer) });
    return inOrderOfChoice(words, { named, read }).slice(0, readingChoiceLimits.choices);
  }

  return { get, confirm, remove, forSearch, listJobs, record, listChoices, findReading: store.findReading };
}

const labelOf = ({ label }: ReadJob) => label;

type SentRequirement = SentReading["forAll"][number];

function withMeaning({ means, ...one }: SentRequirement): ReadRequirement {
  return { ...one, means: means ?? meaningsOfLabel(one.kind, one.label) };
}

/** Looks up by its label what a requirement means that was sent without meanings. */
function withMeanings({ jobs, forAll, aboutYou, answers }: SentReading): ConfirmedReading {
  return {
    jobs: jobs.map((job) => ({ ...job, requirements: job.requirements.map(withMeaning) })),
    forAll: forAll.map(withMeaning),
    aboutYou,
    answers,
  };
}
