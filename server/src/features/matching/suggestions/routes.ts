import { listSuggestions, skipSuggestion } from "@triptych/contract/matching";
import type { Route } from "../../../platform/http/route.ts";
import type { SuggestionsService } from "./service.ts";

export function suggestionsRoutes(route: Route, suggestions: SuggestionsService) {
  route(listSuggestions, ({ viewer }) => suggestions.list(viewer));
  route(skipSuggestion, ({ viewer, body }) => suggestions.skip(viewer, body.userId));
}
