/** A brief as it is being written. */
export interface BriefDraft {
  originalText: string;
  text: string;
  isImproved: boolean;
}

export type KeepingState = "idle" | "saving" | "saved" | "failed";

export interface BriefAutosaveDeps {
  /** Answers the new brief's id. */
  create: (draft: BriefDraft, options: KeepingOptions) => Promise<string>;
  /** Answers false where the brief is gone. */
  update: (briefId: string, draft: BriefDraft, options: KeepingOptions) => Promise<boolean>;
  /** Whether a failure may pass by itself; others wait for the next change. */
  isPassing: (error: unknown) => boolean;
  delayMs: number;
  retryMs: number;
}

export interface KeepingOptions {
  /** The page is being left: the call is to outlive it. */
  isLeaving: boolean;
}

export interface Kept {
  briefId: string | null;
  state: KeepingState;
}

export type BriefAutosave = ReturnType<typeof createBriefAutosave>;

/**
 * Keeps a brief on the server while it is written: a moment after the last key, one call at a time, and again where one
 * failed. An empty brief is not kept; one that was deleted elsewhere is kept as a new one.
 */
export function createBriefAutosave({ create, update, isPassing, delayMs, retryMs }: BriefAutosaveDeps) {
  let briefId: string | null = null;
  let waiting: BriefDraft | null = null;
  let keptText = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  // Counts the briefs that were opened: an answer about an earlier one is not about this one.
  let turn = 0;
  let publish: (kept: Kept) => void = ignore;

  function open(id: string | null, draft: BriefDraft | null) {
    clearTimeout(timer);
    turn += 1;
    briefId = id;
    waiting = null;
    keptText = JSON.stringify(draft);
    publish({ briefId, state: "idle" });
  }

  function change(draft: BriefDraft) {
    clearTimeout(timer);
    const isKept = JSON.stringify(draft) === keptText;
    waiting = isKept || draft.text.trim() === "" ? null : draft;
    if (waiting) timer = setTimeout(() => void flush(), delayMs);
  }

  /** Keeps what waits to be kept. Answers the brief's id, or null where there is none yet. */
  function flush(options: KeepingOptions = { isLeaving: false }): Promise<string | null> {
    clearTimeout(timer);
    const next = running.then(() => keepNext(options));
    running = next;
    return next;
  }

  async function keepNext(options: KeepingOptions): Promise<string | null> {
    if (waiting === null) return briefId;
    const [draft, ownTurn] = [waiting, turn];
    waiting = null;
    publish({ briefId, state: "saving" });
    try {
      const keptAs = await keep(briefId, draft, options);
      if (turn === ownTurn) noteKept(keptAs, draft);
    } catch (error) {
      if (turn === ownTurn) noteFailed(error, draft);
    }
    return briefId;
  }

  function noteKept(keptAs: string, draft: BriefDraft) {
    briefId = keptAs;
    keptText = JSON.stringify(draft);
    publish({ briefId, state: "saved" });
  }

  function noteFailed(error: unknown, draft: BriefDraft) {
    waiting ??= draft;
    if (isPassing(error)) timer = setTimeout(() => void flush(), retryMs);
    publish({ briefId, state: "failed" });
  }

  async function keep(id: string | null, draft: BriefDraft, options: KeepingOptions): Promise<string> {
    const isThere = id !== null && (await update(id, draft, options));
    return isThere ? id : create(draft, options);
  }

  return {
    open,
    change,
    flush,
    /** A brief that a search has kept by itself. */
    adopt: (id: string) => {
      briefId = id;
      publish({ briefId, state: "saved" });
    },
    /** Whoever hears of every change from now on. */
    listen: (listener: (kept: Kept) => void) => {
      publish = listener;
    },
  };
}

const ignore = () => {};
