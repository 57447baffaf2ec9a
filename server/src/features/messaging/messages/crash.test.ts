/**
 * Kills a process on a data folder.
 *
 * @module-tag embedded-only
 */
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPage } from "../../../../testing/page.ts";
import { aBrand } from "../../../../testing/profiles.ts";
import { remoteApp } from "../../../../testing/remote-app.ts";
import { aDataDir, startProcess, type ServerProcess } from "../../../../testing/start-process.ts";

const dataDir = aDataDir();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server?.end("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Kills the process without warning, and starts it again on the same port and folder. */
async function crash() {
  await server.end("SIGKILL");
  server = await startProcess({ DATA_DIR: dataDir, PORT: new URL(server.address).port });
}

it("keeps every acknowledged message once and in order when the server is killed during 300 sends", async () => {
  const app = remoteApp(server.address);
  const pairs = await Promise.all(Array.from({ length: 3 }, () => Promise.all([aBrand(app), aBrand(app)])));
  const conversations = pairs.map(([one, other]) => [
    openPage({ address: server.address, member: one, contactId: other.id }),
    openPage({ address: server.address, member: other, contactId: one.id }),
  ]);
  const pages = conversations.flat();

  const sends = pages.flatMap((page, side) => sentBy(side).map((content) => page.send(content)));
  for (const waitMs of [150, 400, 250]) {
    await pause(waitMs);
    await crash();
  }
  await Promise.all(sends);
  for (const page of pages) await page.catchUp();

  expect(pages.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBe(300);
  conversations.forEach(([one, other], at) => {
    const shown = one!.shown.map(({ id }) => id);
    expect(other!.shown.map(({ id }) => id)).toEqual(shown);
    expect(shown).toHaveLength(100);
    expect(new Set(shown)).toEqual(new Set([...one!.acknowledged, ...other!.acknowledged].map(({ id }) => id)));
    for (const side of [2 * at, 2 * at + 1]) {
      const own = one!.shown.map(({ content }) => content).filter((content) => content.startsWith(`${side}:`));
      expect(own).toEqual(sentBy(side));
    }
  });
  for (const page of pages) page.close();
}, 120_000);

function sentBy(side: number): string[] {
  return Array.from({ length: 50 }, (_, at) => `${side}:${at}`);
}
