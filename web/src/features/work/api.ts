import { getMember } from "@triptych/contract/profiles";
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
import { useEffect } from "react";
import { call } from "../../platform/api-client.ts";
import { isReplyOf, keyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useConnection } from "../../platform/realtime.tsx";
import { useRealtimeEvent } from "../../platform/use-realtime-event.ts";

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

/** Finds a member by their username. */
export const findPerson = (username: string) => call(findCreditable, { query: { username } });

/** Puts case studies into an order, and shows it before the server has replied. */
export function useOrder() {
  const client = useQueryClient();
  const key = keyOf(listOwnCaseStudies);
  const show = (list: OwnCaseStudy[]) => client.setQueryData<OwnCaseStudy[]>(key, list);
  const order = useCommand(orderCaseStudies, {
    refreshes: [listMemberCaseStudies, getMember],
    onSuccess: show,
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
  return async (list: OwnCaseStudy[]) => {
    show(list);
    await order.mutateAsync({ body: { ids: list.map(({ id }) => id) } });
  };
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
