import type { RawRoute } from "../../../platform/http/raw-route.ts";
import { sendWrittenPage } from "../../../platform/http/site/written-page.ts";
import type { ExploringService } from "./service.ts";

export function exploringRoutes(rawRoute: RawRoute, exploring: ExploringService) {
  rawRoute({ method: "GET", path: "/explore", limit: "default" }, async ({ request, reply }) => {
    const html = await exploring.open(request.query as Record<string, unknown>);
    return sendWrittenPage(request, reply, { html, caching: "public, max-age=60" });
  });
}
