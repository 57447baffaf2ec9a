import type { RawRoute } from "../../../platform/http/raw-route.ts";
import type { BillingService } from "../service.ts";

/** What payment providers deliver. A 2xx says that it is stored for good; anything else makes them deliver it again. */
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
