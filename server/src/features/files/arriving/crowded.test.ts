import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { moveDays } from "../../../../testing/clock.ts";
import { aDocument, aPicture, filesOf, sendForm, stored, upload } from "../../../../testing/files.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { composeFiles, type ComposedFiles } from "../../../composition/files.ts";

let app: TestApp;
let inMemory = 0;
let most = 0;
beforeAll(async () => {
  app = await startApp({ files: await withSlowStore() });
});
afterAll(() => app?.close());

/** Returns the usual store, which counts how many files are being written at a time. */
async function withSlowStore(): Promise<ComposedFiles> {
  const folder = mkdtempSync(join(tmpdir(), "triptych-crowded-"));
  const composed = await composeFiles({ files: { folder }, clamav: null });
  const put: ComposedFiles["fileStore"]["put"] = async (...given) => {
    inMemory += 1;
    most = Math.max(most, inMemory);
    await composed.fileStore.put(...given);
    inMemory -= 1;
  };
  return { ...composed, fileStore: { ...composed.fileStore, put } };
}

it("prepares a few of 300 simultaneous files at a time, while the others wait", async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => aMember(app, "brand")));

  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, at) => sendForm(app, members[at % 5]!, aDocument(`${at}`))),
  );

  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(most).toBeLessThanOrEqual(4);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

it("leaves nothing behind where the process ends while a file is stored or removed", async () => {
  const own = await startApp();
  const member: Member = await aMember(own, "brand");
  const { fileStore } = await composeFiles(own.config);
  // NOTE: never comes back from the second size, as a process that is killed there.
  let puts = 0;
  const dying = await filesOf(own, {
    fileStore: {
      ...fileStore,
      put: (...given) => ((puts += 1) === 2 ? new Promise<void>(() => {}) : fileStore.put(...given)),
    },
  });
  const path = join(mkdtempSync(join(tmpdir(), "triptych-half-")), "half.jpg");
  writeFileSync(path, await aPicture({ width: 900 }));
  void dying.arriving.receive({ userId: member.id } as never, { path, name: "x.jpg", bytes: 10 }, { purpose: "work" });
  await expect.poll(() => puts).toBe(2);
  const kept = await upload(own, member, await aPicture());
  // Removes the row of another one, as a process that is killed before the job that empties its folder.
  const lost = await upload(own, member, await aPicture());
  await own.open.pool.query("delete from files where id = $1", [lost.id]);
  const half = stored(own).length;

  await own.open.pool.query("update files set unused_since = null where id = $1", [kept.id]);
  await moveDays(own, 3);
  await own.queue.drain();
  const { rows } = await own.open.pool.query<{ id: string }>("select id from files");
  const left = stored(own).filter((name) => name.startsWith("/kept"));
  await own.close();

  expect(half).toBeGreaterThan(left.length);
  expect(rows.map(({ id }) => id)).toEqual([kept.id]);
  expect(left.every((name) => name.includes(kept.url.split("/")[3]!))).toBe(true);
  expect(left).toHaveLength(2);
});
