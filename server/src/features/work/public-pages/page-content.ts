import type { AgencyProfileData, FreelancerProfileData, MemberProfile } from "@triptych/contract/profiles";
import type { CaseStudy, Credit } from "@triptych/contract/work";
import type { VisitorsReference } from "../../projects/service.ts";

export type PublicProfile =
  | { type: "agency"; data: AgencyProfileData }
  | { type: "freelancer"; data: FreelancerProfileData };

export interface PublicMember {
  member: MemberProfile;
  profile: PublicProfile;
}

/** Holds what the page of a member is written from. */
export interface MemberPage extends PublicMember {
  path: string;
  caseStudies: CaseStudy[];
  creditedOn: Credit[];
  references: VisitorsReference[];
  /** Returns the path of somebody's own public page, or `null` where they have none, and then they are not named. */
  pathTo: (userId: string) => string | null;
  /** Says that only its owner sees it. */
  isPreview: boolean;
}
