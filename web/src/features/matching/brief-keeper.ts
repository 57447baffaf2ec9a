/** A brief as it is being written. */
export interface BriefDraft {
  originalText: string;
  text: string;
  isImproved: boolean;
}

export type KeepingState = "idle" | "saving" | "saved" | "failed";

export interface BriefKeeperNeeds {
  /** Answers the new brief's id. */
  create: (draft: BriefDraft) => Promise<string>;
  /** Answers false where the brief is gone. */
  update: (briefId: string, draft: BriefDraft) => Promise<boolean>;
  onChange: (kept: { briefId: string | null; state: KeepingState }) => void;
  delayMs: number;
  retryMs: number;
}

export type BriefKeeper = ReturnType<typeof createBriefKeeper>;

/**
 * Keeps a brief on the server while it is written: a moment after the last key, one call at a time, and again where one
 * failed. An empty brief is not kept; one that was deleted elsewhere is kept as a new one.
 */
export function createBriefKeeper({ create, update, onChange, delayMs, retryMs }: BriefKeeperNeeds) {
  let briefId: string | null = null;
  let waiting: BriefDraft | null = null;
  let keptText = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  // Counts the briefs that were opened: an answer about an earlier one is not about this one.
  let turn = 0;

  function open(id: string | null, draft: BriefDraft | null) {
    clearTimeout(timer);
    turn += 1;
    briefId = id;
    waiting = null;
    keptText = JSON.stringify(draft);
    onChange({ briefId, state: "idle" });
  }

  function change(draft: BriefDraft) {
    clearTimeout(timer);
    const isKept = JSON.stringify(draft) === keptText;
    waiting = isKept || draft.text.trim() === "" ? null : draft;
    if (waiting) timer = setTimeout(() => void flush(), delayMs);
  }

  /** Keeps what waits to be kept. Answers the brief's id, or null where there is none yet. */
  function flush(): Promise<string | null> {
    clearTimeout(timer);
    const next = running.then(keepNext);
    running = next;
    return next;
  }

  async function keepNext(): Promise<string | null> {
    if (waiting === null) return briefId;
    const [draft, ownTurn] = [waiting, turn];
    waiting = null;
    onChange({ briefId, state: "saving" });
    const keptAs = await keep(briefId, draft).catch(() => undefined);
    if (turn !== ownTurn) return briefId;
    if (keptAs === undefined) {
      waiting ??= draft;
      timer = setTimeout(() => void flush(), retryMs);
      onChange({ briefId, state: "failed" });
      return briefId;
    }
    briefId = keptAs;
    keptText = JSON.stringify(draft);
    onChange({ briefId, state: "saved" });
    return briefId;
  }

  async function keep(id: string | null, draft: BriefDraft): Promise<string> {
    const isThere = id !== null && (await update(id, draft));
    return isThere ? id : create(draft);
  }

  return {
    open,
    change,
    flush,
    /** A brief that a search has kept by itself. */
    adopt: (id: string) => {
      briefId = id;
      onChange({ briefId, state: "saved" });
    },
    stop: () => clearTimeout(timer),
  };
}
