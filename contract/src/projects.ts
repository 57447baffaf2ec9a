import { z } from "zod";
import { Done, Id, Moment, nameText, text, Photo, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { projectLimits } from "./project-limits.ts";
import { forces } from "./reading.ts";
import { OwnReference, Reference } from "./references.ts";

export * from "./project-limits.ts";

export const projectStatuses = ["draft", "open", "in progress", "done", "archived"] as const;
export const ProjectStatus = z.enum(projectStatuses, { error: "Please choose a status from the list" });
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** Lists the statuses that a project may change to from each status. An archived project can be reopened. */
export const nextProjectStatuses: Record<ProjectStatus, readonly ProjectStatus[]> = {
  draft: ["open", "in progress", "archived"],
  open: ["draft", "in progress", "done", "archived"],
  "in progress": ["open", "done", "archived"],
  done: ["in progress", "archived"],
  archived: ["draft", "open", "in progress", "done"],
};

const Title = nameText({
  min: projectLimits.titleMin,
  max: projectLimits.titleMax,
  error: "Title must be at least 3 characters",
});
const Description = text({
  min: projectLimits.descriptionMin,
  max: projectLimits.descriptionMax,
  error: "Description must be at least 10 characters",
});

export const Project = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: ProjectStatus,
  createdAt: Moment,
  updatedAt: Moment,
  isOwner: z.boolean(),
  invitation: z.enum(["owner", "pending", "accepted"]),
  waitsFor: z
    .enum(["completion", "reference"])
    .nullable()
    .describe("What the signed-in person can add: the other side is done, or both are and a reference can be given."),
});
export type Project = z.infer<typeof Project>;

export const projectPersonStates = ["invited", "accepted", "declined"] as const;
export type ProjectPersonState = (typeof projectPersonStates)[number];
export const ProjectPerson = z.object({
  userId: UserId,
  username: z.string(),
  displayName: z.string(),
  userType: UserType.nullable(),
  photo: Photo,
  state: z.enum([...projectPersonStates, "owner"]),
});
export const ProjectNote = z.object({
  id: Id,
  author: z.object({ userId: UserId, displayName: z.string() }),
  content: z.string(),
  createdAt: Moment,
});
export const ProjectStatusChange = z.object({
  status: ProjectStatus,
  changedAt: Moment,
  changedBy: z.object({
    userId: UserId.nullable().describe("Null where their account has ended."),
    displayName: z.string(),
  }),
});

/** Holds what the two sides plan, beside the title and the description. */
const planned = {
  requirements: z
    .array(
      z.strictObject({
        label: nameText({ min: 1, max: projectLimits.requirementMax, error: "Please name the requirement" }),
        force: z.enum(forces),
      }),
    )
    .max(projectLimits.requirements)
    .describe("What the work must or should have, as the brief asked for it."),
  budget: nameText({ max: projectLimits.plannedMax }).nullable().describe("The budget in words."),
  dates: nameText({ max: projectLimits.plannedMax }).nullable().describe("The dates in words."),
  startsOn: z.iso.date({ error: "Please choose a day" }).nullable(),
  endsOn: z.iso.date({ error: "Please choose a day" }).nullable(),
};

const plannedOptionally = z.object(planned).partial().shape;
const endsAfterItStarts = ({ startsOn, endsOn }: { startsOn?: string | null; endsOn?: string | null }) =>
  !startsOn || !endsOn || startsOn <= endsOn;
const endsTooEarly = { error: "The last day is before the first one", path: ["endsOn"] };

export const ProjectCompletion = z
  .object({
    with: ProjectPerson.pick({ userId: true, username: true, displayName: true })
      .nullable()
      .describe("The other side; null where their account has ended, so that one side is enough."),
    mine: Moment.nullable().describe("When the signed-in person marked the project as complete."),
    theirs: Moment.nullable(),
    completedAt: Moment.nullable().describe("When both had marked it. From then on, each may give a reference."),
    ownReference: OwnReference.nullable(),
    theirReference: Reference.nullable().describe("Their reference, once it is published."),
    hasTheirs: z.boolean().describe("Whether they have given a reference, published or not."),
  })
  .describe("How far the two sides of a project have got with completing it, as one of them sees it.");
