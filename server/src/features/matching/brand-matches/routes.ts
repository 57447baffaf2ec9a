import { listBrandMatches } from "@triptych/contract/matching";
import type { Route } from "../../../platform/http/route.ts";
import type { BrandMatchesService } from "./service.ts";

export function brandMatchesRoutes(route: Route, brandMatches: BrandMatchesService) {
  route(listBrandMatches, ({ viewer, query }) => brandMatches.list(viewer, { isFresh: query.refresh === "true" }));
}
