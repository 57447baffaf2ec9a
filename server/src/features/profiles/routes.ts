import {
  getMember,
  updateAgencyProfile,
  updateBrandProfile,
  updateFreelancerProfile,
} from "@triptych/contract/profiles";
import type { Route } from "../../platform/http/route.ts";
import type { ProfilesService } from "./service.ts";

export function profilesRoutes(route: Route, profiles: ProfilesService) {
  route(updateAgencyProfile, ({ body, viewer }) => profiles.save(viewer, body));
  route(updateBrandProfile, ({ body, viewer }) => profiles.save(viewer, { type: "brand", data: body }));
  route(updateFreelancerProfile, ({ body, viewer }) => profiles.save(viewer, { type: "freelancer", data: body }));
  route(getMember, ({ params, viewer }) => profiles.getMember(viewer, params.userId));
}
