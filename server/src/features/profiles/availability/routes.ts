import {
  confirmAvailability,
  confirmOwnAvailability,
  stopAvailabilityEmails,
} from "@triptych/contract/availability-confirmation";
import type { RawRoute } from "../../../platform/http/raw-route.ts";
import type { Route } from "../../../platform/http/route.ts";
import type { AvailabilityService } from "./service.ts";

const stopped = "You will no longer receive emails about your availability.";

export function availabilityRoutes(route: Route, rawRoute: RawRoute, availability: AvailabilityService) {
  route(confirmAvailability, ({ body }) => availability.confirm(body.token));
  route(confirmOwnAvailability, ({ viewer }) => availability.confirmOwn(viewer));
  route(stopAvailabilityEmails, async ({ body }) => {
    await availability.unsubscribe(body.token);
    return { message: stopped };
  });

  // NOTE: mail programs send a form without a cookie (RFC 8058), so the token alone says who unsubscribes.
  rawRoute(
    { method: "POST", path: "/api/one-click/unsubscribe/availability", limit: "default", bodyLimitBytes: 10_000 },
    async ({ request, reply }) => {
      const { token } = request.query as { token?: unknown };
      await availability.unsubscribe(typeof token === "string" ? token : "");
      return reply.status(200).type("text/plain; charset=utf-8").send(`${stopped}\n`);
    },
  );
}
