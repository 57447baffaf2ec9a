import type { RawRoute } from "../../../platform/http/raw-route.ts";
import { sendWrittenPage } from "../../../platform/http/site/written-page.ts";
import { hasSignedInHint } from "../../../platform/security/signed-in-hint.ts";
import type { ExploringService } from "./service.ts";

export function exploringRoutes(rawRoute: RawRoute, exploring: ExploringService) {
  const declaration = { method: "GET", path: "/explore", limit: "default", isOpenedByPeople: true } as const;
  rawRoute(declaration, async ({ request, reply }) => {
    const isSignedIn = hasSignedInHint(request.headers.cookie);
    const html = await exploring.open(request.query as Record<string, unknown>, { isSignedIn });
    return sendWrittenPage(request, reply, { html, caching: "public, max-age=60", isForMember: isSignedIn });
  });
}
