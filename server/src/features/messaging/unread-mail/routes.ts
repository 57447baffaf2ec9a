import { unsubscribeFromMessages } from "@triptych/contract/messaging";
import type { RawRoute } from "../../../platform/http/raw-route.ts";
import type { Route } from "../../../platform/http/route.ts";
import type { UnreadMailService } from "./service.ts";

export function unreadMailRoutes(route: Route, rawRoute: RawRoute, unreadMail: UnreadMailService) {
  route(unsubscribeFromMessages, async ({ body }) => {
    await unreadMail.unsubscribe(body.token);
    return { message: "You will no longer receive emails about unread messages." };
  });

  // NOTE: mail programs send a form without a cookie (RFC 8058), so the token alone says who unsubscribes.
  rawRoute(
    { method: "POST", path: "/api/one-click/unsubscribe/messages", limit: "default", bodyLimitBytes: 10_000 },
    async ({ request, reply }) => {
      const { token } = request.query as { token?: unknown };
      await unreadMail.unsubscribe(typeof token === "string" ? token : "");
      return reply
        .status(200)
        .type("text/plain; charset=utf-8")
        .send("You will no longer receive emails about unread messages.\n");
    },
  );
}
