import { blockContact, listBlocked, unblockContact } from "@triptych/contract/messaging";
import type { Route } from "../../../platform/http/route.ts";
import type { BlocksService } from "./service.ts";

export function blocksRoutes(route: Route, blocks: BlocksService) {
  route(listBlocked, ({ viewer }) => blocks.list(viewer));
  route(blockContact, async ({ body, viewer }) => {
    await blocks.block(viewer, body.contactId);
    return { message: "This user has been blocked and will no longer appear in your contacts." };
  });
  route(unblockContact, async ({ body, viewer }) => {
    await blocks.unblock(viewer, body.contactId);
    return { message: "You can exchange messages with this user again." };
  });
}
