import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import type { Viewer } from "../security/viewer.ts";

describe("the real-time channel", () => {
  let app: TestApp;
  let address: string;
  const opened: Socket[] = [];
  beforeAll(async () => {
    app = await startApp({
      env: { LOG_LEVEL: "silent" },
      authenticate: async ({ headers }) => {
        if (headers.cookie === "session=away") throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
        const match = /^session=(\w+)-(\w+)$/.exec(String(headers.cookie));
        return match ? aViewer(match[1]!, match[2]!) : null;
      },
    });
    address = await app.listen();
  });
  afterAll(async () => {
    for (const socket of opened) socket.disconnect();
    await app?.close();
  });

  /** Opens a channel. Returns the code of its refusal, or `null` once it is open. */
  async function open(options: { cookie?: string; userId?: unknown; origin?: string; transports?: string[] }) {
    const { cookie, userId, origin = "http://localhost:3000", transports = ["websocket"] } = options;
    const extraHeaders = { origin, ...(cookie ? { cookie } : {}) };
    const socket = io(address, { transports, extraHeaders, auth: { userId }, reconnection: false, forceNew: true });
    opened.push(socket);
    const refusal = await new Promise<string | null>((resolve) => {
      socket.on("connect", () => resolve(null));
      socket.on("connect_error", (error: Error & { data?: { code: string } }) =>
        resolve(error.data?.code ?? "transport"),
      );
    });
    return { socket, refusal };
  }

  it.each([
    ["without a cookie", { userId: "ann" }, "signed_out"],
    ["with a cookie that is no session", { cookie: "session=nonsense", userId: "ann" }, "signed_out"],
    ["in somebody else's name", { cookie: "session=ann-1", userId: "bob" }, "forbidden"],
    ["without a name", { cookie: "session=ann-1" }, "forbidden"],
    ["with a name that is no text", { cookie: "session=ann-1", userId: { $ne: 1 } }, "forbidden"],
    ["while the database is away", { cookie: "session=away", userId: "ann" }, "unavailable"],
    ["from another site", { cookie: "session=ann-1", userId: "ann", origin: "https://evil.example" }, "transport"],
  ])("is refused %s", async (_how, options, code) => {
    const { refusal } = await open(options);

    expect(refusal).toBe(code);
  });

  it.each([["websocket"], ["polling"]])(
    "reports an event to its person and nobody else, over %s",
    async (transport) => {
      const ann = await open({
        cookie: `session=ann${transport}-1`,
        userId: `ann${transport}`,
        transports: [transport],
      });
      const bob = await open({
        cookie: `session=bob${transport}-2`,
        userId: `bob${transport}`,
        transports: [transport],
      });
      const heardByBob: unknown[] = [];
      bob.socket.onAny((event) => heardByBob.push(event));
      const heardByAnn = new Promise((resolve) => ann.socket.on("contacts_changed", resolve));

      app.realtime.publish(`ann${transport}`, "contacts_changed", { contactId: "carol" });

      expect(await heardByAnn).toEqual({ contactId: "carol" });
      app.realtime.publish(`bob${transport}`, "account_changed", {});
      await new Promise((resolve) => bob.socket.on("account_changed", resolve));
      expect(heardByBob).toEqual(["account_changed"]);
    },
  );

  it("does not let clients choose their rooms", async () => {
    const mallory = await open({ cookie: "session=mallory-3", userId: "mallory" });
    const heard: unknown[] = [];
    mallory.socket.onAny((event) => heard.push(event));
    for (const event of ["join", "subscribe", "user:carol"]) mallory.socket.emit(event, "user:carol");
    const carol = await open({ cookie: "session=carol-4", userId: "carol" });
    const received = new Promise((resolve) => carol.socket.on("contacts_changed", resolve));

    app.realtime.publish("carol", "contacts_changed", { contactId: "ann" });
    await received;
    app.realtime.publish("mallory", "account_changed", {});
    await new Promise((resolve) => mallory.socket.on("account_changed", resolve));

    expect(heard).toEqual(["account_changed"]);
  });

  it("is closed for the session that signed out, and stays for the others", async () => {
    const one = await open({ cookie: "session=dora-5", userId: "dora" });
    const other = await open({ cookie: "session=dora-6", userId: "dora" });
    const closed = new Promise((resolve) => one.socket.on("disconnect", resolve));

    app.realtime.disconnectSession("5");

    await closed;
    expect(other.socket.connected).toBe(true);
    const closedToo = new Promise((resolve) => other.socket.on("disconnect", resolve));
    app.realtime.disconnectUser("dora");
    await closedToo;
  });

  it("is closed for somebody who sends far too much", async () => {
    const { socket } = await open({ cookie: "session=eve-7", userId: "eve" });
    const closed = new Promise((resolve) => socket.on("disconnect", resolve));

    socket.emit("message", "x".repeat(200_000));

    expect(await closed).toMatch(/transport/);
  });
});

function aViewer(userId: string, sessionId: string): Viewer {
  return {
    signInId: userId,
    sessionId,
    userId,
    username: userId,
    userType: "brand",
    role: "owner",
    isAdmin: false,
    isEmailVerified: true,
    hasAccess: true,
  };
}
