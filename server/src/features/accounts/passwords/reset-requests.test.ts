import { requestPasswordReset } from "@triptych/contract/accounts";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { OpenDatabase } from "../../../platform/database/database.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("asking for a new password", () => {
  it("returns the same reply for every address, and sends an email only to one that has an account", async () => {
    const [member, nobody] = [await aMember(app, "brand"), aPerson()];

    const known = await app.call(requestPasswordReset, { body: { email: member.email.toUpperCase() } });
    const unknown = await app.call(requestPasswordReset, { body: { email: nobody.email } });

    expect(known).toEqual(unknown);
    expect((await app.emailsTo(member.email))[0]).toMatchObject({ subject: "Reset your Triptych password" });
    expect(await app.emailsTo(nobody.email)).toEqual([]);
  });

  it("runs the same statements for every address, so that its duration reveals nothing", async () => {
    const open = await openTestDatabase();
    const observed = await startApp({ open });
    const unverified = await aMember(observed, "brand", { isVerified: false });
    await observed.queue.drain();
    const statements = listenToStatements(open);
    const statementsFor = async (email: string) => {
      statements.length = 0;
      await observed.call(requestPasswordReset, { body: { email } });
      return [...statements];
    };

    const known = await statementsFor(unverified.email);
    const unknown = await statementsFor(aPerson().email);

    expect(known.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    await observed.close();
  });

  it("is refused after five requests for one address, known or not", async () => {
    const limited = await startApp({ limits: rateLimits });
    const member = await aMember(limited, "brand");

    const codes: string[] = [];
    for (const { email } of [member, aPerson()]) {
      for (let at = 0; at < 5; at++) await limited.call(requestPasswordReset, { body: { email } });
      codes.push((await limited.refusal(requestPasswordReset, { body: { email } })).code);
    }

    expect(codes).toEqual(["rate_limited", "rate_limited"]);
    await limited.close();
  });
});

/** Collects the text of every statement from now on. */
function listenToStatements({ pool }: OpenDatabase): string[] {
  const statements: string[] = [];
  const heard = new WeakSet<PoolClient>();
  const listenTo = (client: PoolClient | undefined) => {
    if (!client || heard.has(client)) return client;
    heard.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    return Object.assign(client, {
      query: (...given: unknown[]) => {
        const [statement] = given;
        statements.push(typeof statement === "string" ? statement : (statement as { text: string }).text);
        return query(...given);
      },
    });
  };
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  type Callback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;
  Object.assign(pool, {
    connect: (callback?: Callback) =>
      callback
        ? connect(((error, client, done) => callback(error, listenTo(client), done)) satisfies Callback)
        : (connect() as Promise<PoolClient>).then(listenTo),
  });
  return statements;
}
