import {
  adminCancelSubscription,
  adminLimits,
  adminReactivateSubscription,
  countSignUp,
  deliverReward,
  dismissCaseStudyReports,
  dismissReports,
  extendTrial,
  getOverview,
  listAuditLog,
  listHeldSignUps,
  listMatchFeedback,
  listCaseStudyReports,
  listReports,
  listRewardsToFulfil,
  listUsersWithSubscriptions,
  refuseReward,
  refuseSignUp,
  shipReward,
  withdrawCaseStudy,
  withdrawReference,
} from "@triptych/contract/admin";
import { keepPreviousData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";
import type { ApiError } from "../../platform/api-error.ts";
import { isReplyOf, keyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { type ListQuery, toRequest } from "./rules.ts";

/** Fetches a page of the list, and again at intervals. Shows the page before while the next one loads. */
export const useSubscribers = (query: ListQuery) =>
  useEndpoint(
    listUsersWithSubscriptions,
    { query: toRequest(query) },
    {
      staleTime: 0,
      refetchInterval: adminLimits.refreshMs,
      placeholderData: keepPreviousData,
    },
  );

const subscriptionEndpoints = [listUsersWithSubscriptions, listAuditLog];

/** Fetches the list and the audit log again after a refusal: it was logged too, and often means that somebody else was quicker. */
const refetchAfterFailure = {
  onError: (...[, , , { client }]: [unknown, unknown, unknown, { client: QueryClient }]) => {
    for (const changed of subscriptionEndpoints)
      void client.invalidateQueries({ predicate: ({ queryKey }) => isReplyOf(changed, queryKey[0]) });
  },
};

export const useExtendTrial = () =>
  useCommand(extendTrial, { refreshes: subscriptionEndpoints, ...refetchAfterFailure });
export const useAdminCancel = () =>
  useCommand(adminCancelSubscription, { refreshes: subscriptionEndpoints, ...refetchAfterFailure });
export const useAdminReactivate = () =>
  useCommand(adminReactivateSubscription, { refreshes: subscriptionEndpoints, ...refetchAfterFailure });

const fresh = { staleTime: 0 } as const;

export const useRewardsToFulfil = () => useEndpoint(listRewardsToFulfil, undefined, fresh);
export const useHeldSignUps = () => useEndpoint(listHeldSignUps, undefined, fresh);

const signUpEndpoints = [listHeldSignUps, listRewardsToFulfil, listAuditLog];
export const useCountSignUp = () => useCommand(countSignUp, { refreshes: signUpEndpoints });
export const useRefuseSignUp = () => useCommand(refuseSignUp, { refreshes: signUpEndpoints });
export const useRefuseReward = () => useCommand(refuseReward, { refreshes: [listRewardsToFulfil, listAuditLog] });
export const useShipReward = () => useCommand(shipReward, { refreshes: [listRewardsToFulfil, listAuditLog] });
export const useDeliverReward = () => useCommand(deliverReward, { refreshes: [listRewardsToFulfil, listAuditLog] });

export const useReports = () => useEndpoint(listReports, undefined, fresh);
export const useCaseStudyReports = () => useEndpoint(listCaseStudyReports, undefined, fresh);
const reportEndpoints = [listReports, listCaseStudyReports, listAuditLog];
export const useWithdrawCaseStudy = () => useCommand(withdrawCaseStudy, { refreshes: reportEndpoints });
export const useDismissCaseStudyReports = () => useCommand(dismissCaseStudyReports, { refreshes: reportEndpoints });
export const useWithdrawReference = () => useCommand(withdrawReference, { refreshes: reportEndpoints });
export const useDismissReports = () => useCommand(dismissReports, { refreshes: reportEndpoints });

export const useMatchFeedback = () => useEndpoint(listMatchFeedback, undefined, fresh);

export const useOverview = (days: number) =>
  useEndpoint(getOverview, { query: { days } }, { ...fresh, placeholderData: keepPreviousData });

/** Sets how many entries the server returns in one page. */
const auditPage = 100;

/** Fetches the audit log from its newest entry. `fetchNextPage` adds older entries. */
export function useAuditLog() {
  return useInfiniteQuery<AuditPage, ApiError, AuditPage, readonly string[], string | undefined>({
    queryKey: keyOf(listAuditLog),
    queryFn: ({ pageParam, signal }) =>
      call(listAuditLog, { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.length < auditPage ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });
}

export type AuditPage = Awaited<ReturnType<typeof call<typeof listAuditLog>>>;
