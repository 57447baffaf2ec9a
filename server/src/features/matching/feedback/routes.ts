import { removeMatchFeedback, sendMatchFeedback } from "@triptych/contract/matching-feedback";
import type { Route } from "../../../platform/http/route.ts";
import type { FeedbackService } from "./service.ts";

export function feedbackRoutes(route: Route, feedback: FeedbackService) {
  route(sendMatchFeedback, ({ body, viewer }) => feedback.send(viewer, body));
  route(removeMatchFeedback, ({ params, viewer }) => feedback.remove(viewer, params.feedbackId));
}
