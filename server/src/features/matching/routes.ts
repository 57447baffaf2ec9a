import type { Route } from "../../platform/http/route.ts";
import { paymentNeutralityRoutes } from "./payment-neutrality/routes.ts";
import { brandMatchesRoutes } from "./brand-matches/routes.ts";
import { briefsRoutes } from "./briefs/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { figuresRoutes } from "./figures/routes.ts";
import { readingsRoutes } from "./readings/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import type { MatchingService } from "./service.ts";
import { suggestionsRoutes } from "./suggestions/routes.ts";
import { writingRoutes } from "./writing/routes.ts";

export function matchingRoutes(route: Route, matching: MatchingService) {
  searchRoutes(route, matching.searching);
  writingRoutes(route, matching.writing);
  briefsRoutes(route, matching.briefs);
  figuresRoutes(route);
  readingsRoutes(route, matching.readings);
  feedbackRoutes(route, matching.feedback);
  suggestionsRoutes(route, matching.suggestions);
  brandMatchesRoutes(route, matching.brandMatches);
  paymentNeutralityRoutes(route, matching.paymentNeutrality);
}
