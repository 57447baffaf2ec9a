import type { RawRoute } from "../../../platform/http/raw-route.ts";
import type { BillingService } from "../service.ts";

/**
 * Receives events of payment providers. A 2xx reply means that the event is stored; after anything else they deliver it
 * again.
 */
export function webhookRoutes(rawRoute: RawRoute, billing: BillingService) {
  for (const provider of ["stripe", "paypal"] as const) {
    if (!billing.hasProvider(provider)) continue;
    const declaration = { method: "POST", path: `/api/webhooks/${provider}`, isUrgent: true } as const;
    rawRoute(declaration, async ({ request, reply, body }) => {
      await billing.receive(provider, { rawBody: body.toString("utf8"), headers: request.headers });
      return reply.status(200).send({ received: true });
    });
  }
}
