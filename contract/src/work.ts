import { z } from "zod";
import { Done, Id, Moment, nameText, Photo, text, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { isFilmAddress } from "./film-address.ts";
import { services, skills } from "./profile-choices.ts";
import { Industry } from "./profiles.ts";
import { WorkPicture } from "./work-covers.ts";
import { workLimits } from "./work-limits.ts";

export * from "./work-covers.ts";
export * from "./work-limits.ts";

/** Lists the skills that a case study can name: those of agencies and of freelancers. */
export const workSkills = [...new Set([...services, ...skills])];
export const WorkSkill = z.enum(workSkills as [string, ...string[]], { error: "Please choose from the list" });

const AlternativeText = nameText({
  min: 1,
  max: workLimits.alternativeTextMax,
  error: "Please say what can be seen in the picture",
});

export const WorkFilm = z.strictObject({
  url: z
    .string({ error: "Please enter the address of the film" })
    .trim()
    .max(workLimits.filmAddressMax, { error: "This address is too long" })
    .refine(isFilmAddress, { error: "Please enter the film's address, which begins with https://" }),
  title: nameText({ max: workLimits.filmTitleMax }),
});
export type WorkFilm = z.infer<typeof WorkFilm>;

const told = {
  title: nameText({ min: workLimits.titleMin, max: workLimits.titleMax, error: "Please give it a title" }),
  client: nameText({ min: 1, max: workLimits.clientMax, error: "Please name the client, or keep them under wraps" })
    .nullable()
    .describe("For whom it was made; null where that is under wraps."),
  year: z
    .int({ error: "Please enter the year" })
    .min(workLimits.yearMin, { error: `Please enter a year from ${workLimits.yearMin} on` })
    .max(workLimits.yearMax, { error: "Please enter the year in which it was made" }),
  part: text({ min: workLimits.partMin, max: workLimits.partMax, error: "Please say what your part was" }).describe(
    "What the owner's part was.",
  ),
  outcome: text({ max: workLimits.outcomeMax }).describe("What came of it; may be empty."),
  skills: z
    .array(WorkSkill)
    .max(workLimits.skills, { error: `Please choose at most ${workLimits.skills} skills` })
    .overwrite((list) => [...new Set(list)]),
  sector: Industry.nullable(),
  films: z
    .array(WorkFilm)
    .max(workLimits.films, { error: `Please add at most ${workLimits.films} films` })
    .describe("Films that are elsewhere. Pages show a still and load nothing from there before it is clicked."),
};

const hasEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const CaseStudyBody = z.strictObject({
  ...told,
  images: z
    .array(z.strictObject({ fileId: Id, alternativeText: AlternativeText }))
    .min(1, { error: "Please add at least one picture" })
    .max(workLimits.images, { error: `Please add at most ${workLimits.images} pictures` })
    .refine((list) => hasEachOnce(list.map(({ fileId }) => fileId)), { error: "A picture is here twice" })
    .describe("Files of the purpose `work`, in their order. The first one is shown on cards."),
  credits: z
    .array(z.strictObject({ userId: UserId, role: nameText({ max: workLimits.roleMax }) }))
    .max(workLimits.credits, { error: `Please credit at most ${workLimits.credits} people` })
    .refine((list) => hasEachOnce(list.map(({ userId }) => userId)), { error: "Somebody is credited twice" })
    .describe("Members who took part. They are shown once they have confirmed it."),
});
export type CaseStudyBody = z.output<typeof CaseStudyBody>;

export const WorkPerson = z.object({
  userId: UserId,
  username: z.string(),
  displayName: z.string(),
  userType: UserType.nullable(),
  photo: Photo,
});
export type WorkPerson = z.infer<typeof WorkPerson>;

export const CaseStudyImage = WorkPicture.extend({ fileId: Id });
export type CaseStudyImage = z.infer<typeof CaseStudyImage>;

const shown = {
  id: Id,
  title: z.string(),
  client: z.string().nullable().describe("Null where it is under wraps."),
  year: z.int(),
  part: z.string(),
  outcome: z.string(),
  skills: z.array(z.string()),
  sector: z.string().nullable(),
  films: z.array(z.object({ url: z.string(), title: z.string() })),
  images: z.array(CaseStudyImage),
  updatedAt: Moment,
};

export const CreditedPerson = WorkPerson.extend({
  role: z.string().describe("What they did, in words; may be empty."),
});
export type CreditedPerson = z.infer<typeof CreditedPerson>;

export const CaseStudy = z
  .object({ ...shown, credits: z.array(CreditedPerson).describe("Those who have confirmed it.") })
  .describe("A piece of work that a member shows.");
export type CaseStudy = z.infer<typeof CaseStudy>;

export const creditStates = ["waiting", "confirmed", "refused"] as const;

export const OwnCaseStudy = z
  .object({
    ...shown,
    credits: z.array(CreditedPerson.extend({ state: z.enum(creditStates) })),
    isWithdrawn: z.boolean().describe("Whether our team removed it because it was reported. It is empty then."),
  })
  .describe("A case study as its owner sees it.");
export type OwnCaseStudy = z.infer<typeof OwnCaseStudy>;

export const Credit = z
  .object({
    caseStudyId: Id,
    title: z.string(),
    role: z.string(),
    state: z.enum(creditStates),
    by: WorkPerson.describe("Who shows it."),
    picture: WorkPicture.nullable(),
  })
  .describe("Somebody else's case study that names the signed-in person.");
export type Credit = z.infer<typeof Credit>;

export const MemberWork = z
  .object({
    caseStudies: z.array(CaseStudy).max(workLimits.caseStudies),
    creditedOn: z
      .array(Credit)
      .describe("Case studies of others on which this person is credited and has confirmed it, newest first."),
  })
  .describe("What a member shows of their work.");
export type MemberWork = z.infer<typeof MemberWork>;

const shared = { access: "member", feature: "work" } as const;
const ofCaseStudy = z.object({ caseStudyId: Id });
const OwnList = z.array(OwnCaseStudy).max(workLimits.caseStudies);

export const listOwnCaseStudies = endpoint({
  ...shared,
  method: "GET",
  path: "/api/case-studies",
  summary: "Lists the account's own case studies, in their order.",
  reply: OwnList,
});

export const createCaseStudy = endpoint({
  ...shared,
  method: "POST",
  path: "/api/case-studies",
  summary: "Adds a case study behind the others. People who are credited are asked by email whether it is true.",
  details:
    "For agencies and freelancers with a profile. Pictures are uploaded first (`POST /api/files` with the purpose `work`). " +
    "Whoever can read the profile can read it.",
  body: CaseStudyBody,
  reply: OwnCaseStudy,
  refusals: ["forbidden", "not_found", "conflict", "limit_reached", "unsupported_file"],
  limit: "upload",
});

export const updateCaseStudy = endpoint({
  ...shared,
  method: "PUT",
  path: "/api/case-studies/{caseStudyId}",
  summary: "Changes a case study. What is sent replaces what was there; who confirmed stays confirmed.",
  params: ofCaseStudy,
  body: CaseStudyBody,
  reply: OwnCaseStudy,
  refusals: ["not_found", "conflict", "unsupported_file"],
  limit: "upload",
});

export const orderCaseStudies = endpoint({
  ...shared,
  method: "PUT",
  path: "/api/case-studies/order",
  summary: "Puts the account's case studies into an order. Ids that are missing follow in the order they had.",
  body: z.strictObject({ ids: z.array(Id).max(workLimits.caseStudies) }),
  reply: OwnList,
});

export const deleteCaseStudy = endpoint({
  ...shared,
  method: "DELETE",
  path: "/api/case-studies/{caseStudyId}",
  summary: `Deletes a case study. For ${workLimits.undoMinutes} minutes it can be brought back.`,
  params: ofCaseStudy,
  reply: Done,
  refusals: ["not_found"],
});

export const restoreCaseStudy = endpoint({
  ...shared,
  method: "POST",
  path: "/api/case-studies/{caseStudyId}/restore",
  summary: "Brings back a case study that was just deleted.",
  params: ofCaseStudy,
  reply: OwnCaseStudy,
  refusals: ["not_found", "limit_reached"],
});

export const listMemberCaseStudies = endpoint({
  ...shared,
  method: "GET",
  path: "/api/users/{userId}/case-studies",
  summary: "Returns what a member shows of their work, to whoever may see their profile.",
  params: z.object({ userId: UserId }),
  reply: MemberWork,
  refusals: ["not_found"],
});

export const findCreditable = endpoint({
  ...shared,
  method: "GET",
  path: "/api/case-studies/person",
  summary: "Finds a member by their exact username, to credit them.",
  query: z.object({ username: nameText({ min: 1, max: 60, error: "Please enter a username" }) }),
  reply: WorkPerson,
  refusals: ["not_found"],
});

export const listCredits = endpoint({
  ...shared,
  method: "GET",
  path: "/api/case-studies/credits",
  summary: "Lists the case studies of others that name the caller, those that wait for an answer first.",
  reply: z.array(Credit),
});

export const answerCredit = endpoint({
  ...shared,
  method: "POST",
  path: "/api/case-studies/{caseStudyId}/credit",
  summary: "Confirms or refuses to be credited. The answer can be changed at any time.",
  params: ofCaseStudy,
  body: z.strictObject({ isConfirmed: z.boolean() }),
  reply: Credit,
  refusals: ["not_found"],
});

export const reportCaseStudy = endpoint({
  ...shared,
  method: "POST",
  path: "/api/case-studies/{caseStudyId}/report",
  summary: "Reports a case study to the operators. A second report by the same person changes nothing.",
  params: ofCaseStudy,
  body: z.strictObject({
    reason: text({ min: 1, max: workLimits.reportMax, error: "Please say what is wrong with it" }),
  }),
  reply: Done,
  refusals: ["not_found"],
});
