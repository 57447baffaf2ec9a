/** Holds a brief that is being written. */
export interface BriefDraft {
  originalText: string;
  text: string;
  isImproved: boolean;
}

export type KeepingState = "idle" | "saving" | "saved" | "failed";

export interface BriefAutosaveDeps {
  /** Creates a brief and returns its id. */
  create: (draft: BriefDraft, options: KeepingOptions) => Promise<string>;
  /** Updates a brief. Returns false where it no longer exists. */
  update: (briefId: string, draft: BriefDraft, options: KeepingOptions) => Promise<boolean>;
  /** Returns whether a failure may pass by itself. Other failures wait for the next change. */
  isPassing: (error: unknown) => boolean;
  delayMs: number;
  retryMs: number;
}

export interface KeepingOptions {
  /** Says that the page is being left, so that the call must continue after it. */
  isLeaving: boolean;
}

export interface Kept {
  briefId: string | null;
  state: KeepingState;
}

export type BriefAutosave = ReturnType<typeof createBriefAutosave>;

/**
 * Saves a brief on the server while it is written: shortly after the last key, one call at a time, and again after a
 * failure. Saves no empty brief, and saves one that was deleted elsewhere as a new one.
 */
export function createBriefAutosave({ create, update, isPassing, delayMs, retryMs }: BriefAutosaveDeps) {
  let briefId: string | null = null;
  let waiting: BriefDraft | null = null;
  let keptText = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  // Counts the briefs that were opened, so that a late reply about an earlier one is ignored.
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

  /** Saves what is not saved yet. Returns the brief's id, or null where there is none yet. */
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
    /** Adopts the id of a brief that a search has saved. */
    adopt: (id: string) => {
      briefId = id;
      publish({ briefId, state: "saved" });
    },
    /** Sets the function that is called after every change. */
    listen: (listener: (kept: Kept) => void) => {
      publish = listener;
    },
  };
}

const ignore = () => {};
