import { listMessages, markRead, sendMessage } from "@triptych/contract/messaging";
import type { Route } from "../../platform/route.ts";
import type { MessagingService } from "./service.ts";

export function messagingRoutes(route: Route, messaging: MessagingService) {
  route(listMessages, ({ params, query, viewer }) => messaging.list(viewer, params.userId, query));
  route(sendMessage, ({ body, viewer, request }) =>
    messaging.send(viewer, { ...body, idempotencyKey: request.headers["idempotency-key"] }),
  );
  route(markRead, async ({ params, body, viewer }) => {
    await messaging.markRead(viewer, params.userId, body.lastReadId);
    return { message: "Marked as read." };
  });
}
