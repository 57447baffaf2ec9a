import { getMatchingFigures } from "@triptych/contract/matching-figures";
import { matchingFigures } from "@triptych/matching-engine/figures";
import type { Route } from "../../../platform/http/route.ts";

export function figuresRoutes(route: Route) {
  route(getMatchingFigures, () => matchingFigures);
}
