import {
  blockContact,
  type Contact,
  type Correspondent,
  deleteAttachment,
  deleteContact,
  getCorrespondent,
  listBlocked,
  listContacts,
  listMessages,
  markRead,
  messagingLimits,
  unblockContact,
  unsubscribeFromMessages,
} from "@triptych/contract/messaging";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import type { ApiError } from "../../platform/api-error.ts";
import { keyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useConnection } from "../../platform/realtime.tsx";
import { addNewer, addOlder, beginHistory, type History, replaceMessage } from "./history.ts";

/** Returns how often to poll while the real-time channel is down, in milliseconds, or false. */
function usePolling(): number | false {
  const { state } = useConnection();
  return state === "connected" ? false : messagingLimits.pollMs;
}

export function useContacts({ isWanted = true } = {}) {
  const refetchInterval = usePolling();
  return useEndpoint(listContacts, undefined, { staleTime: 0, refetchInterval, enabled: isWanted });
}

/** Returns the number of unread messages of the signed-in person. */
export function useUnreadCount(): number {
  const { data = [] } = useContacts();
  return data.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}

/** Fetches who somebody is. People in the contact list are known at once, because nobody in it is blocked. */
export function useCorrespondent(userId: string) {
  const client = useQueryClient();
  const placeholderData = (): Correspondent | undefined => {
    const contact = client.getQueryData<Contact[]>(keyOf(listContacts))?.find(({ id }) => id === userId);
    return contact && { ...contact, hasConversation: true, isBlocked: false, writing: "open" };
  };
  return useEndpoint(getCorrespondent, { params: { userId } }, { staleTime: 0, placeholderData });
}

export const useBlocked = (isWanted: boolean) =>
  useEndpoint(listBlocked, undefined, { staleTime: 0, enabled: isWanted });

export const useDeleteContact = () => useCommand(deleteContact, { refreshes: [listContacts] });
export const useBlockContact = () =>
  useCommand(blockContact, { refreshes: [listContacts, listBlocked, getCorrespondent] });
export const useUnblockContact = () =>
  useCommand(unblockContact, { refreshes: [listContacts, listBlocked, getCorrespondent] });
export const useUnsubscribe = () => useCommand(unsubscribeFromMessages);
export const useMarkRead = () => useCommand(markRead);

/** Deletes an attachment of a message to somebody, and shows the message without it. */
export function useDeleteAttachment(userId: string) {
  const client = useQueryClient();
  return useCommand(deleteAttachment, {
    refreshes: [listContacts],
    onSuccess: (message) =>
      client.setQueryData<History>(historyKey(userId), (held) => held && replaceMessage(held, message)),
  });
}

export function historyKey(userId: string) {
  return keyOf(listMessages, { params: { userId }, query: {} });
}

/** Fetches a conversation. Fetching it again adds what came after the newest message that is held. */
export function useConversation(userId: string, options: { isPolled?: boolean } = {}) {
  const client = useQueryClient();
  const polling = usePolling();
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const query = useQuery<History, ApiError>({
    queryKey: historyKey(userId),
    queryFn: ({ signal }) => catchUp(client, userId, signal),
    staleTime: 0,
    structuralSharing: false,
    refetchInterval: options.isPolled ? messagingLimits.pollMs : polling,
  });

  async function loadOlder() {
    const before = query.data?.messages[0]?.id;
    if (!query.data?.hasOlder || before === undefined || isLoadingOlder) return;
    setIsLoadingOlder(true);
    try {
      const older = await call(listMessages, { params: { userId }, query: { before } });
      client.setQueryData<History>(historyKey(userId), (held) => held && addOlder(held, older));
    } finally {
      setIsLoadingOlder(false);
    }
  }

  return { ...query, loadOlder, isLoadingOlder };
}

/** Returns what begins to fetch a conversation whose contact is being pressed, so that it is there sooner once it opens. */
export function useConversationAhead(): (userId: string) => void {
  const client = useQueryClient();
  return (userId) =>
    void client.prefetchQuery({
      queryKey: historyKey(userId),
      queryFn: ({ signal }) => catchUp(client, userId, signal),
      structuralSharing: false,
      retry: false,
    });
}

/** Limits how many pages are fetched to catch up. Beyond it, the conversation starts again with its newest page. */
const pagesBehind = 5;

async function catchUp(client: QueryClient, userId: string, signal: AbortSignal): Promise<History> {
  const held = () => client.getQueryData<History>(historyKey(userId));
  const fetchPage = (query: { after?: string }) => call(listMessages, { params: { userId }, query }, { signal });

  let after = held()?.messages.at(-1)?.id;
  if (after === undefined) return beginHistory(await fetchPage({}));
  const newer = [];
  for (let pages = 0; pages < pagesBehind; pages++) {
    const page = await fetchPage({ after });
    newer.push(...page);
    // Reads the cache again, because older pages or live messages may have arrived meanwhile.
    if (page.length < messagingLimits.page) return addNewer(held() ?? beginHistory([]), newer);
    after = page.at(-1)!.id;
  }
  return beginHistory(await fetchPage({}));
}
