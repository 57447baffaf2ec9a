import {
  copyFromHistory,
  createBrief,
  duplicateBrief,
  getBrief,
  getBriefHistory,
  listBriefs,
  markBriefSeen,
  removeBrief,
  renameBrief,
  updateBrief,
} from "@triptych/contract/matching-briefs";
import type { Route } from "../../../platform/http/route.ts";
import type { BriefsService } from "./service.ts";

export function briefsRoutes(route: Route, briefs: BriefsService) {
  route(listBriefs, ({ viewer }) => briefs.list(viewer));
  route(createBrief, ({ viewer, body }) => briefs.create(viewer, body));
  route(getBrief, ({ viewer, params }) => briefs.get(viewer, params.briefId));
  route(updateBrief, ({ viewer, params, body }) => briefs.update(viewer, params.briefId, body));
  route(markBriefSeen, ({ viewer, params }) => briefs.markSeen(viewer, params.briefId));
  route(renameBrief, ({ viewer, params, body }) => briefs.rename(viewer, params.briefId, body.name));
  route(duplicateBrief, ({ viewer, params }) => briefs.duplicate(viewer, params.briefId));
  route(getBriefHistory, ({ viewer, params }) => briefs.getHistory(viewer, params.briefId));
  route(copyFromHistory, ({ viewer, params }) => briefs.copyFromHistory(viewer, params));
  route(removeBrief, ({ viewer, params }) => briefs.remove(viewer, params.briefId));
}
