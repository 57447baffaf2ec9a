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
  unsubscribeFromReminders,
} from "@triptych/contract/billing";
import type { RawRoute } from "../../platform/http/raw-route.ts";
import type { Route } from "../../platform/http/route.ts";
import type { BillingService } from "./service.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

export function billingRoutes(route: Route, rawRoute: RawRoute, billing: BillingService) {
  const { checkoutCookie } = billing;
  route(getPaymentMethods, () => billing.getPaymentMethods());
  route(createSubscription, ({ body, viewer, request, reply }) => {
    // NOTE: set before anything is started, so that the next try after a failure comes from the same browser.
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
  unsubscribeRoutes(route, rawRoute, billing);
  webhookRoutes(rawRoute, billing);
  const { testCards } = billing;
  if (!testCards) return;
  route(confirmTestCard, ({ body }) => testCards.confirm(body));
  route(authenticateTestCard, ({ body }) => testCards.authenticate(body));
}

function unsubscribeRoutes(route: Route, rawRoute: RawRoute, billing: BillingService) {
  const message = "You will no longer receive reminders of payments.";
  route(unsubscribeFromReminders, async ({ body }) => {
    await billing.unsubscribe(body.token);
    return { message };
  });

  // NOTE: mail programs send a form without a cookie (RFC 8058); the token proves who asked.
  rawRoute(
    { method: "POST", path: "/api/one-click/unsubscribe/reminders", limit: "default", bodyLimitBytes: 10_000 },
    async ({ request, reply }) => {
      const { token } = request.query as { token?: unknown };
      await billing.unsubscribe(typeof token === "string" ? token : "");
      return reply.status(200).type("text/plain; charset=utf-8").send(`${message}\n`);
    },
  );
}
