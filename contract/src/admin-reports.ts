import { z } from "zod";
import { adminLimits } from "./admin-limits.ts";
import { Done, Id, Moment, text } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { WorkPicture } from "./work-covers.ts";

const Reports = z.array(z.object({ username: z.string(), reason: z.string(), createdAt: Moment })).min(1);

export const ReportedReference = z
  .object({
    referenceId: Id,
    author: z.string().describe("The username of whoever wrote it."),
    about: z.string().describe("The username of the person it is about."),
    work: z.string(),
    wentWell: z.string(),
    again: z.string(),
    publishedAt: Moment,
    reply: z.string().nullable(),
    reports: Reports,
  })
  .describe("A published reference that somebody reported, with the reports that wait for an operator.");
export type ReportedReference = z.infer<typeof ReportedReference>;

export const listReports = endpoint({
  method: "GET",
  path: "/api/admin/reports",
  access: "admin",
  feature: "admin",
  summary: "Lists the references that were reported, the longest waiting first.",
  reply: z.array(ReportedReference),
});

export const ReportedCaseStudy = z
  .object({
    caseStudyId: Id,
    owner: z.string().describe("The username of whoever shows it."),
    title: z.string(),
    client: z.string().nullable(),
    part: z.string(),
    outcome: z.string(),
    images: z.array(WorkPicture),
    reports: Reports,
  })
  .describe("A case study that somebody reported, with the reports that wait for an operator.");
export type ReportedCaseStudy = z.infer<typeof ReportedCaseStudy>;

export const listCaseStudyReports = endpoint({
  method: "GET",
  path: "/api/admin/case-study-reports",
  access: "admin",
  feature: "admin",
  summary: "Lists the case studies that were reported, the longest waiting first.",
  reply: z.array(ReportedCaseStudy),
});

const ofCaseStudy = z.object({ caseStudyId: Id });

export const withdrawCaseStudy = endpoint({
  method: "POST",
  path: "/api/admin/case-study-reports/{caseStudyId}/withdraw",
  access: "admin",
  feature: "admin",
  summary: "Removes a case study with its pictures for good. Its owner sees that our team did.",
  params: ofCaseStudy,
  body: z.strictObject({ reason: text({ min: 1, max: adminLimits.reasonMax, error: "Please give a reason" }) }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});

export const dismissCaseStudyReports = endpoint({
  method: "POST",
  path: "/api/admin/case-study-reports/{caseStudyId}/dismiss",
  access: "admin",
  feature: "admin",
  summary: "Keeps a case study, and removes the reports about it.",
  params: ofCaseStudy,
  reply: Done,
  refusals: ["not_found"],
});

const ofReference = z.object({ referenceId: Id });

export const withdrawReference = endpoint({
  method: "POST",
  path: "/api/admin/reports/{referenceId}/withdraw",
  access: "admin",
  feature: "admin",
  summary: "Removes a reference and its reports for good. Its author sees that an operator did.",
  params: ofReference,
  body: z.strictObject({ reason: text({ min: 1, max: adminLimits.reasonMax, error: "Please give a reason" }) }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});

export const dismissReports = endpoint({
  method: "POST",
  path: "/api/admin/reports/{referenceId}/dismiss",
  access: "admin",
  feature: "admin",
  summary: "Keeps a reference, and removes the reports about it.",
  params: ofReference,
  reply: Done,
  refusals: ["not_found"],
});
