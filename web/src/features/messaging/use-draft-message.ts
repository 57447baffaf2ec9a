import { generateMessageSummary } from "@triptych/contract/matching";
import { messagingLimits } from "@triptych/contract/messaging";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { useUser } from "../../platform/session.tsx";
import { createDraftCache, type DraftCause, draftFrom, mayDraft } from "./draft-message.ts";

export interface DraftMessageOptions {
  receiverId: string;
  searchText: string | undefined;
  /** What stands in the box. */
  input: string;
  onDraft: (draft: string) => void;
  /** The search text has done its work. */
  onUsed?: (() => void) | undefined;
}

const cache = createDraftCache(Date.now);

/** Drafts a first message from what was searched for, once, into an empty box. Answers whether it is at it. */
export function useDraftMessage({ receiverId, searchText, input, onDraft, onUsed }: DraftMessageOptions): boolean {
  const { userType } = useUser();
  const [isDrafting, setIsDrafting] = useState(false);
  const isWanted = mayDraft(searchText, input);

  const finish = useEffectEvent((draft: string) => {
    // Whoever began to type meanwhile keeps their own words.
    if (input === "") onDraft(draft);
    setIsDrafting(false);
    onUsed?.();
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      setIsDrafting(true);
      void writeDraft({ searchText, userType, receiverId }).then((draft) => !isOver && finish(draft));
    }, messagingLimits.draftDelayMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setIsDrafting(false);
    };
  }, [isWanted, searchText, userType, receiverId]);

  return isDrafting;
}

async function writeDraft(cause: DraftCause): Promise<string> {
  const { searchText, userType, receiverId } = cause;
  const cached = cache.find(cause);
  if (cached !== undefined) return cached;
  try {
    const { summary } = await call(generateMessageSummary, { body: { searchQuery: searchText, userType, receiverId } });
    cache.keep(cause, summary);
    return summary;
  } catch {
    return draftFrom(searchText, userType);
  }
}
