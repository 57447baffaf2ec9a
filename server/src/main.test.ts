import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { aDataDir, aFreePort, spawnServer, startProcess } from "../testing/start-process.ts";

describe("the server's process", () => {
  test("refuses a second process on its data folder with one sentence, and starts again after being killed", async () => {
    const dataDir = aDataDir();
    const first = await startProcess({ DATA_DIR: dataDir });

    const second = await endOf({ DATA_DIR: dataDir, PORT: String(await aFreePort()) });
    const firstStillAnswers = (await fetch(`${first.address}/api/ready`)).ok;
    await first.end("SIGKILL");
    const third = await startProcess({ DATA_DIR: dataDir });

    expect(second).toEqual({
      code: 1,
      output: `Another process is using the data folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.\n`,
    });
    expect(firstStillAnswers).toBe(true);
    expect(await third.end("SIGTERM")).toBe(0);
  });

  test("says every mistake of its configuration, and nothing else", async () => {
    const { code, output } = await endOf({ PORT: "http", SMTP_URL: "smtp://x", DATA_DIR: aDataDir() });

    expect(code).toBe(1);
    expect(output.trimEnd().split("\n")).toEqual([
      "The server was not started, because its configuration has mistakes:",
      expect.stringMatching(/^- PORT /),
      expect.stringMatching(/^- SMTP_URL /),
    ]);
  });

  test("says that its port is in use in one sentence", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };

    const { code, output } = await endOf({ PORT: String(port), DATA_DIR: aDataDir() });

    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use by another program. Stop it, or choose another port with PORT.\n`);
    taken.close();
  });

  test("says that its database is away in one sentence", async () => {
    const port = await aFreePort();

    const { code, output } = await endOf({
      DATABASE_URL: `postgres://u:pa55word@127.0.0.1:${port}/x`,
      PORT: String(await aFreePort()),
    });

    expect(code).toBe(1);
    expect(output).toMatch(/^The database in DATABASE_URL could not be reached[^\n]*\n$/);
  });

  test("finishes what it is answering when it is asked to stop", async () => {
    const server = await startProcess({ DATA_DIR: aDataDir() });
    const answers = Promise.all(
      Array.from({ length: 10 }, () => fetch(`${server.address}/api/dev/outbox`).then(({ status }) => status)),
    );

    const statuses = await answers;
    const code = await server.end("SIGINT");

    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(code).toBe(0);
    expect(server.output()).not.toMatch(/error/i);
  });
});

async function endOf(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(env);
  await once(child, "close");
  return { code: child.exitCode, output: output() };
}
