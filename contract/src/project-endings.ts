import { z } from "zod";
import { Done, Id, text, UserId } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { ofProject, ProjectPage } from "./projects.ts";
import { referenceLimits } from "./reference-limits.ts";
import { Reference } from "./references.ts";

export * from "./reference-limits.ts";

const Answer = text({
  min: referenceLimits.answerMin,
  max: referenceLimits.answerMax,
  error: "Please write a few words",
});

/** Holds the answers to `referenceQuestions`. There are no stars and no points. */
export const ReferenceAnswers = z.strictObject({ work: Answer, wentWell: Answer, again: Answer });
export type ReferenceAnswers = z.infer<typeof ReferenceAnswers>;

export const completeProject = endpoint({
  method: "POST",
  path: "/api/projects/{projectId}/completion",
  access: "member",
  feature: "projects",
  summary: "Marks a project as complete for one's own side, or takes that back.",
  details:
    "The project is complete when both sides have marked it, or one where the account of the other has ended. It can be taken back " +
    "until then. The other side is sent one email.",
  params: ofProject,
  body: z.strictObject({ isComplete: z.boolean() }),
  reply: ProjectPage,
  refusals: ["not_found", "forbidden", "conflict"],
});

export const giveReference = endpoint({
  method: "POST",
  path: "/api/projects/{projectId}/reference",
  access: "member",
  feature: "projects",
  summary: "Gives a reference about the other side of a completed project, or changes it until it is published.",
  details:
    "Both references are published together, once both are given or 14 days after the project was completed. One that is given later is " +
    "published at once.",
  params: ofProject,
  body: ReferenceAnswers,
  reply: ProjectPage,
  refusals: ["not_found", "forbidden", "conflict"],
});

export const removeReference = endpoint({
  method: "DELETE",
  path: "/api/projects/{projectId}/reference",
  access: "member",
  feature: "projects",
  summary: "Removes one's own reference, published or not.",
  details: "One that was published cannot be given again, because its author has read the other one.",
  params: ofProject,
  reply: ProjectPage,
  refusals: ["not_found", "forbidden", "conflict"],
});

export const listReferences = endpoint({
  method: "GET",
  path: "/api/members/{userId}/references",
  access: "member",
  feature: "projects",
  summary: "Lists the published references about a member, newest first.",
  params: z.object({ userId: UserId }),
  reply: z.array(Reference).max(referenceLimits.listed),
  refusals: ["not_found"],
});

const ofReference = z.object({ referenceId: Id });

export const replyToReference = endpoint({
  method: "POST",
  path: "/api/references/{referenceId}/reply",
  access: "member",
  feature: "projects",
  summary: "Replies once to a published reference about oneself. Everybody who reads the reference reads the reply.",
  params: ofReference,
  body: z.strictObject({ text: text({ min: 1, max: referenceLimits.replyMax, error: "Please write a reply first" }) }),
  reply: Reference,
  refusals: ["not_found", "forbidden", "conflict"],
});

export const reportReference = endpoint({
  method: "POST",
  path: "/api/references/{referenceId}/report",
  access: "member",
  feature: "projects",
  summary: "Reports a published reference to the operators. A second report by the same person changes nothing.",
  params: ofReference,
  body: z.strictObject({
    reason: text({ min: 1, max: referenceLimits.reportMax, error: "Please say what is wrong with it" }),
  }),
  reply: Done,
  refusals: ["not_found"],
});
