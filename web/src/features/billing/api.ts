import type { CurrentUser } from "@triptych/contract/accounts";
import {
  cancelByLink,
  cancelSubscription,
  confirmSubscription,
  getBillingInformation,
  getCancellation,
  getPaymentMethods,
  reactivateSubscription,
  unsubscribeFromReminders,
} from "@triptych/contract/billing";
import { msPerHour } from "@triptych/contract/durations";
import { useCommand, useEndpoint } from "../../platform/query.ts";
import { isRunning } from "./subscription-status.ts";

export const usePaymentMethods = () => useEndpoint(getPaymentMethods);

/** Sets how often an open page fetches the remaining days again. */
const recountMs = msPerHour;

/** Fetches the billing information where a subscription is running. */
export const useBillingInformation = (user: CurrentUser) =>
  useEndpoint(getBillingInformation, undefined, {
    staleTime: 0,
    refetchInterval: recountMs,
    enabled: user.stripe_subscription_id !== null && isRunning(user),
  });

export const useConfirmSubscription = () => useCommand(confirmSubscription, { refreshes: [getBillingInformation] });
export const useCancelSubscription = () => useCommand(cancelSubscription, { refreshes: [getBillingInformation] });
export const useReactivateSubscription = () =>
  useCommand(reactivateSubscription, { refreshes: [getBillingInformation] });

export const useCancellation = (token: string) =>
  useEndpoint(getCancellation, { query: { token } }, { enabled: token !== "", staleTime: 0, gcTime: 0 });
export const useCancelByLink = () => useCommand(cancelByLink);
export const useStopReminders = () => useCommand(unsubscribeFromReminders);
