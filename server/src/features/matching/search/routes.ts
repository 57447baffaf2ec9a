import { searchForAgency, searchForBrand, searchForFreelancer } from "@triptych/contract/matching";
import type { Route } from "../../../platform/http/route.ts";
import type { SearchService } from "./service.ts";

const searches = [
  { endpoint: searchForAgency, searcherType: "agency" },
  { endpoint: searchForBrand, searcherType: "brand" },
  { endpoint: searchForFreelancer, searcherType: "freelancer" },
] as const;

export function searchRoutes(route: Route, searching: SearchService) {
  for (const { endpoint, searcherType } of searches) {
    route(endpoint, async ({ viewer, body, reply }) => {
      const { briefId, matches, isFallback } = await searching.search(viewer, searcherType, body);
      reply.header("x-brief-id", briefId);
      if (isFallback) reply.header("x-answered-by", "local");
      return matches;
    });
  }
}