export type ProjectCompletion = z.infer<typeof ProjectCompletion>;

export const ProjectPage = Project.extend({
  ...planned,
  completion: ProjectCompletion.nullable().describe(
    "Null for everybody but the two sides, and before the chosen person accepts.",
  ),
  brief: z.object({ id: Id, text: z.string() }).nullable(),
  people: z
    .array(ProjectPerson)
    .describe(
      "The people whom this person may see: only the owner sees who declined, only participants see who has not replied yet.",
    ),
  gone: z
    .array(z.enum(["owner", "chosen"]))
    .describe("The sides whose accounts have ended, and who are no longer among the people."),
  notes: z.array(ProjectNote).describe("Empty until the invitation is accepted."),
  history: z.array(ProjectStatusChange),
});
export type ProjectPage = z.infer<typeof ProjectPage>;

export const listProjects = endpoint({
  method: "GET",
  path: "/api/projects",
  access: "member",
  feature: "projects",
  summary: "Lists the projects this person owns or was invited to, last changed first.",
  reply: z.array(Project),
});

export const createProject = endpoint({
  method: "POST",
  path: "/api/projects",
  access: "subscriber",
  feature: "projects",
  summary: "Creates a project, from a brief or with a contact if they are given.",
  details: "The contact is the other side of the project: once they have accepted, both can mark it as complete.",
  body: z
    .strictObject({
      title: Title,
      description: Description,
      briefId: Id.optional(),
      contactId: UserId.optional(),
      ...plannedOptionally,
    })
    .refine(endsAfterItStarts, endsTooEarly),
  reply: Project,
  refusals: ["not_found"],
});

export const ofProject = z.object({ projectId: Id });

export const getProject = endpoint({
  method: "GET",
  path: "/api/projects/{projectId}",
  access: "member",
  feature: "projects",
  summary: "Returns a project with its people, notes and history.",
  params: ofProject,
  reply: ProjectPage,
  refusals: ["not_found"],
});

export const updateProject = endpoint({
  method: "PUT",
  path: "/api/projects/{projectId}",
  access: "member",
  feature: "projects",
  summary: "Changes the title and the description, and of what is planned what is sent.",
  params: ofProject,
  body: z
    .strictObject({ title: Title, description: Description, ...plannedOptionally })
    .refine(endsAfterItStarts, endsTooEarly),
  reply: ProjectPage,
  refusals: ["not_found", "forbidden"],
});

export const changeProjectStatus = endpoint({
  method: "POST",
  path: "/api/projects/{projectId}/status",
  access: "member",
  feature: "projects",
  summary: "Changes the status of a project.",
  params: ofProject,
  body: z.strictObject({ status: ProjectStatus }),
  reply: ProjectPage,
  refusals: ["not_found", "forbidden", "conflict"],
});

export const inviteToProject = endpoint({
  method: "POST",
  path: "/api/projects/{projectId}/people",
  access: "member",
  feature: "projects",
  summary: "Invites a contact to a project.",
  params: ofProject,
  body: z.strictObject({ userId: UserId }),
  reply: ProjectPage,
  refusals: ["not_found", "forbidden", "blocked", "conflict"],
});

export const removeFromProject = endpoint({
  method: "DELETE",
  path: "/api/projects/{projectId}/people/{userId}",
  access: "member",
  feature: "projects",
  summary: "Removes a person from a project, or oneself.",
  params: z.object({ projectId: Id, userId: UserId }),
  reply: Done,
  refusals: ["not_found", "forbidden", "conflict"],
});

export const replyToProjectInvitation = endpoint({
  method: "POST",
  path: "/api/projects/{projectId}/invitation",
  access: "member",
  feature: "projects",
  summary: "Accepts or declines an invitation to a project.",
  params: ofProject,
  body: z.strictObject({ isAccepted: z.boolean() }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});

export const addProjectNote = endpoint({
  method: "POST",
  path: "/api/projects/{projectId}/notes",
  access: "member",
  feature: "projects",
  summary: "Adds a note for the people of the project.",
  params: ofProject,
  body: z.strictObject({ content: text({ min: 1, max: projectLimits.noteMax, error: "Please write a note first" }) }),
  reply: ProjectNote,
  refusals: ["not_found", "forbidden"],
});
