import { createBrief, listBriefs, type SavedBrief, updateBrief } from "@triptych/contract/matching-briefs";
import { type ImprovedBrief } from "@triptych/contract/matching-writing";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { hasCode } from "../../platform/api-error.ts";
import { useDraft } from "../../platform/drafts.ts";
import { keyOf } from "../../platform/query.ts";
import { useUser } from "../../platform/session.tsx";
import {
  type BriefDraft,
  type BriefAutosave,
  createBriefAutosave,
  type Kept,
  type KeepingState,
} from "./brief-autosave.ts";

/** Holds the brief that is open on the screen. */
export interface OpenBrief extends BriefDraft {
  id: string | null;
  /** Holds the text that the results on the screen were found for; null before a search. */
  searchedText: string | null;
  improvement: ImprovedBrief | null;
  /** Holds the text that was handed to improving, with which its reply is compared. */
  improvedFrom: string | null;
  /** Says that the reading was changed since the last search. */
  isReadingChanged: boolean;
}

export interface BriefEditing {
  brief: OpenBrief;
  /** Counts the briefs that were opened. The id of a new brief only comes while it is written. */
  turn: number;
  keeping: KeepingState;
  autosave: BriefAutosave;
  change: (change: Partial<OpenBrief>) => void;
  type: (text: string) => void;
  open: (saved: SavedBrief) => void;
  startNew: () => void;
}

const noBrief: OpenBrief = {
  id: null,
  originalText: "",
  text: "",
  isImproved: false,
  searchedText: null,
  improvement: null,
  improvedFrom: null,
  isReadingChanged: false,
};
const keptAfterMs = 800;
const retriedAfterMs = 5_000;

/** Holds the brief that is being written. Saves it in this tab at once and on the server shortly after. */
export function useBrief(): BriefEditing {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [kept, keep] = useDraft(`search:${userId}`);
  const brief = useMemo(() => parseBrief(kept), [kept]);
  const latest = useRef(brief);
  const [turn, setTurn] = useState(0);
  const [keeping, setKeeping] = useState<KeepingState>("idle");

  const put = useCallback(
    (next: OpenBrief) => {
      latest.current = next;
      keep(JSON.stringify(next));
    },
    [keep],
  );

  const autosave = useAutosave(client);
  const heard = useEffectEvent(({ briefId, state }: Kept) => {
    setKeeping(state);
    if (briefId !== latest.current.id) put({ ...latest.current, id: briefId });
    if (state === "saved") void client.invalidateQueries({ queryKey: keyOf(listBriefs) });
  });
  useEffect(() => {
    autosave.listen((saved) => heard(saved));
    autosave.open(latest.current.id, draftOf(latest.current));
  }, [autosave]);

  const change = useCallback(
    (part: Partial<OpenBrief>) => {
      const next = { ...latest.current, ...part };
      put(next);
      autosave.change(draftOf(next));
    },
    [autosave, put],
  );

  const show = useCallback(
    (next: OpenBrief) => {
      void autosave.flush();
      setTurn((before) => before + 1);
      put(next);
      autosave.open(next.id, draftOf(next));
    },
    [autosave, put],
  );

  const type = useCallback(
    (text: string) => {
      const { isImproved, searchedText } = latest.current;
      // Starts another brief where one that was searched with is emptied.
      if (text === "" && searchedText !== null) return show({ ...noBrief, isImproved });
      change(typed(latest.current, text));
    },
    [change, show],
  );

  const open = useCallback(
    (saved: SavedBrief) => {
      const { id, originalText, text, isImproved } = saved;
      show({
        id,
        originalText,
        text,
        isImproved,
        searchedText: searchedTextOf(saved),
        improvement: null,
        improvedFrom: null,
        isReadingChanged: false,
      });
    },
    [show],
  );

  const startNew = useCallback(() => show(noBrief), [show]);
  return { brief, turn, keeping, autosave, change, type, open, startNew };
}

/**
 * Returns what typing changes. Where every word is the person's own, as before improving or after they took the improved words back,
 * what they type now is their own text too.
 */
function typed({ text: before, originalText, improvement }: OpenBrief, text: string): Partial<OpenBrief> {
  if (text === "") return { text, originalText: text, improvement: null, improvedFrom: null };
  if (before !== originalText) return { text };
  if (improvement?.improvedPrompt !== before) return { text, originalText: text };
  return { text, originalText: text, improvement: { ...improvement, improvedPrompt: text }, improvedFrom: text };
}

/** Returns the text that was last searched with: empty where the brief changed since, null before a search. */
function searchedTextOf({ text, updatedAt, lastSearchedAt }: SavedBrief): string | null {
  if (lastSearchedAt === null) return null;
  return updatedAt > lastSearchedAt ? "" : text;
}

function useAutosave(client: QueryClient): BriefAutosave {
  const [autosave] = useState(() =>
    createBriefAutosave({
      create: async (body, { isLeaving }) => (await call(createBrief, { body }, { keepalive: isLeaving })).id,
      update: (briefId, body, { isLeaving }) =>
        call(updateBrief, { params: { briefId }, body }, { keepalive: isLeaving }).then(isThere, unlessGone),
      isPassing: (error) => hasCode(error, "network", "unavailable", "internal", "rate_limited", "unknown"),
      delayMs: keptAfterMs,
      retryMs: retriedAfterMs,
    }),
  );

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") void autosave.flush({ isLeaving: true });
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      void autosave.flush().then(() => client.invalidateQueries({ queryKey: keyOf(listBriefs) }));
    };
  }, [client, autosave]);
  return autosave;
}

const isThere = () => true;

function unlessGone(error: unknown): false {
  if (hasCode(error, "not_found")) return false;
  throw error;
}

function draftOf({ originalText, text, isImproved }: OpenBrief): BriefDraft {
  return { originalText, text, isImproved };
}

function parseBrief(kept: string): OpenBrief {
  try {
    return kept === "" ? noBrief : { ...noBrief, ...(JSON.parse(kept) as Partial<OpenBrief>) };
  } catch {
    return noBrief;
  }
}
