import { deleteFile, getFile, getStorage, uploadFile } from "@triptych/contract/files";
import type { RawRoute } from "../../platform/http/raw-route.ts";
import type { Route } from "../../platform/http/route.ts";
import type { Authenticate } from "../../platform/security/viewer.ts";
import { arrivingRoutes } from "./arriving/routes.ts";
import type { FilesService } from "./service.ts";

export interface FilesRouteDeps {
  route: Route;
  rawRoute: RawRoute;
  authenticate: Authenticate;
  ownOrigins: readonly string[];
}

/** Limits how long a slow connection may take for a file. */
const servingMs = 600_000;

export function filesRoutes(deps: FilesRouteDeps, files: FilesService) {
  const { route, rawRoute, authenticate } = deps;
  route(uploadFile, ({ body, file, viewer }) => files.arriving.receive(viewer, file, body));
  route(getStorage, ({ viewer }) => files.getStorage(viewer));
  route(getFile, ({ params, viewer }) => files.arriving.get(viewer, params.fileId));
  route(deleteFile, async ({ params, viewer }) => {
    await files.deleteOwn(viewer, params.fileId);
    return { message: "The file was removed." };
  });
  arrivingRoutes(deps, files.arriving);

  rawRoute({ method: "GET", path: "/api/files/{token}/{part}", replyMs: servingMs }, async ({ request, reply }) => {
    const { token, part } = request.params as { token: string; part: string };
    const file = await files.serving.open(token, part, () => authenticate(request));
    return reply
      .header("cache-control", `private, max-age=${file.keptSeconds}, immutable`)
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "same-origin")
      .header("x-content-type-options", "nosniff")
      .header("content-disposition", file.disposition)
      .header("content-length", file.bytes)
      .type(file.type)
      .send(file.content);
  });
}
