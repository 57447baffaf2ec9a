import { checkBlindness } from "@triptych/contract/matching";
import type { Route } from "../../../platform/http/route.ts";
import type { BlindnessService } from "./service.ts";

export function blindnessRoutes(route: Route, blindness: BlindnessService) {
  route(checkBlindness, ({ viewer, body }) => blindness.check(viewer, body));
}
