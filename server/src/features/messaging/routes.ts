import type { RawRoute } from "../../platform/http/raw-route.ts";
import type { Route } from "../../platform/http/route.ts";
import { attachmentsRoutes } from "./attachments/routes.ts";
import { blocksRoutes } from "./blocks/routes.ts";
import { contactsRoutes } from "./contacts/routes.ts";
import { messagesRoutes } from "./messages/routes.ts";
import type { MessagingService } from "./service.ts";
import { unreadMailRoutes } from "./unread-mail/routes.ts";

export function messagingRoutes(route: Route, rawRoute: RawRoute, messaging: MessagingService) {
  messagesRoutes(route, messaging.messages);
  attachmentsRoutes(route, messaging.attachments);
  contactsRoutes(route, messaging.contacts);
  blocksRoutes(route, messaging.blocks);
  unreadMailRoutes(route, rawRoute, messaging.unreadMail);
}
