import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { UserType } from "@triptych/contract/basics";
import { type Match, matchingLimits } from "@triptych/contract/matching";
import { getBrief, getBriefHistory, listBriefs } from "@triptych/contract/matching-briefs";
import type { ReplyOf } from "@triptych/contract/endpoint";
import type { ResultJob } from "@triptych/contract/results";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { keyOf } from "../../platform/query.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { briefKey, searchCalls } from "./api.ts";
import { emptyQuery, failureTextOfBrief, improvementOf, searchTexts } from "./rules.ts";
import { resultText, wereJudgedBy } from "./result-groups.ts";
import type { BriefEditing } from "./use-brief.ts";
import type { ReadingEditing } from "./use-reading.ts";

/** Milliseconds that an overlay stays at least, so that it can be read and does not flash. */
const improvingAtLeastMs = 450;
const searchingAtLeastMs = 1_200;

const withoutModel = "The language model didn't answer in time, so these are from our own engine alone.";

interface Run {
  matches: Match[];
  jobs: ResultJob[];
  /** Says that a language model should have helped and could not. */
  isFallback: boolean;
}

/** Says what improving did, before anybody knows what is read in the brief. */
export interface Improved {
  isChanged: boolean;
  isByModel: boolean;
}

export interface Searching {
  busy: "improving" | "searching" | null;
  /** Holds the sentence of a failed search, or null. */
  failure: string | null;
  /** Improves the brief and returns what came of it, or null where it failed. */
  improve: () => Promise<Improved | null>;
  find: () => Promise<boolean>;
  cancel: () => void;
}

/** Improves a brief and searches with it, with the calls and texts of an account type, once the changed reading is saved. */
export function useSearch(
  userType: UserType,
  { brief, change, autosave }: BriefEditing,
  { reading, settle: settleReading }: Pick<ReadingEditing, "reading" | "settle">,
): Searching {
  const client = useQueryClient();
  const [busy, setBusy] = useState<Searching["busy"]>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const cancelling = useRef<AbortController>(null);
  const calls = searchCalls[userType];
  const texts = searchTexts[userType];
  const text = brief.text.trim();

  async function improve(): Promise<Improved | null> {
    if (text === "") return failed(emptyQuery);
    setBusy("improving");
    try {
      const improvement = improvementOf(
        await atLeast(improvingAtLeastMs, call(calls.improve, { body: { prompt: text } })),
      );
      change({
        originalText: text,
        text: improvement.improvedPrompt,
        isImproved: true,
        improvement,
        improvedFrom: text,
      });
      return { isChanged: improvement.improvedPrompt !== text, isByModel: improvement.improvedBy !== "local" };
    } catch (error) {
      return failed(failureTextOfBrief(error, texts.improveFailed));
    } finally {
      setBusy(null);
    }
  }

  async function find(): Promise<boolean> {
    if (text === "") return refuse(emptyQuery);
    if (!brief.isImproved) return refuseUnimproved();
    setBusy("searching");
    setFailure(null);
    const controller = new AbortController();
    cancelling.current = controller;
    try {
      const found = await atLeast(searchingAtLeastMs, run(controller.signal));
      change({ searchedText: text, isReadingChanged: false });
      announce(found);
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      const sentence = failureTextOfBrief(error, "Search failed. Please try again.");
      setFailure(sentence);
      return refuse(sentence);
    } finally {
      setBusy(null);
    }
  }

  async function run(signal: AbortSignal): Promise<Run> {
    const briefId = await autosave.flush();
    if (!(await settleReading())) throw new Error("The changed requirements were not saved.");
    let keptAs = briefId;
    let isFallback = false;
    const onHeaders = (headers: Headers) => {
      keptAs = headers.get("x-brief-id") ?? briefId;
      isFallback = headers.get("x-answered-by") === "local";
    };
    const body = { query: text, ...(briefId === null ? {} : { briefId }) };
    const matches = await call(calls.search, { body }, { signal, onHeaders });
    if (keptAs === null) return { matches, jobs: [], isFallback };
    if (briefId === null) autosave.adopt(keptAs);
    const { jobs } = await showRun(keptAs, matches, signal);
    return { matches, jobs, isFallback };
  }

  /** Fetches and shows who is new and who has gone. Shows the matches alone where that fails. */
  async function showRun(briefId: string, matches: Match[], signal: AbortSignal) {
    void client.invalidateQueries({ queryKey: keyOf(listBriefs) });
    void client.invalidateQueries({ queryKey: keyOf(getBriefHistory, { params: { briefId } }) });
    const result = await call(getBrief, { params: { briefId } }, { signal }).catch(() => undefined);
    const before = client.getQueryData<ReplyOf<typeof getBrief>>(briefKey(briefId));
    const shown = result ?? {
      ...(before ?? unknownRun(briefId, text)),
      matches,
      newUserIds: [],
      waitingMatchCount: 0,
      goneUsers: [],
    };
    client.setQueryData(briefKey(briefId), shown);
    return shown;
  }

  /** Announces what the heading of the results says, so that nobody takes those who come close for those who fit. */
  function announce({ matches, jobs, isFallback }: Run) {
    if (matches.length === 0)
      return toast({ title: "No matches found", description: "Try adjusting your search criteria", variant: "info" });
    const result = asSentence(resultText({ matches, jobs, isChecked: wereJudgedBy(reading, matches) }));
    const description = isFallback ? `${result} ${withoutModel}` : result;
    toast({ title: texts.found(matches.length), description });
  }

  return { busy, failure, improve, find, cancel: () => cancelling.current?.abort() };
}

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function refuse(sentence: string): false {
  toastError(sentence);
  return false;
}

function failed(sentence: string): null {
  toastError(sentence);
  return null;
}

function refuseUnimproved(): false {
  toast({
    title: "Improve Prompt Required",
    description: "Please click 'Improve Prompt' before searching",
    variant: "destructive",
  });
  return false;
}

function unknownRun(id: string, text: string): Omit<ReplyOf<typeof getBrief>, "matches" | "newUserIds" | "goneUsers"> {
  const at = new Date().toISOString();
  return {
    id,
    name: cutAtWord(text, matchingLimits.briefNameMax - 1),
    isNameGiven: false,
    originalText: text,
    text,
    isImproved: true,
    createdAt: at,
    updatedAt: at,
    lastSearchedAt: at,
    matchCount: 0,
    newMatchCount: 0,
    waitingMatchCount: 0,
    jobs: [],
    feedback: [],
  };
}

/** Waits for the work and at least for the delay. Throws a failure at once. */
async function atLeast<T>(delayMs: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, delayMs))]);
  return result;
}
