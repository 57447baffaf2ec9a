import { deleteOwnAccount, exportOwnRecords } from "@triptych/contract/legal";
import type { Route } from "../../platform/http/route.ts";
import type { LegalService } from "./service.ts";

export function legalRoutes(route: Route, legal: LegalService) {
  route(exportOwnRecords, async ({ viewer, reply }) => {
    reply.header("content-disposition", 'attachment; filename="your-records.json"');
    return JSON.parse(JSON.stringify(await legal.exportRecords(viewer))) as { exportedAt: string };
  });

  route(deleteOwnAccount, async ({ body, viewer }) => {
    await legal.deleteAccount(viewer, body.password);
    return { message: viewer.role === "owner" ? "Your account was deleted." : "Your sign-in was deleted." };
  });
}
