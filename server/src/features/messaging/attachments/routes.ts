import { deleteAttachment } from "@triptych/contract/messaging";
import type { Route } from "../../../platform/http/route.ts";
import type { AttachmentsService } from "./service.ts";

export function attachmentsRoutes(route: Route, attachments: AttachmentsService) {
  route(deleteAttachment, ({ params, viewer }) => attachments.remove(viewer, params));
}
