import type { RawCall, RawRoute } from "../../../platform/http/raw-route.ts";
import { asWebRequest, sendWebResponse } from "../../../platform/http/uploads/web-messages.ts";
import { requireAccess } from "../../../platform/security/access.ts";
import { refuseForeignOrigin } from "../../../platform/security/origin.ts";
import type { Authenticate, Viewer } from "../../../platform/security/viewer.ts";
import type { ArrivingService } from "./service.ts";

export interface ArrivingRouteDeps {
  rawRoute: RawRoute;
  authenticate: Authenticate;
  ownOrigins: readonly string[];
}

const path = "/api/files/resumable";

/** Lists the headers of the protocol that are passed on. */
const passedOn = ["tus-resumable", "location", "upload-offset", "upload-length", "upload-metadata", "upload-expires"];

/** Adds the calls of resumable uploads (tus 1.0). NOTE: raw routes do not check who is calling, so these do. */
export function arrivingRoutes({ rawRoute, authenticate, ownOrigins }: ArrivingRouteDeps, arriving: ArrivingService) {
  async function identify(request: RawCall["request"]): Promise<Viewer> {
    refuseForeignOrigin(request, ownOrigins);
    const viewer = await authenticate(request);
    requireAccess({ access: "member" }, viewer);
    return viewer!;
  }

  rawRoute({ method: "POST", path, limit: "upload", isStreamed: true }, async ({ request, reply }) => {
    const viewer = await identify(request);
    const { "upload-length": length, "upload-metadata": metadata } = request.headers;
    const id = await arriving.beginUpload(viewer, { length, metadata });
    const response = await arriving.handle(asWebRequest(request), id);
    if (response.status >= 400) await arriving.giveUp(id);
    return sendWebResponse(reply, response, passedOn);
  });

  for (const method of ["HEAD", "PATCH", "DELETE"] as const) {
    rawRoute({ method, path: `${path}/{uploadId}`, limit: "default", isStreamed: true }, async ({ request, reply }) => {
      const viewer = await identify(request);
      const { uploadId } = request.params as { uploadId: string };
      await arriving.requireUpload(viewer, uploadId);
      const response = await arriving.handle(asWebRequest(request), uploadId);
      if (method === "DELETE" && response.ok) await arriving.giveUp(uploadId);
      return sendWebResponse(reply, response, passedOn);
    });
  }
}
