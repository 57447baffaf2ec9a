import { z } from "zod";
import { Done, Id, Moment, nameText, text, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

export const projectLimits = {
  titleMin: 3,
  titleMax: 120,
  descriptionMin: 10,
  descriptionMax: 5_000,
  noteMax: 5_000,
  people: 50,
} as const;

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
});
export type Project = z.infer<typeof Project>;

export const projectPersonStates = ["invited", "accepted", "declined"] as const;
export type ProjectPersonState = (typeof projectPersonStates)[number];
export const ProjectPerson = z.object({
  userId: UserId,
  username: z.string(),
  displayName: z.string(),
  userType: UserType.nullable(),
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
  changedBy: z.object({ userId: UserId, displayName: z.string() }),
});

export const ProjectPage = Project.extend({
  brief: z.object({ id: Id, text: z.string() }).nullable(),
  people: z
    .array(ProjectPerson)
    .describe(
      "The people whom this person may see: only the owner sees who declined, only participants see who has not replied yet.",
    ),
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
  body: z.strictObject({
    title: Title,
    description: Description,
    briefId: Id.optional(),
    contactId: UserId.optional(),
  }),
  reply: Project,
  refusals: ["not_found"],
});

const ofProject = z.object({ projectId: Id });

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
  summary: "Changes the title and the description.",
  params: ofProject,
  body: z.strictObject({ title: Title, description: Description }),
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
  refusals: ["not_found", "forbidden"],
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
