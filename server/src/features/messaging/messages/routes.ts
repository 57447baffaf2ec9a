import { listMessages, markRead, sendMessage } from "@triptych/contract/messaging";
import type { Route } from "../../../platform/http/route.ts";
import type { MessagesService } from "./service.ts";

export function messagesRoutes(route: Route, messages: MessagesService) {
  route(listMessages, ({ params, query, viewer }) => messages.list(viewer, params.userId, query));
  route(sendMessage, ({ body, viewer, idempotencyKey }) => messages.send(viewer, { ...body, idempotencyKey }), {
    authenticate: messages.authenticateToSend,
  });
  route(markRead, async ({ params, body, viewer }) => {
    await messages.markRead(viewer, params.userId, body.lastReadId);
    return { message: "Marked as read." };
  });
}
