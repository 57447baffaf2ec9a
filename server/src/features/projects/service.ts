import { projectLimits, type Project, type ProjectPage, type ProjectStatus } from "@triptych/contract/projects";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import type { MatchingService } from "../matching/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";
import { exportingService } from "./exporting/service.ts";
import { mayMove, seesPerson } from "./rules.ts";
import { projectsStore, type ProjectRow } from "./store.ts";

export interface ProjectsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  profiles: Pick<ProfilesService, "listNamed">;
  messaging: Pick<MessagingService, "isContact" | "isBlockedBetween">;
  matching: { briefs: Pick<MatchingService["briefs"], "get"> };
  /** Publishes to the open pages of somebody that their projects have changed. */
  publish: (userId: string) => void;
}

export interface NewProject {
  title: string;
  description: string;
  briefId?: string | undefined;
  contactId?: string | undefined;
}

export type ProjectsService = ReturnType<typeof projectsService>;

/** Manages projects, in which people who found each other plan their work. To everybody else a project does not exist. */
export function projectsService({ database, clock, newId, profiles, messaging, matching, publish }: ProjectsDeps) {
  const store = projectsStore(database);

  async function list(viewer: Viewer): Promise<Project[]> {
    return (await store.listProjects(viewer.userId)).map((row) => asProject(row, viewer.userId, row.state));
  }

  async function create(viewer: Viewer, { title, description, briefId, contactId }: NewProject): Promise<Project> {
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
    return asProject(row, viewer.userId, null);
  }

  async function getPage(viewer: Viewer, projectId: string): Promise<ProjectPage> {
    const { project, state } = await requireSeen(viewer, projectId);
    const [everybody, notes, changes] = await Promise.all([
      store.listPeople(projectId),
      state === "invited" ? [] : store.listNotes(projectId),
      store.listStatusChanges(projectId),
    ]);
    const people = everybody.filter((person) =>
      seesPerson(state ?? "owner", person.state, person.userId === viewer.userId),
    );
    const ids = new Set([
      project.ownerId,
      ...people.map((person) => person.userId),
      ...notes.map((note) => note.authorId),
      ...changes.map((change) => change.changedById),
    ]);
    const named = new Map((await profiles.listNamed([...ids])).map((person) => [person.id, person]));
    const author = (userId: string) => ({ userId, displayName: named.get(userId)?.displayName ?? "Somebody who left" });
    const person = (userId: string) => {
      const found = named.get(userId);
      return {
        userId,
        username: found?.username ?? "",
        displayName: author(userId).displayName,
        userType: found?.userType ?? null,
      };
    };
    return {
      ...asProject(project, viewer.userId, state),
      brief: project.briefId && project.briefText ? { id: project.briefId, text: project.briefText } : null,
      people: [
        { ...person(project.ownerId), state: "owner" },
        ...people.map((each) => ({ ...person(each.userId), state: each.state })),
      ],
      notes: notes.map(({ id, authorId, content, createdAt }) => ({
        id,
        author: author(authorId),
        content,
        createdAt: createdAt.toISOString(),
      })),
      history: changes.map(({ status, changedById, changedAt }) => ({
        status,
        changedAt: changedAt.toISOString(),
        changedBy: author(changedById),
      })),
    };
  }

  async function update(
    viewer: Viewer,
    projectId: string,
    change: { title: string; description: string },
  ): Promise<ProjectPage> {
    await requireOwned(viewer, projectId);
    await store.updateProject(projectId, { ...change, updatedAt: clock.now() });
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
    await requireOwned(viewer, projectId);
    await requireContact(viewer, userId);
    await database.transaction(async (tx) => {
      const txStore = projectsStore(tx);
      await txStore.lockProject(projectId);
      const known = await txStore.findPerson(projectId, userId);
      if (known?.state === "invited" || known?.state === "accepted")
        refuse("conflict", { message: "They are in this project already." });
      if (!known && (await txStore.countPeople(projectId)) >= projectLimits.people)
        refuse("conflict", { message: `A project has at most ${projectLimits.people} people.` });
      await txStore.savePerson({ projectId, userId, state: "invited", invitedAt: clock.now() });
    });
    publish(userId);
    return getPage(viewer, projectId);
  }

  async function answerInvitation(
    viewer: Viewer,
    projectId: string,
    { isAccepted }: { isAccepted: boolean },
  ): Promise<void> {
    const { project } = await requireSeen(viewer, projectId);
    const isOpen = await store.answerInvitation(projectId, viewer.userId, isAccepted ? "accepted" : "declined");
    if (!isOpen) refuse("conflict", { message: "This invitation was answered already." });
    publish(project.ownerId);
  }

  /** Removes somebody. The owner may remove anybody, other people only themselves. */
  async function remove(viewer: Viewer, projectId: string, userId: string): Promise<void> {
    const { project } = await requireSeen(viewer, projectId);
    if (viewer.userId !== project.ownerId && viewer.userId !== userId) refuse("forbidden");
    if (!(await store.removePerson(projectId, userId))) refuse("not_found");
    publish(viewer.userId === userId ? project.ownerId : userId);
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

  async function requireSeen(viewer: Viewer, projectId: string) {
    const [project, person] = [await store.findProject(projectId), await store.findPerson(projectId, viewer.userId)];
    if (!project) return refuse("not_found");
    const isOwner = project.ownerId === viewer.userId;
    if (!isOwner && (!person || person.state === "declined")) refuse("not_found");
    return { project, state: isOwner ? null : person!.state };
  }

  async function requireOwned(viewer: Viewer, projectId: string): Promise<void> {
    const { state } = await requireSeen(viewer, projectId);
    if (state !== null) refuse("forbidden", { message: "Only the person who created the project can change this." });
  }

  async function requireContact(viewer: Viewer, userId: string): Promise<void> {
    if (userId === viewer.userId || !(await messaging.isContact(viewer.userId, userId))) refuse("not_found");
    if (await messaging.isBlockedBetween(viewer.userId, userId)) refuse("not_found");
  }

  async function publishToOthers(viewer: Viewer, projectId: string): Promise<void> {
    const project = await store.findProject(projectId);
    const people = (await store.listPeople(projectId))
      .filter((person) => person.state !== "declined")
      .map((person) => person.userId);
    for (const userId of new Set([project?.ownerId ?? viewer.userId, ...people]))
      if (userId !== viewer.userId) publish(userId);
  }

  return {
    list,
    create,
    getPage,
    update,
    changeStatus,
    invite,
    answerInvitation,
    remove,
    addNote,
    ...exportingService({ database }),
  };
}

function asProject(
  { id, ownerId, title, description, status, createdAt, updatedAt }: ProjectRow,
  viewerId: string,
  state: "invited" | "accepted" | "declined" | null,
): Project {
  const isOwner = ownerId === viewerId;
  return {
    id,
    title,
    description,
    status,
    isOwner,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    invitation: isOwner ? "owner" : state === "accepted" ? "accepted" : "pending",
  };
}
