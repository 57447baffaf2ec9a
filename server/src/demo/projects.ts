import { msPerDay } from "@triptych/contract/durations";
import { dueAt, publicationOf } from "../features/projects/references/rules.ts";
import { referencesStore } from "../features/projects/references/store.ts";
import { projectsStore } from "../features/projects/store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { createIds } from "../platform/process/ids.ts";
import type { DemoWriter } from "./conversations.ts";
import type { WrittenProject, WrittenReference } from "./marketplace.ts";

interface Told {
  writers: ReadonlyMap<string, DemoWriter>;
  now: Date;
}

/** Inserts projects that were accepted a day after they began, in the state in which time has left them, with their references. */
export async function insertProjects(tx: Transaction, written: WrittenProject[], told: Told): Promise<void> {
  for (const project of written) await insertProject(tx, project, told);
}

async function insertProject(tx: Transaction, written: WrittenProject, { writers, now }: Told): Promise<void> {
  const { title, description, requirements, budget, dates, daysAgo } = written;
  const at = (days: number) => new Date(now.getTime() - days * msPerDay);
  const [ownerId, chosenId] = [writers.get(written.owner)!.userId, writers.get(written.chosen)!.userId];
  const [begunAt, acceptedAt] = [at(daysAgo.begun), at(daysAgo.begun - 1)];
  const completedAt = daysAgo.completed === undefined ? null : at(daysAgo.completed);
  const projectId = createIds({ now: () => begunAt })();
  const store = projectsStore(tx);
  await store.insertProject({
    id: projectId,
    ownerId,
    title,
    description,
    requirements,
    budget,
    dates,
    status: completedAt ? "done" : "in progress",
    chosenId,
    chosenAt: begunAt,
    ownerCompletedAt: completedAt,
    chosenCompletedAt: completedAt,
    completedAt,
    createdAt: begunAt,
    updatedAt: completedAt ?? acceptedAt,
  });
  await store.savePerson({ projectId, userId: chosenId, state: "accepted", invitedAt: begunAt });
  const changes = [
    { status: "draft" as const, changedById: ownerId, changedAt: begunAt },
    { status: "in progress" as const, changedById: chosenId, changedAt: acceptedAt },
    ...(completedAt ? [{ status: "done" as const, changedById: chosenId, changedAt: completedAt }] : []),
  ];
  for (const change of changes)
    await store.insertStatusChange({ ...change, id: createIds({ now: () => change.changedAt })(), projectId });
  if (!completedAt) return;
  const given = [
    { authorId: ownerId, subjectId: chosenId, words: written.byOwner },
    { authorId: chosenId, subjectId: ownerId, words: written.byChosen },
  ].flatMap(({ words, ...who }) => (words ? [{ ...who, words, writtenAt: at(words.daysAgo) }] : []));
  // NOTE: both are published with the second one, and a single one when its time has come.
  const last = new Date(Math.max(...given.map(({ writtenAt }) => writtenAt.getTime())));
  const publishesAt =
    given.length === 2 ? publicationOf({ completedAt, now: last, hasTheirs: true }) : dueAt(completedAt);
  for (const reference of given) await insertReference(tx, { ...reference, projectId, publishesAt, now, at });
}

interface GivenReference {
  projectId: string;
  authorId: string;
  subjectId: string;
  words: WrittenReference;
  writtenAt: Date;
  publishesAt: Date;
  now: Date;
  at: (days: number) => Date;
}

async function insertReference(tx: Transaction, given: GivenReference): Promise<void> {
  const { projectId, authorId, subjectId, words, writtenAt, publishesAt, now, at } = given;
  const { work, wentWell, again, reply } = words;
  const id = createIds({ now: () => writtenAt })();
  const announcedAt = publishesAt <= now ? publishesAt : null;
  const row = { id, projectId, authorId, subjectId, work, wentWell, again, writtenAt, publishesAt, announcedAt };
  await referencesStore(tx).save(row);
  if (reply) await referencesStore(tx).saveReply(id, reply.text, at(reply.daysAgo));
}
