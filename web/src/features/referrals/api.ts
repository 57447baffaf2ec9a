import {
  claimReward,
  getReferralLink,
  getReferralStats,
  getShippingAddress,
  listReferralLogs,
  listRewards,
  saveShippingAddress,
  sendInvites,
  stopInvitations,
} from "@triptych/contract/referrals";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { useCommand, useEndpoint } from "../../platform/query.ts";

export const useReferralStats = () => useEndpoint(getReferralStats, undefined, { staleTime: 0 });
export const useReferralLink = () => useEndpoint(getReferralLink);
export const useRewards = () => useEndpoint(listRewards, undefined, { staleTime: 0 });
export const useReferralLogs = () => useEndpoint(listReferralLogs, undefined, { staleTime: 0 });

/** Fetches the saved address. Fails with `not_found` where none was saved. */
export const useShippingAddress = (isWanted: boolean) =>
  useEndpoint(getShippingAddress, undefined, { enabled: isWanted });

export const useSendInvites = (onSuccess: (sent: ReplyOf<typeof sendInvites>) => void) =>
  useCommand(sendInvites, { refreshes: [getReferralStats, listReferralLogs], onSuccess });
export const useSaveShippingAddress = () =>
  useCommand(saveShippingAddress, {
    refreshes: [getReferralStats, listRewards, listReferralLogs, getShippingAddress],
  });
export const useClaimReward = () => useCommand(claimReward, { refreshes: [listRewards, listReferralLogs] });
export const useStopInvitations = () => useCommand(stopInvitations);
