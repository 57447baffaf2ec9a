import {
  getMember,
  removePhoto,
  setPhoto,
  sortProfileText,
  updateAgencyProfile,
  updateBrandProfile,
  updateFreelancerProfile,
} from "@triptych/contract/profiles";
import type { Authenticate } from "../../platform/security/viewer.ts";
import type { RawRoute } from "../../platform/http/raw-route.ts";
import type { Route } from "../../platform/http/route.ts";
import { availabilityRoutes } from "./availability/routes.ts";
import type { ProfilesService } from "./service.ts";

export interface ProfilesRouteDeps {
  route: Route;
  rawRoute: RawRoute;
  authenticate: Authenticate;
}

export function profilesRoutes({ route, rawRoute, authenticate }: ProfilesRouteDeps, profiles: ProfilesService) {
  availabilityRoutes(route, rawRoute, profiles.availability);
  route(updateAgencyProfile, ({ body, viewer }) => profiles.save(viewer, body));
  route(updateBrandProfile, ({ body, viewer }) => profiles.save(viewer, { type: "brand", data: body }));
  route(updateFreelancerProfile, ({ body, viewer }) => profiles.save(viewer, { type: "freelancer", data: body }));
  route(sortProfileText, ({ body, viewer }) => profiles.sorting.sort(viewer, body.text));
  route(setPhoto, async ({ body, viewer }) => ({ photo: await profiles.photo.set(viewer, body.fileId) }));
  route(removePhoto, async ({ viewer }) => ({
    fileId: await profiles.photo.remove(viewer),
    message: "Your photo was removed.",
  }));
  route(getMember, ({ viewer }) => profiles.getMember(viewer), {
    authenticate: (request) => {
      const asked = getMember.params.safeParse(request.params);
      // NOTE: what is no id is refused like every other invalid request, once it is known who sends it.
      return asked.success ? profiles.authenticateToSee(request, asked.data.userId) : authenticate(request);
    },
  });
}
