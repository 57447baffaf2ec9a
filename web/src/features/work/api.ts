import { getMember } from "@triptych/contract/profiles";
import { getPublicPage, updatePublicPage } from "@triptych/contract/public-pages";
import {
  answerCredit,
  createCaseStudy,
  deleteCaseStudy,
  findCreditable,
  listCredits,
  listMemberCaseStudies,
  listOwnCaseStudies,
  orderCaseStudies,
  type OwnCaseStudy,
  reportCaseStudy,
  restoreCaseStudy,
  updateCaseStudy,
} from "@triptych/contract/work";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { isReplyOf, keyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useConnection } from "../../platform/realtime.tsx";
import { useRealtimeEvent } from "../../platform/use-realtime-event.ts";
import { inOrder } from "./rules.ts";

const changed = { refreshes: [listOwnCaseStudies, listMemberCaseStudies, getMember] };

export const useOwnWork = () => useEndpoint(listOwnCaseStudies, undefined, { staleTime: 0 });
export const useMemberWork = (userId: string) =>
  useEndpoint(listMemberCaseStudies, { params: { userId } }, { staleTime: 0 });
export const useCreateCaseStudy = () => useCommand(createCaseStudy, changed);
export const useUpdateCaseStudy = () => useCommand(updateCaseStudy, changed);
export const useDeleteCaseStudy = () => useCommand(deleteCaseStudy, changed);
export const useRestoreCaseStudy = () => useCommand(restoreCaseStudy, changed);
export const useReportCaseStudy = () => useCommand(reportCaseStudy);
export const useCredits = () => useEndpoint(listCredits, undefined, { staleTime: 0 });
export const useAnswerCredit = () => useCommand(answerCredit, { refreshes: [listCredits, listMemberCaseStudies] });

export const usePublicPage = () => useEndpoint(getPublicPage, undefined, { staleTime: 0 });
export const useUpdatePublicPage = () => useCommand(updatePublicPage, { refreshes: [getPublicPage] });

/** Finds a member by their username. */
export const findPerson = (username: string) => call(findCreditable, { query: { username } });

/**
 * Puts case studies into an order, one call after the other, and shows the last order that was asked for until the server has it. What is
 * fetched meanwhile changes nothing on the screen.
 */
export function useOrder(work: readonly OwnCaseStudy[]) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const latest = useRef(0);
  const command = useCommand(orderCaseStudies, {
    refreshes: [listMemberCaseStudies, getMember],
    scope: { id: orderCaseStudies.path },
  });

  async function order(list: readonly OwnCaseStudy[]) {
    const ids = list.map(({ id }) => id);
    const turn = (latest.current += 1);
    setAsked(ids);
    try {
      const saved = await command.mutateAsync({ body: { ids } });
      if (turn === latest.current) client.setQueryData<OwnCaseStudy[]>(keyOf(listOwnCaseStudies), saved);
    } finally {
      if (turn === latest.current) setAsked(null);
    }
  }

  return { shown: asked === null ? work : inOrder(work, asked), order };
}

const live = [listOwnCaseStudies, listCredits];

/** Fetches work and credits again when others change them, while the component is on the screen. */
export function useLiveWork() {
  const client = useQueryClient();
  const { connections } = useConnection();
  useRealtimeEvent("work_changed", () => refresh(client));
  // Fetches again after each connection: changes may have been missed before it.
  useEffect(() => {
    if (connections > 0) refresh(client);
  }, [connections, client]);
}

const refresh = (client: ReturnType<typeof useQueryClient>) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => live.some((each) => isReplyOf(each, queryKey[0])) });
