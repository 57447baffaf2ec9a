import {
  generateMessageSummary,
  improveForAgency,
  improveForBrand,
  improveForFreelancer,
  judgeBriefReadiness,
} from "@triptych/contract/matching-writing";
import type { Route } from "../../../platform/http/route.ts";
import type { WritingService } from "./service.ts";

export function writingRoutes(route: Route, writing: WritingService) {
  route(improveForAgency, ({ viewer, body }) => writing.improve(viewer, "agency", body.prompt));
  route(improveForBrand, ({ viewer, body }) => writing.improve(viewer, "brand", body.prompt));
  route(improveForFreelancer, ({ viewer, body }) => writing.improve(viewer, "freelancer", body.prompt));
  route(judgeBriefReadiness, ({ body }) => writing.judgeReadiness(body.text));
  route(generateMessageSummary, async ({ viewer, body }) => ({
    summary: await writing.draft(viewer, { query: body.searchQuery, receiverId: body.receiverId ?? null }),
  }));
}
