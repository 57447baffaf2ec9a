import {
  authenticateTestCard,
  cancelSubscription,
  confirmSubscription,
  confirmTestCard,
  createSubscription,
  getBillingInformation,
  getPaymentMethods,
  reactivateSubscription,
} from "@triptych/contract/billing";
import type { Route } from "../../platform/route.ts";
import type { BillingService } from "./service.ts";

export function billingRoutes(route: Route, billing: BillingService) {
  route(getPaymentMethods, () => billing.getPaymentMethods());
  route(createSubscription, ({ body, viewer }) => billing.start(viewer, body));
  route(confirmSubscription, ({ body, viewer }) => billing.confirm(viewer, body.subscriptionId));
  route(getBillingInformation, ({ viewer }) => billing.getBillingInformation(viewer));
  route(cancelSubscription, ({ viewer }) => billing.cancel(viewer));
  route(reactivateSubscription, ({ viewer }) => billing.reactivate(viewer));
  if (!billing.hasTestCards) return;
  route(confirmTestCard, ({ body }) => billing.confirmTestCard(body));
  route(authenticateTestCard, ({ body }) => billing.authenticateTestCard(body));
}
