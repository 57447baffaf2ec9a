import { confirmBriefReading, getBriefReading, removeBriefReading } from "@triptych/contract/matching-readings";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { isUnreached, sentenceOf } from "../../platform/api-error.ts";
import { keyOf } from "../../platform/query.ts";
import { toastError } from "../../ui/toast.ts";
import { type KeptReading, keptOf, type ShownReading } from "./reading-changes.ts";
import type { BriefEditing } from "./use-brief.ts";
import { useSettled } from "./use-settled.ts";

const readAfterMs = 350;
const undoneAtMost = 50;

export interface ReadingEditing {
  /** Holds the reading of the newest text that was read; undefined while the first one loads. */
  reading: ShownReading | undefined;
  /** Says that the text on the screen is newer than the reading. */
  isReading: boolean;
  error: Error | null;
  retry: () => void;
  change: (change: (reading: KeptReading) => KeptReading) => void;
  /** Says that the reading is right as it stands. */
  confirm: () => void;
  /** Forgets what was confirmed, so that the text is read again from nothing. */
  startAgain: () => void;
  canUndo: boolean;
  /** Takes the last change back and returns the reading that is shown again; undefined where there was none. */
  undo: () => ShownReading | undefined;
  /** Holds the reading before the changes that can be undone; undefined where none can. */
  original: ShownReading | undefined;
  /** Says that somebody pressed "This is right" and changed nothing since. */
  isChecked: boolean;
  /** Resolves once all changes are saved. Returns false where one was not. */
  settle: () => Promise<boolean>;
}

/** Reads the open brief, shortly after each edit, and saves what a person changes in the reading. */
export function useReading({ brief, autosave, change: changeBrief }: BriefEditing): ReadingEditing {
  const client = useQueryClient();
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  // Holds the newest change, so that the reply to an earlier one does not replace it.
  const newest = useRef<ShownReading>(undefined);
  const text = useSettled(brief.text, readAfterMs).trim();
  const key = ["reading", brief.id, text];
  const { data, error, refetch, isFetching } = useQuery<ShownReading>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      // NOTE: a change that is still being saved would be read over.
      await saving.current;
      return fetchReading(client, { briefId: brief.id, text }, async () => {
        const briefId = (await autosave.flush()) ?? missingBrief();
        return call(getBriefReading, { params: { briefId } }, { signal });
      });
    },
    enabled: brief.isImproved && text !== "",
    staleTime: 0,
    gcTime: 0,
    placeholderData: (earlier, query) => (isSameBrief(query?.queryKey[1], brief.id) ? earlier : undefined),
  });
  const [earlier, setEarlier] = useState<{ briefId: string | null; readings: ShownReading[] }>(noEarlier);
  const undoable = earlier.briefId === brief.id ? earlier.readings : [];
  const [checked, setChecked] = useState<string | null>(null);

  const save = useCallback(
    (next: ShownReading) => {
      // NOTE: a reply that is on its way is older than this change.
      void client.cancelQueries({ queryKey: key });
      newest.current = next;
      client.setQueryData<ShownReading>(key, next);
      changeBrief({ isReadingChanged: true });
      const sending = saving.current.then(async () => {
        const briefId = (await autosave.flush()) ?? missingBrief();
        const reply = await send(briefId, next);
        if (newest.current === next) client.setQueryData<ShownReading>(key, reply);
        return true;
      });
      const attempt = sending.catch((failure: unknown) => {
        toastError(sentenceOf(failure, "Your change to the requirements was not saved. Please try again."));
        // Shows what the server has. A search that waited for the change fails; a later one uses what is shown.
        if (saving.current === attempt) saving.current = Promise.resolve(true);
        void client.invalidateQueries({ queryKey: key });
        return false;
      });
      saving.current = attempt;
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parts of the key are listed one by one
    [client, autosave, changeBrief, brief.id, text],
  );

  const put = (next: ShownReading) => {
    if (!data) return;
    setEarlier({ briefId: brief.id, readings: [...undoable, data].slice(-undoneAtMost) });
    setChecked(null);
    save(next);
  };
  const undo = () => {
    const last = undoable.at(-1);
    if (!last) return undefined;
    setEarlier({ briefId: brief.id, readings: undoable.slice(0, -1) });
    setChecked(null);
    save(last);
    return last;
  };
  const confirm = () => {
    if (!data) return;
    put(changed(data, keptOf(data)));
    setChecked(brief.id);
  };

  return {
    reading: data,
    isReading: isFetching || data?.text !== brief.text.trim(),
    error,
    retry: () => void refetch(),
    change: (apply) => data && put(changed(data, apply(keptOf(data)))),
    confirm,
    startAgain: () => data && put({ ...data, isConfirmed: false }),
    canUndo: undoable.length > 0,
    undo,
    original: undoable[0],
    isChecked: checked !== null && checked === brief.id,
    settle: () => saving.current,
  };
}

/** Returns the changed reading. The question is gone where it was answered; the server's reply brings the next one. */
function changed(before: ShownReading, kept: KeptReading): ShownReading {
  const isAnswered = kept.answers.length > before.answers.length || (before.jobs.length === 0 && kept.jobs.length > 0);
  return { ...before, ...kept, isConfirmed: true, question: isAnswered ? null : before.question };
}

/** Fetches a reading, and keeps it for when there is no connection. Without one it returns the kept reading of the same text. */
async function fetchReading(
  client: QueryClient,
  { briefId, text }: { briefId: string | null; text: string },
  fetch: () => Promise<ShownReading>,
): Promise<ShownReading> {
  try {
    const reading = await fetch();
    if (briefId !== null) client.setQueryData(readingKey(briefId), reading);
    return reading;
  } catch (error) {
    const kept = briefId === null ? undefined : client.getQueryData<ShownReading>(readingKey(briefId));
    if (isUnreached(error) && kept?.text === text) return kept;
    throw error;
  }
}

const readingKey = (briefId: string) => keyOf(getBriefReading, { params: { briefId } });

const noEarlier = { briefId: null, readings: [] };

const isSameBrief = (shown: unknown, openId: string | null) => shown === openId || shown === null;

async function send(briefId: string, reading: ShownReading): Promise<ShownReading> {
  const params = { briefId };
  if (!reading.isConfirmed) return call(removeBriefReading, { params });
  return call(confirmBriefReading, { params, body: { text: reading.text, ...keptOf(reading) } });
}

function missingBrief(): never {
  throw new Error("The brief is not saved yet.");
}
