import {
  answerIntroduction,
  type Introduction,
  introduce,
  listIntroductions,
  previewIntroduction,
  withdrawIntroduction,
} from "@triptych/contract/introductions";
import { getCorrespondent, listContacts, listMessages, sendMessage } from "@triptych/contract/messaging";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keyOf, isReplyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useConnection } from "../../platform/realtime.tsx";
import { useRealtimeEvent } from "../../platform/use-realtime-event.ts";

/** Fetches the newest introductions of the signed-in person. */
export const useIntroductions = () => useEndpoint(listIntroductions, { query: {} }, { staleTime: 0 });

/** Fetches the introduction between the signed-in person and another, where there is one. Shows the one in the list meanwhile. */
export function useIntroductionWith(personId: string) {
  const client = useQueryClient();
  const placeholderData = () =>
    client
      .getQueryData<Introduction[]>(keyOf(listIntroductions, { query: {} }))
      ?.filter(({ person }) => person.id === personId);
  return useEndpoint(
    listIntroductions,
    { query: { personId } },
    { staleTime: 0, placeholderData, select: (found) => found[0] ?? null, retry: false },
  );
}

/** Names what an introduction could show of a brief: of its jobs those that were chosen, or those that the receiver was found for. */
export const previewQuery = (briefId: string, recipientId: string, jobs: readonly number[] | undefined) => ({
  query: { briefId, recipientId, ...(jobs && { jobs: jobs.join(",") }) },
});

/** Fetches what an introduction could show of a brief. Shows the choice before until there is a reply. */
export const usePreview = (briefId: string, recipientId: string, jobs: readonly number[] | undefined) =>
  useEndpoint(previewIntroduction, previewQuery(briefId, recipientId, jobs), {
    staleTime: 0,
    placeholderData: (before) => before,
  });

/** Lists what an introduction or its answer changes beside introductions: a message is sent with it. */
const written = [listIntroductions, listContacts, getCorrespondent, listMessages];

/** Sends an introduction. NOTE: the key is given with each call, so that a retry is recognised. */
export const useIntroduce = (keyFor: () => string) =>
  useCommand(introduce, { refreshes: [...written, previewIntroduction], call: () => ({ idempotencyKey: keyFor() }) });

export const useAnswer = () => useCommand(answerIntroduction, { refreshes: written });
/** Sends the words of an answer that came too late as a message. */
export const useSendInstead = () => useCommand(sendMessage, { refreshes: written });
export const useWithdraw = () => useCommand(withdrawIntroduction, { refreshes: [listIntroductions] });

/** Fetches what changed between two people while a page was open: somebody else wrote, answered or withdrew. */
export function refreshBetween(client: QueryClient, personId: string) {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isReplyOf(listIntroductions, queryKey[0]) });
  void client.invalidateQueries({ queryKey: keyOf(getCorrespondent, { params: { userId: personId } }) });
  void client.invalidateQueries({ queryKey: keyOf(listMessages, { params: { userId: personId }, query: {} }) });
}

/** Fetches introductions again when they change elsewhere, while the component is on the screen. */
export function useLiveIntroductions() {
  const client = useQueryClient();
  const { connections } = useConnection();
  const refresh = () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => isReplyOf(listIntroductions, queryKey[0]) });
  useRealtimeEvent("introductions_changed", refresh);
  // Fetches again after each connection: changes may have been missed before it.
  useEffect(() => {
    if (connections > 0)
      void client.invalidateQueries({ predicate: ({ queryKey }) => isReplyOf(listIntroductions, queryKey[0]) });
  }, [connections, client]);
}
