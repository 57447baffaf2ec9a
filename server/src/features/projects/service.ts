import type { Project, ProjectPage, ProjectStatus } from "@triptych/contract/projects";
import type { ReferenceAnswers } from "@triptych/contract/project-endings";
import { refuse } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import { completingService } from "./completing/service.ts";
import type { ProjectsDeps } from "./deps.ts";
import { exportingService } from "./exporting/service.ts";
import { accessService } from "./access/service.ts";
import { forgettingService } from "./forgetting/service.ts";
import { operatorService } from "./operator/service.ts";
import { peopleService } from "./people/service.ts";
import { referencesService } from "./references/service.ts";
import { goneSidesOf, mayMove, seesPerson, waitsFor } from "./rules.ts";
import { type PersonRow, projectsStore, type ProjectRow } from "./store.ts";

type Planned = Pick<ProjectPage, "requirements" | "budget" | "dates" | "startsOn" | "endsOn">;
type SentPlan = { [K in keyof Planned]?: Planned[K] | undefined };

export interface NewProject extends SentPlan {
  title: string;
  description: string;
  briefId?: string | undefined;
  contactId?: string | undefined;
}

export type { VisitorsReference } from "./references/service.ts";
export type ProjectsService = ReturnType<typeof projectsService>;

/** Manages projects, in which people who found each other plan their work. To everybody else a project does not exist. */
export function projectsService(deps: ProjectsDeps) {
  const { database, clock, newId, profiles, matching, publish } = deps;
  const store = projectsStore(database);
  const access = accessService(deps);
  const { requireSeen, requireOwned } = access;
  const people = peopleService({ ...deps, access });
  const { requireContact, publishToOthers } = people;
  const references = referencesService({ ...deps, access });
  const completing = completingService({ ...deps, access, references });

  async function list(viewer: Viewer): Promise<Project[]> {
    const now = clock.now();
    return (await store.listProjects(viewer.userId)).map((row) => asProject(row, { viewer, now, ...row }));
  }

  async function create(viewer: Viewer, asked: NewProject): Promise<Project> {
    const { title, description, briefId, contactId, ...sent } = asked;
    const brief = briefId ? await matching.briefs.get(viewer, briefId) : null;
    if (contactId) await requireContact(viewer, contactId);
    const now = clock.now();
    const row: ProjectRow = {
      id: newId(),
      ownerId: viewer.userId,
      title,
      description,
      status: "draft",
      createdAt: now,
      updatedAt: now,
      briefId: briefId ?? null,
      briefText: brief?.text ?? null,
      ...nothingPlanned,
      ...planOf(sent),
      ...nothingCompleted,
      chosenId: contactId ?? null,
      chosenAt: contactId ? now : null,
    };
    await database.transaction(async (tx) => {
      const txStore = projectsStore(tx);
      await txStore.insertProject(row);
      await txStore.insertStatusChange({
        id: newId(),
        projectId: row.id,
        status: "draft",
        changedById: viewer.userId,
        changedAt: now,
      });
      if (contactId)
        await txStore.savePerson({ projectId: row.id, userId: contactId, state: "invited", invitedAt: now });
    });
    if (contactId) publish(contactId);
    return asProject(row, { viewer, now, state: null, hasReference: false });
  }

  async function getPage(viewer: Viewer, projectId: string): Promise<ProjectPage> {
    const { project, state } = await requireSeen(viewer, projectId);
    const [everybody, notes, changes] = await Promise.all([
      store.listPeople(projectId),
      state === "invited" ? [] : store.listNotes(projectId),
      store.listStatusChanges(projectId),
    ]);
    const shown = everybody.filter((person) =>
      seesPerson(state ?? "owner", person.state, person.userId === viewer.userId),
    );
    const ids = new Set([
      project.ownerId,
      ...shown.map((person) => person.userId),
      ...notes.map((note) => note.authorId),
      ...changes.map((change) => change.changedById),
      project.chosenId,
    ]);
    const known = [...ids].filter((id) => id !== null);
    const named = new Map((await profiles.listNamed(known)).map((person) => [person.id, person]));
    const nameOf = (userId: string | null) =>
      (userId === null ? undefined : named.get(userId)?.displayName) ?? "Account closed";
    const author = (userId: string) => ({ userId, displayName: nameOf(userId) });
    const person = (userId: string) => {
      const found = named.get(userId);
      return {
        userId,
        username: found?.username ?? "",
        displayName: author(userId).displayName,
        userType: found?.userType ?? null,
        photo: found?.photo ?? null,
      };
    };
    const completion = await completing.describe(viewer, project, { people: everybody, named });
    const hasReference = completion?.ownReference != null;
    return {
      ...asProject(project, { viewer, now: clock.now(), state, hasReference }),
      requirements: project.requirements ?? [],
      budget: project.budget,
      dates: project.dates,
      startsOn: project.startsOn,
      endsOn: project.endsOn,
      completion,
      brief: project.briefId && project.briefText ? { id: project.briefId, text: project.briefText } : null,
      people: [
        ...(project.ownerId === null ? [] : [{ ...person(project.ownerId), state: "owner" as const }]),
        ...shown.map((each) => ({ ...person(each.userId), state: each.state })),
      ],
      gone: goneSidesOf(project),
      notes: notes.map(({ id, authorId, content, createdAt }) => ({
        id,
        author: author(authorId),
        content,
        createdAt: createdAt.toISOString(),
      })),
      history: changes.map(({ status, changedById, changedAt }) => ({
        status,
        changedAt: changedAt.toISOString(),
        changedBy: { userId: changedById, displayName: nameOf(changedById) },
      })),
    };
  }

  async function update(
    viewer: Viewer,
    projectId: string,
    { title, description, ...sent }: { title: string; description: string } & SentPlan,
  ): Promise<ProjectPage> {
    await requireOwned(viewer, projectId);
    await store.updateProject(projectId, { title, description, ...planOf(sent), updatedAt: clock.now() });
    await publishToOthers(viewer, projectId);
    return getPage(viewer, projectId);
  }

  async function changeStatus(viewer: Viewer, projectId: string, status: ProjectStatus): Promise<ProjectPage> {
    await requireOwned(viewer, projectId);
    await database.transaction(async (tx) => {
      const txStore = projectsStore(tx);
      const project = (await txStore.lockProject(projectId)) ?? refuse("not_found");
      if (project.status === status) return;
      if (!mayMove(project.status, status))
        refuse("conflict", { message: `A project cannot go from ${project.status} to ${status}.` });
      const now = clock.now();
      await txStore.updateProject(projectId, { status, updatedAt: now });
      await txStore.insertStatusChange({ id: newId(), projectId, status, changedById: viewer.userId, changedAt: now });
    });
    await publishToOthers(viewer, projectId);
    return getPage(viewer, projectId);
  }

  async function invite(viewer: Viewer, projectId: string, userId: string): Promise<ProjectPage> {
    await people.invite(viewer, projectId, userId);
    return getPage(viewer, projectId);
  }

  async function complete(viewer: Viewer, projectId: string, change: { isComplete: boolean }): Promise<ProjectPage> {
    await completing.mark(viewer, projectId, change);
    return getPage(viewer, projectId);
  }

  async function giveReference(viewer: Viewer, projectId: string, answers: ReferenceAnswers): Promise<ProjectPage> {
    await references.give(viewer, projectId, answers);
    return getPage(viewer, projectId);
  }

  async function removeReference(viewer: Viewer, projectId: string): Promise<ProjectPage> {
    await references.remove(viewer, projectId);
    return getPage(viewer, projectId);
  }

  async function addNote(viewer: Viewer, projectId: string, content: string) {
    const { state } = await requireSeen(viewer, projectId);
    if (state === "invited") refuse("forbidden", { message: "Please accept the invitation first." });
    const now = clock.now();
    const id = newId();
    await database.transaction(async (tx) => {
      await projectsStore(tx).insertNote({ id, projectId, authorId: viewer.userId, content, createdAt: now });
      await projectsStore(tx).updateProject(projectId, { updatedAt: now });
    });
    await publishToOthers(viewer, projectId);
    const [author] = await profiles.listNamed([viewer.userId]);
    return {
      id,
      author: { userId: viewer.userId, displayName: author?.displayName ?? viewer.username },
      content,
      createdAt: now.toISOString(),
    };
  }

  return {
    list,
    create,
    getPage,
    update,
    changeStatus,
    invite,
    replyToInvitation: people.replyToInvitation,
    remove: people.remove,
    addNote,
    complete,
    giveReference,
    removeReference,
    completing,
    references,
    ...forgettingService(deps),
    operator: operatorService(deps),
    ...exportingService(deps),
  };
}

const nothingPlanned = { requirements: [], budget: null, dates: null, startsOn: null, endsOn: null };
const nothingCompleted = {
  ownerCompletedAt: null,
  chosenCompletedAt: null,
  completedAt: null,
  completionMailedAt: null,
};

/** Returns what was sent of a plan. Words that are empty count as none. */
function planOf({ budget, dates, ...sent }: SentPlan): Partial<Planned> {
  const plan = {
    ...sent,
    budget: budget === undefined ? undefined : budget || null,
    dates: dates === undefined ? undefined : dates || null,
  };
  return Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));
}

interface Standing {
  viewer: Viewer;
  now: Date;
  state: PersonRow["state"] | null;
  hasReference: boolean;
}

function asProject(row: ProjectRow, { viewer: { userId }, now, state, hasReference }: Standing): Project {
  const { id, ownerId, title, description, status, createdAt, updatedAt } = row;
  const isOwner = ownerId === userId;
  return {
    id,
    title,
    description,
    status,
    isOwner,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    invitation: isOwner ? "owner" : state === "accepted" ? "accepted" : "pending",
    waitsFor: waitsFor(row, { userId, hasReference, now }),
  };
}
