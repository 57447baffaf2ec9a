import type { OpenDatabase } from "../../server/src/platform/database/database.ts";
import { projectsStore } from "../../server/src/features/projects/store.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";
import type { BenchPerson } from "../people.ts";

/** Lets somebody choose each of these people for a project, with ten notes. Returns the id of the last project. */
export async function insertProjects(
  { database }: OpenDatabase,
  { owner, chosen }: { owner: BenchPerson; chosen: readonly BenchPerson[] },
): Promise<string> {
  const newId = createIds(systemClock);
  const store = projectsStore(database);
  let newest = "";
  for (const { userId } of chosen) {
    const [id, now] = [newId(), systemClock.now()];
    await store.insertProject({
      id,
      ownerId: owner.userId,
      title: "A short documentary",
      description: "Twelve minutes about fishing in the North Sea, with a grade.",
      status: "in progress",
      chosenId: userId,
      chosenAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await store.savePerson({ projectId: id, userId, state: "accepted", invitedAt: now });
    for (let at = 0; at < 10; at++) {
      const content = `Note ${at}: the second reel is on its way.`;
      await store.insertNote({ id: newId(), projectId: id, authorId: userId, content, createdAt: now });
    }
    newest = id;
  }
  return newest;
}
