import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../../../testing/accounts.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { movableClock, systemClock } from "../../platform/process/clock.ts";
import type { OpenDatabase } from "../../platform/database/database.ts";
import { createIds } from "../../platform/process/ids.ts";
import { betterAuthIdentity } from "./better-auth.ts";
import type { Identity, SignIn } from "./identity.ts";

let open: OpenDatabase;
let identity: Identity;
const clock = movableClock(systemClock);
beforeAll(async () => {
  open = await openTestDatabase();
  identity = betterAuthIdentity({
    database: open.database,
    clock,
    newId: createIds(clock),
    secret: "a secret for tests only, of some length",
    publicUrl: "http://localhost:3000",
  });
});
afterAll(() => open.close());

const records = () => identity.within(open.database);

async function aSignIn({ username, email, password } = aPerson()): Promise<SignIn> {
  return records().createSignIn({ username, email, passwordHash: await identity.hashPassword(password) });
}

/** Finds a session as the accounts' reads do. */
async function findSession(token: string): Promise<{ id: string; signInId: string } | null> {
  const { tokenHash, now } = identity.keyOf(token);
  const { rows } = await open.pool.query(
    `select id, sign_in_id as "signInId" from sessions where token = $1 and expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

describe("a sign-in", () => {
  it("is found by username and address in any case, with the right password only", async () => {
    const person = aPerson({ username: `Mixed-Case-${Date.now()}` });
    const created = await aSignIn(person);

    expect(await records().findSignIn({ username: person.username.toUpperCase() })).toEqual(created);
    expect(await records().findSignIn({ email: person.email.toUpperCase() })).toEqual(created);
    expect(await identity.checkPassword(person.username.toLowerCase(), person.password)).toEqual(created);
    expect(await identity.checkPassword(person.username, "Wrong-pass-1")).toBeNull();
    expect(await identity.checkPassword("nobody-at-all", person.password)).toBeNull();
    expect(created).toMatchObject({ username: person.username, email: person.email, isEmailVerified: false });
  });

  it("accepts a password in any Unicode normal form", async () => {
    const person = aPerson({ password: "Cafe\u0301-No-1" });
    const { id } = await aSignIn(person);

    expect(await identity.checkPassword(person.username, "Caf\u00e9-No-1")).toMatchObject({ id });
  });

  it("commits and rolls back with the transaction that it was made in", async () => {
    const person = aPerson();
    const passwordHash = await identity.hashPassword(person.password);

    const failing = open.database.transaction(async (tx) => {
      const { id } = await identity.within(tx).createSignIn({ ...person, passwordHash });
      await identity.within(tx).startSession(id, { days: 7 });
      throw new Error("later in the transaction");
    });

    await expect(failing).rejects.toThrow("later in the transaction");
    expect(await records().findSignIn({ username: person.username })).toBeNull();
  });

  it.each([["username"], ["email"]] as const)(
    "is refused when somebody has its %s, in another case too",
    async (key) => {
      const taken = aPerson();
      await aSignIn(taken);

      await expect(aSignIn({ ...aPerson(), [key]: taken[key].toUpperCase() })).rejects.toBeInstanceOf(Error);
    },
  );

  it("is removed with its sessions", async () => {
    const person = aPerson();
    const { id } = await aSignIn(person);
    const { token } = await records().startSession(id, { days: 7 });

    await records().removeSignIn(id);

    expect(await findSession(token)).toBeNull();
    expect(await identity.checkPassword(person.username, person.password)).toBeNull();
  });
});

describe("a session", () => {
  it("is open until it expires, and is then removed", async () => {
    const { id } = await aSignIn();
    const short = await records().startSession(id, { days: 7 });
    const long = await records().startSession(id, { days: 30 });

    const first = await findSession(short.token);
    clock.moveBy(7 * msPerDay);
    const [afterAWeek, remembered] = [await findSession(short.token), await findSession(long.token)];
    await identity.removeExpiredSessions();

    expect(first).toEqual({ id: short.id, signInId: id });
    expect(afterAWeek).toBeNull();
    expect(remembered?.id).toBe(long.id);
    expect((await records().exportSignIn(id)).sessions).toMatchObject([{ id: long.id }]);
  });

  it("cannot be opened with its stored hash", async () => {
    const { id } = await aSignIn();
    const { token } = await records().startSession(id, { days: 7 });

    const { rows } = await open.pool.query("select token from sessions where sign_in_id = $1", [id]);

    expect(rows).toHaveLength(1);
    expect(rows[0].token).not.toBe(token);
    expect(await findSession(rows[0].token)).toBeNull();
  });

  it("ends alone, or with all others but one", async () => {
    const { id } = await aSignIn();
    const [one, two, three] = [
      await records().startSession(id, { days: 7 }),
      await records().startSession(id, { days: 7 }),
      await records().startSession(id, { days: 7 }),
    ];

    const ended = await identity.endSession(one.token);
    const others = await records().endSessions(id, { exceptSessionId: three.id });

    expect([ended, others]).toEqual([one.id, [two.id]]);
    expect(await identity.endSession(one.token)).toBeNull();
    expect(await findSession(three.token)).toMatchObject({ id: three.id });
  });
});
