import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { sendBytes } from "../../../../testing/send-bytes.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

const greeting = "GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n";
const connectionsPerNetwork = 5;

describe("the connections of one network", () => {
  let app: TestApp;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  it("are closed at once beyond the limit, and accepted again when others have closed", async () => {
    const address = await anApp();

    const replied = await openAll(address, 8);
    const kept = sockets.filter((socket) => !socket.destroyed);
    kept[0]!.destroy();
    await once(kept[0]!, "close");
    const later = await retry(() => sendBytes(address, greeting.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n")));

    expect(replied.filter(Boolean)).toHaveLength(connectionsPerNetwork);
    expect(later.status).toBe(200);
  });

  it("are not limited when they come from a trusted proxy", async () => {
    const address = await anApp({ TRUSTED_PROXIES: "loopback" });

    const replied = await openAll(address, 8);

    expect(replied.filter(Boolean)).toHaveLength(8);
  });

  async function anApp(env: Record<string, string> = {}): Promise<string> {
    app = await startApp({ env: { LOG_LEVEL: "silent", ...env }, connectionsPerNetwork });
    return app.listen();
  }

  /** Returns for each connection whether it got a reply rather than being closed. */
  async function openAll(address: string, count: number): Promise<boolean[]> {
    const replied: boolean[] = [];
    for (let opened = 0; opened < count; opened++) {
      const socket = connect(Number(new URL(address).port), "127.0.0.1");
      sockets.push(socket);
      socket.on("error", () => {});
      socket.write(greeting);
      replied.push(
        await new Promise((resolve) => {
          socket.once("data", () => resolve(true));
          socket.once("close", () => resolve(false));
        }),
      );
    }
    return replied;
  }
});

/** Repeats the attempt, because the server notices a closed connection a moment after its caller. */
async function retry<T extends { status: number }>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 50; ; left--) {
    const reply = await attempt();
    if (reply.status === 200 || left === 0) return reply;
  }
}
