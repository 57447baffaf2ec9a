import {
  answerCredit,
  createCaseStudy,
  deleteCaseStudy,
  findCreditable,
  listCredits,
  listMemberCaseStudies,
  listOwnCaseStudies,
  orderCaseStudies,
  reportCaseStudy,
  restoreCaseStudy,
  updateCaseStudy,
} from "@triptych/contract/work";
import type { Route } from "../../platform/http/route.ts";
import type { WorkService } from "./service.ts";

export function workRoutes(route: Route, work: WorkService) {
  route(listOwnCaseStudies, ({ viewer }) => work.listOwn(viewer));
  route(createCaseStudy, ({ body, viewer }) => work.create(viewer, body));
  route(orderCaseStudies, ({ body, viewer }) => work.order(viewer, body.ids));
  route(updateCaseStudy, ({ params, body, viewer }) => work.update(viewer, params.caseStudyId, body));
  route(deleteCaseStudy, async ({ params, viewer }) => {
    await work.remove(viewer, params.caseStudyId);
    return { message: "The case study is deleted." };
  });
  route(restoreCaseStudy, ({ params, viewer }) => work.restore(viewer, params.caseStudyId));
  route(listMemberCaseStudies, ({ params, viewer }) => work.listOf(viewer, params.userId));
  route(findCreditable, ({ query, viewer }) => work.crediting.find(viewer, query.username));
  route(listCredits, ({ viewer }) => work.crediting.list(viewer));
  route(answerCredit, ({ params, body, viewer }) => work.crediting.answer(viewer, params.caseStudyId, body));
  route(reportCaseStudy, async ({ params, body, viewer }) => {
    await work.report(viewer, params.caseStudyId, body.reason);
    return { message: "Thank you. Our team will look at it." };
  });
}
