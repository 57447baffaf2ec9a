import { listBriefs } from "@triptych/contract/matching-briefs";
import {
  createShortlist,
  getSharedList,
  getShortlist,
  getShortlistMatches,
  listShortlists,
  removeFromShortlist,
  removeGuestVotes,
  removeShortlist,
  restoreShortlist,
  shareShortlist,
  type Shortlist,
  type ShortlistPerson,
  type ShortlistSummary,
  updateShortlist,
  updateShortlistPerson,
  voteOnSharedList,
  withdrawShare,
} from "@triptych/contract/shortlists";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isReplyOf, keyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useConnection } from "../../platform/realtime.tsx";
import { useRealtimeEvent } from "../../platform/use-realtime-event.ts";

const staleMs = 30_000;

export const useShortlists = () => useEndpoint(listShortlists, undefined, { staleTime: staleMs });
export const useShortlist = (shortlistId: string) =>
  useEndpoint(getShortlist, { params: { shortlistId } }, { staleTime: 0 });
/** Fetches how the people of a list fit its brief. */
export const useMatches = (shortlistId: string, isWanted: boolean) =>
  useEndpoint(getShortlistMatches, { params: { shortlistId } }, { staleTime: staleMs, enabled: isWanted });
/** Fetches the briefs that can compare the people of a list. */
export const useBriefs = (isWanted: boolean) =>
  useEndpoint(listBriefs, undefined, { staleTime: staleMs, enabled: isWanted });

const everything = { refreshes: [listShortlists, getShortlist] };
export const useCreateShortlist = () => useCommand(createShortlist, everything);
export const useUpdateShortlist = () =>
  useCommand(updateShortlist, { refreshes: [listShortlists, getShortlist, getShortlistMatches] });
/** Deletes a list. Does not fetch the list again, because it is gone. */
export const useRemoveShortlist = () => useCommand(removeShortlist, { refreshes: [listShortlists] });
export const useRestoreShortlist = () => useCommand(restoreShortlist, everything);
export const useUpdatePerson = () => useCommand(updateShortlistPerson, everything);
/** Saves somebody, so that how they fit is fetched too. */
export const useSavePerson = () =>
  useCommand(updateShortlistPerson, { refreshes: [listShortlists, getShortlist, getShortlistMatches] });
export const useRemovePerson = () => useCommand(removeFromShortlist, everything);
export const useShare = () => useCommand(shareShortlist, everything);
export const useWithdrawShare = () => useCommand(withdrawShare, everything);
export const useRemoveGuestVotes = () => useCommand(removeGuestVotes, everything);

export const useSharedList = (token: string) =>
  useEndpoint(getSharedList, { params: { token } }, { staleTime: 0, retry: false });

/** Votes as a guest, and shows the votes that the reply has. */
export function useVoteAsGuest(token: string) {
  const client = useQueryClient();
  return useCommand(voteOnSharedList, {
    onSuccess: ({ userId, votes }) => {
      client.setQueryData<ReplyOf<typeof getSharedList>>(
        keyOf(getSharedList, { params: { token } }),
        (list) =>
          list && { ...list, people: list.people.map((each) => (each.id === userId ? { ...each, votes } : each)) },
      );
    },
  });
}

/** Shows a list as a reply has it, before it is fetched again. */
export function showSummary(client: QueryClient, summary: ShortlistSummary) {
  client.setQueryData<ShortlistSummary[]>(keyOf(listShortlists), (lists) => [
    summary,
    ...(lists ?? []).filter(({ id }) => id !== summary.id),
  ]);
}

/** Shows somebody on a list as a reply has them, before the list is fetched again. */
export function showPerson(client: QueryClient, shortlistId: string, person: ShortlistPerson) {
  client.setQueryData<Shortlist>(
    keyOf(getShortlist, { params: { shortlistId } }),
    (list) => list && { ...list, people: list.people.map((each) => (each.id === person.id ? person : each)) },
  );
}

/** Shows who is on a list before it is fetched again. */
export function showMembership(client: QueryClient, shortlistId: string, change: (userIds: string[]) => string[]) {
  client.setQueryData<ShortlistSummary[]>(keyOf(listShortlists), (lists) =>
    lists?.map((list) => (list.id === shortlistId ? { ...list, userIds: change(list.userIds) } : list)),
  );
}

const live = [listShortlists, getShortlist];

/** Fetches lists again when a teammate or a guest changes them, while the component is on the screen. */
export function useLiveShortlists() {
  const client = useQueryClient();
  const { connections } = useConnection();
  const refresh = () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => live.some((each) => isReplyOf(each, queryKey[0])) });
  useRealtimeEvent("shortlists_changed", refresh);
  // Fetches again after each connection: changes may have been missed before it.
  useEffect(() => {
    if (connections > 0)
      void client.invalidateQueries({ predicate: ({ queryKey }) => live.some((each) => isReplyOf(each, queryKey[0])) });
  }, [connections, client]);
}
