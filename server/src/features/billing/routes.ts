import {
  authenticateTestCard,
  cancelByLink,
  cancelSubscription,
  confirmSubscription,
  confirmTestCard,
  createSubscription,
  getBillingInformation,
  getCancellation,
  getPaymentMethods,
  reactivateSubscription,
  resumeCheckout,
} from "@triptych/contract/billing";
import type { RawRoute } from "../../platform/raw-route.ts";
import type { Route } from "../../platform/route.ts";
import type { BillingService } from "./service.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

export function billingRoutes(route: Route, rawRoute: RawRoute, billing: BillingService) {
  const { checkoutCookie } = billing;
  route(getPaymentMethods, () => billing.getPaymentMethods());
  route(createSubscription, ({ body, viewer, request, reply }) => {
    // NOTE: given before anything is started, so that the next try after a failure is the same browser's.
    const browserHash = viewer ? null : checkoutCookie.give({ request, reply });
    return billing.start({ viewer, browserHash }, body);
  });
  route(resumeCheckout, ({ body, request, reply }) =>
    billing.resumeCheckout(body.token, checkoutCookie.give({ request, reply })),
  );
  route(confirmSubscription, ({ body, viewer }) => billing.confirm(viewer, body.subscriptionId));
  route(getBillingInformation, ({ viewer }) => billing.getBillingInformation(viewer));
  route(cancelSubscription, ({ viewer }) => billing.cancel(viewer));
  route(reactivateSubscription, ({ viewer }) => billing.reactivate(viewer));
  route(getCancellation, ({ query }) => billing.getCancellation(query.token));
  route(cancelByLink, ({ body }) => billing.cancelByLink(body.token));
  webhookRoutes(rawRoute, billing);
  const { testCards } = billing;
  if (!testCards) return;
  route(confirmTestCard, ({ body }) => testCards.confirm(body));
  route(authenticateTestCard, ({ body }) => testCards.authenticate(body));
}
