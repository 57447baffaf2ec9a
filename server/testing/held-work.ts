import { type HeldTable, own } from "./held-table.ts";

const ofCaseStudies = "(select id from case_studies where user_id = $1)";

/** Lists the tables that hold the work that somebody shows. */
export const heldWork: Record<string, HeldTable> = {
  case_studies: {
    at: "work.caseStudies[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  case_study_images: {
    at: "work.images[]",
    whose: `case_study_id in ${ofCaseStudies}`,
    given: { case_study_id: "case_studies", file_id: "files" },
  },
  case_study_credits: {
    at: "work.credits[]",
    whose: `user_id = $1 or case_study_id in ${ofCaseStudies}`,
    given: { case_study_id: "case_studies", user_id: "other" },
  },
  public_pages: {
    at: "work.publicPage[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  public_page_names: {
    at: "work.publicPageNames[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  case_study_reports: {
    at: "work.reports[]",
    whose: "reporter_id = $1",
    given: { case_study_id: "case_studies", reporter_id: "user" },
    leftOut: { reporter_id: own },
  },
};
