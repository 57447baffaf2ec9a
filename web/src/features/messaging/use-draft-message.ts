import { generateMessageSummary } from "@triptych/contract/matching-writing";
import { messagingLimits } from "@triptych/contract/messaging";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { useUser } from "../../platform/session.tsx";
import { createDraftCache, type DraftCause, draftFrom, mayDraft } from "./draft-message.ts";

export interface DraftMessageOptions {
  receiverId: string;
  searchText: string | undefined;
  /** Holds the text in the message box. */
  input: string;
  onDraft: (draft: string) => void;
  /** Runs once the search text was used. */
  onUsed?: (() => void) | undefined;
}

const cache = createDraftCache(Date.now);

/** Drafts a first message from the search text, once, into an empty message box. Returns whether it is drafting. */
export function useDraftMessage({ receiverId, searchText, input, onDraft, onUsed }: DraftMessageOptions): boolean {
  const { userType } = useUser();
  const [isDrafting, setIsDrafting] = useState(false);
  const isWanted = mayDraft(searchText, input);

  const finish = useEffectEvent((draft: string) => {
    // NOTE: does not replace what somebody began to type meanwhile.
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
