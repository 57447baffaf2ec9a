/**
 * Starts processes on data folders.
 *
 * @module-tag embedded-only
 */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { aFreePort, aReadyDataDir, spawnServer, startProcess } from "../testing/start-process.ts";

describe("the server's process", { timeout: 120_000 }, () => {
  it("refuses a second process on its data folder with one sentence, and starts again after being killed", async () => {
    const dataDir = await aReadyDataDir();
    const first = await startProcess({ DATA_DIR: dataDir });

    const second = await endOf({ DATA_DIR: dataDir, PORT: String(await aFreePort()) });
    const firstStillReplies = (await fetch(`${first.address}/api/ready`)).ok;
    await first.end("SIGKILL");
    const third = await startProcess({ DATA_DIR: dataDir });

    expect(second).toEqual({
      code: 1,
      output: `Another process is using the data folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.\n`,
    });
    expect(firstStillReplies).toBe(true);
    expect(await third.end("SIGTERM")).toBe(0);
  });

  it("reports every mistake of its configuration, and nothing else", async () => {
    const { code, output } = await endOf({ PORT: "http", SMTP_URL: "smtp://x", DATA_DIR: await aReadyDataDir() });

    expect(code).toBe(1);
    expect(output.trimEnd().split("\n")).toEqual([
      "The server was not started, because its configuration has mistakes:",
      expect.stringMatching(/^- PORT /),
      expect.stringMatching(/^- SMTP_URL /),
    ]);
  });

  it("reports in one sentence that its port is in use", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };

    const { code, output } = await endOf({ PORT: String(port), DATA_DIR: await aReadyDataDir() });

    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use by another program. Stop it, or choose another port with PORT.\n`);
    taken.close();
  });

  it("reports in one sentence that its database cannot be reached", async () => {
    const port = await aFreePort();

    const { code, output } = await endOf({
      DATABASE_URL: `postgres://u:pa55word@127.0.0.1:${port}/x`,
      PORT: String(await aFreePort()),
    });

    expect(code).toBe(1);
    expect(output).toMatch(/^The database in DATABASE_URL could not be reached[^\n]*\n$/);
  });

  it("finishes running calls when it is asked to stop, and accepts no new ones", async () => {
    const server = await startProcess({ DATA_DIR: await aReadyDataDir() });
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    const body = '{"days":0}';
    socket.write(
      `POST /api/dev/clock HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n{`,
    );
    await fetch(`${server.address}/api/health`);

    const ended = server.end("SIGTERM");
    await until(async () => (await fetch(`${server.address}/api/health`).catch(() => null))?.ok !== true);
    socket.write(body.slice(1));
    const [reply] = (await once(socket, "data")) as [Buffer];

    expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
    expect(server.output()).not.toMatch(/error/i);
  });
});

async function endOf(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(env);
  await once(child, "close");
  return { code: child.exitCode, output: output() };
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
