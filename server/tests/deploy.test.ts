import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../testing/accounts.ts";
import { hasServices, needsServices, startCluster, type Cluster } from "../testing/cluster.ts";
import { openPage } from "../testing/page.ts";
import { aBrand } from "../testing/profiles.ts";
import { remoteApp } from "../testing/remote-app.ts";
import { cookieHeader } from "../testing/start-app.ts";

describe.skipIf(!hasServices)(`a process that is asked to end behind a balancer ${needsServices}`, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(2, { DRAIN_SECONDS: "1" });
  });
  afterAll(() => cluster?.close());

  it("fails no call and loses no message while a new one takes its place", async () => {
    const app = remoteApp(cluster.address);
    const pairs = await Promise.all(Array.from({ length: 4 }, () => Promise.all([aBrand(app), aBrand(app)])));
    const pages = pairs.map(([sender, reader]) =>
      openPage({ address: cluster.address, member: reader, contactId: sender.id }),
    );
    const load = pairs.map(([sender, reader]) => keepCalling(cluster.address, sender, reader));
    await pause(300);

    const newcomer = await cluster.startAnother();
    const [leaving, staying] = cluster.processes;
    await cluster.balancer.setProcesses([leaving!, staying!, newcomer].map(({ address }) => address));
    const ended = leaving!.end("SIGTERM");
    await pause(300);
    const [ready, health] = await Promise.all(
      ["ready", "health"].map((what) => fetch(`${leaving!.address}/api/${what}`)),
    );
    const endedWith = await ended;
    await pause(500);
    const results = await Promise.all(load.map((each) => each.stop()));
    for (const page of pages) await page.catchUp();
    await newcomer.end("SIGTERM");

    expect([ready!.status, health!.status, endedWith]).toEqual([503, 200, 0]);
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
    results.forEach(({ acknowledged }, at) => {
      expect(acknowledged.length).toBeGreaterThan(10);
      expect(pages[at]!.shown.map(({ id }) => id)).toEqual(acknowledged);
    });
    for (const page of pages) page.close();
    expect(leaving!.output()).not.toMatch(/"level":"(error|fatal)"/);
  });
});

/** Reads and writes without pauses and without second attempts. */
function keepCalling(address: string, sender: Member, reader: Member) {
  const headers = { cookie: cookieHeader(sender.browser), "content-type": "application/json" };
  const acknowledged: string[] = [];
  const failures: string[] = [];
  const ending = new AbortController();

  async function ask(what: string, path: string, init: RequestInit = {}): Promise<unknown> {
    const reply = await fetch(`${address}${path}`, {
      ...init,
      headers: { ...headers, "idempotency-key": randomUUID() },
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${what} returned ${reply.status} ${text}`);
    return JSON.parse(text);
  }

  async function round(number: number) {
    const body = JSON.stringify({ receiverId: reader.id, content: `message ${number}` });
    const { id } = (await ask("send", "/api/messages", { method: "POST", body })) as { id: string };
    acknowledged.push(id);
    await ask("session", "/api/user");
    await ask("contacts", "/api/users/contacts");
  }

  const running = (async () => {
    // NOTE: a person may send ninety messages a minute.
    for (let number = 0; !ending.signal.aborted && number < 85; number++) {
      await round(number).catch((error: unknown) => failures.push(String(error)));
      await pause(60);
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await running;
      return { acknowledged, failures };
    },
  };
}
