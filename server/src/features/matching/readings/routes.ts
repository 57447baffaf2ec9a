import {
  confirmBriefReading,
  getBriefReading,
  listRequirementChoices,
  removeBriefReading,
} from "@triptych/contract/matching-readings";
import type { Route } from "../../../platform/http/route.ts";
import type { ReadingsService } from "./service.ts";

export function readingsRoutes(route: Route, readings: ReadingsService) {
  route(getBriefReading, ({ viewer, params }) => readings.get(viewer, params.briefId));
  route(confirmBriefReading, ({ viewer, params, body }) => readings.confirm(viewer, params.briefId, body));
  route(removeBriefReading, ({ viewer, params }) => readings.remove(viewer, params.briefId));
  route(listRequirementChoices, ({ viewer, query }) => readings.listChoices(viewer, query.words));
}
