import { getPublicPage, updatePublicPage } from "@triptych/contract/public-pages";
import type { RawRoute } from "../../../platform/http/raw-route.ts";
import type { Route } from "../../../platform/http/route.ts";
import { sendWrittenPage } from "../../../platform/http/site/written-page.ts";
import { hasSignedInHint } from "../../../platform/security/signed-in-hint.ts";
import type { Authenticate } from "../../../platform/security/viewer.ts";
import type { PublicPagesService } from "./service.ts";

export interface PublicPagesRouteDeps {
  route: Route;
  rawRoute: RawRoute;
  authenticate: Authenticate;
}

const folders = { agency: "/agencies", freelancer: "/freelancers" } as const;
const aPage = { method: "GET", limit: "default", isOpenedByPeople: true } as const;
const types = ["agency", "freelancer"] as const;

export function publicPagesRoutes({ route, rawRoute, authenticate }: PublicPagesRouteDeps, pages: PublicPagesService) {
  route(getPublicPage, ({ viewer }) => pages.get(viewer));
  route(updatePublicPage, ({ body, viewer }) => pages.turn(viewer, body.publicPage));

  for (const type of types) {
    rawRoute({ method: "GET", path: folders[type], limit: "default" }, ({ reply }) => reply.redirect("/explore", 302));
    rawRoute({ ...aPage, path: `${folders[type]}/{name}` }, async ({ request, reply }) => {
      const isSignedIn = hasSignedInHint(request.headers.cookie);
      const found = await pages.open({ type, name: (request.params as { name: string }).name, isSignedIn });
      // NOTE: a name can become somebody's own again, so no browser keeps this.
      if (found && "movedTo" in found) return reply.header("cache-control", "no-cache").redirect(found.movedTo, 301);
      const page = found ?? { html: pages.writeMissing({ isSignedIn }), status: 404 };
      return sendWrittenPage(request, reply, { ...page, isForMember: isSignedIn });
    });
    rawRoute(
      { method: "GET", path: `${folders[type]}/{name}/share.jpg`, limit: "default" },
      async ({ request, reply }) => {
        const picture = await pages.drawShare(type, (request.params as { name: string }).name);
        if (picture === null) return reply.code(404).send();
        return reply.header("cache-control", "public, max-age=300").type("image/jpeg").send(picture);
      },
    );
  }

  rawRoute({ method: "GET", path: "/preview/public-page", limit: "default" }, async ({ request, reply }) => {
    const viewer = await authenticate(request);
    if (!viewer?.isEmailVerified) return reply.redirect("/auth?redirect=/settings?section=public-page", 302);
    const html = await pages.preview(viewer);
    const page = html === null ? { html: pages.writeMissing({ isSignedIn: true }), status: 404 } : { html };
    return sendWrittenPage(request, reply, { ...page, caching: "no-store" });
  });
}
