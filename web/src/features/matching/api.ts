import type { UserType } from "@triptych/contract/basics";
import {
  listBrandMatches,
  listSuggestions,
  matchingLimits,
  searchForAgency,
  searchForBrand,
  searchForFreelancer,
  skipSuggestion,
} from "@triptych/contract/matching";
import {
  copyFromHistory,
  duplicateBrief,
  getBrief,
  getBriefHistory,
  listBriefs,
  markBriefSeen,
  removeBrief,
  renameBrief,
} from "@triptych/contract/matching-briefs";
import { removeMatchFeedback, sendMatchFeedback } from "@triptych/contract/matching-feedback";
import {
  improveForAgency,
  improveForBrand,
  improveForFreelancer,
  judgeBriefReadiness,
} from "@triptych/contract/matching-writing";
import { checkPaymentNeutrality } from "@triptych/contract/matching";
import { listRequirementChoices } from "@triptych/contract/matching-readings";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";
import { keyOf, useCommand, useEndpoint } from "../../platform/query.ts";

/** Lists the search and improve calls of each account type. */
export const searchCalls = {
  agency: { search: searchForAgency, improve: improveForAgency },
  brand: { search: searchForBrand, improve: improveForBrand },
  freelancer: { search: searchForFreelancer, improve: improveForFreelancer },
} as const satisfies Record<UserType, unknown>;

export const useBriefs = ({ isWanted = true } = {}) =>
  useEndpoint(listBriefs, undefined, { staleTime: 0, enabled: isWanted });

export const briefKey = (briefId: string) => keyOf(getBrief, { params: { briefId } });

/** Fetches a brief with its last matches. Fetches nothing without an id. */
export function useBriefResult(briefId: string | null) {
  return useEndpoint(
    getBrief,
    { params: { briefId: briefId ?? "" } },
    { enabled: briefId !== null, staleTime: 60_000 },
  );
}

export const useDuplicateBrief = () => useCommand(duplicateBrief, { refreshes: [listBriefs] });
/** Fetches what changed between the searches of a brief. */
export const useBriefHistory = (briefId: string) =>
  useEndpoint(getBriefHistory, { params: { briefId } }, { staleTime: 0 });

export const useCopyFromHistory = () => useCommand(copyFromHistory, { refreshes: [listBriefs] });
export const useMarkBriefSeen = () => useCommand(markBriefSeen, { refreshes: [listBriefs] });
export const useRenameBrief = () => useCommand(renameBrief);
export const useRemoveBrief = () => useCommand(removeBrief, { refreshes: [listBriefs] });

/** Fetches what a brief still lacks. Keeps the last reply while the next one loads. */
export function useReadiness(text: string) {
  return useQuery({
    queryKey: [judgeBriefReadiness.path, text],
    queryFn: ({ signal }) => call(judgeBriefReadiness, { body: { text } }, { signal }),
    enabled: text.trim() !== "" && text.length <= matchingLimits.briefMax,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

/** Finds requirements that can be added, by words of their names. Keeps the last list while the next one loads. */
export function useRequirementChoices(words: string) {
  return useEndpoint(
    listRequirementChoices,
    { query: { words } },
    { enabled: words !== "", placeholderData: keepPreviousData, gcTime: 60_000 },
  );
}

export const useSendFeedback = () => useCommand(sendMatchFeedback);
export const useRemoveFeedback = () => useCommand(removeMatchFeedback);

/** Fetches the brand matches once a day, and tries three times more where that fails. */
export function useBrandMatches() {
  return useEndpoint(
    listBrandMatches,
    { query: {} },
    {
      staleTime: matchingLimits.brandMatchesRefreshMs,
      gcTime: matchingLimits.brandMatchesRefreshMs,
      refetchInterval: matchingLimits.brandMatchesRefreshMs,
      retry: matchingLimits.brandMatchesRetries,
    },
  );
}

/** Asks the server to compute the brand matches again. */
export function useRefreshBrandMatches() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(listBrandMatches, { query: { refresh: "true" } }),
    onSuccess: (matches) => client.setQueryData(keyOf(listBrandMatches, { query: {} }), matches),
  });
}

export const useSuggestions = ({ isWanted = true } = {}) =>
  useEndpoint(listSuggestions, undefined, { enabled: isWanted });
export const useSkipSuggestion = () => useCommand(skipSuggestion);
export const useCheckPaymentNeutrality = () => useCommand(checkPaymentNeutrality);
