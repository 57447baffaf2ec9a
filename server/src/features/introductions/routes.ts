import {
  answerIntroduction,
  introduce,
  listIntroductions,
  previewIntroduction,
  withdrawIntroduction,
} from "@triptych/contract/introductions";
import type { Route } from "../../platform/http/route.ts";
import type { IntroductionsService } from "./service.ts";

export function introductionsRoutes(route: Route, introductions: IntroductionsService) {
  route(listIntroductions, ({ query, viewer }) => introductions.list(viewer, query.personId));
  route(previewIntroduction, ({ query, viewer }) => introductions.preview(viewer, query));
  route(introduce, ({ body, viewer, idempotencyKey }) => introductions.introduce(viewer, { ...body, idempotencyKey }));
  route(answerIntroduction, ({ params, body, viewer }) => introductions.answer(viewer, params.introductionId, body));
  route(withdrawIntroduction, ({ params, viewer }) => introductions.withdraw(viewer, params.introductionId));
}
