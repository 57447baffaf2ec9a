import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../../../../testing/accounts.ts";
import { lookOf } from "../rules.ts";
import { openAccounts, type AccountsWorld } from "../../../../testing/accounts-service.ts";

let world: AccountsWorld;
beforeAll(async () => {
  world = await openAccounts();
});
afterAll(() => world.close());

const client = { address: "192.0.2.7", userAgent: "Test browser" };
const credentials = (token: string) => ({ headers: { cookie: `triptych_session=${token}` } });

describe("an account", () => {
  it("is exported with everything that is kept about its people, except secrets", async () => {
    const person = aPerson();
    const { user, token } = await world.accounts.register({ ...person, userType: "brand", ...client });

    const exported = await world.accounts.exportAccount(user.id);

    expect(exported).toMatchObject({
      username: person.username,
      userType: "brand",
      people: [
        {
          email: person.email,
          role: "owner",
          emailVerified: false,
          sessions: [{ ipAddress: client.address, userAgent: client.userAgent }],
        },
      ],
    });
    expect(JSON.stringify(exported)).not.toContain(token);
    expect(JSON.stringify(exported)).not.toMatch(/password|hash/i);
  });

  it("is removed completely: its sessions end and its address is free, but its name cannot be registered yet", async () => {
    const person = aPerson();
    const { accounts, database } = world;
    const { user, token } = await accounts.register({ ...person, userType: "brand", ...client });
    const viewer = (await accounts.authenticate(credentials(token)))!;
    await accounts.emails.change(viewer, { email: aPerson().email });

    const removed = await database.transaction((tx) => accounts.removeUser(tx, user.id));

    expect(removed).toEqual([{ email: person.email, username: person.username }]);
    expect(world.endedSessions).toContain(viewer.sessionId);
    expect(await accounts.authenticate(credentials(token))).toBeNull();
    expect(await accounts.exportAccount(user.id)).toBeNull();
    expect(await accounts.checkRegistration(person.username, person.email)).toEqual({
      isUsernameFree: false,
      isEmailFree: true,
    });
    const kept = await database.execute(sql`select * from resting_usernames`);
    expect(JSON.stringify(kept.rows)).not.toContain(lookOf(person.username));
  });

  it("stays complete, with its pages open, when its removal fails half-way", async () => {
    const { accounts, database, endedSessions } = world;
    const { user, token } = await accounts.register({ ...aPerson(), userType: "brand", ...client });
    const viewer = (await accounts.authenticate(credentials(token)))!;

    const removing = database.transaction(async (tx) => {
      await accounts.removeUser(tx, user.id);
      throw new Error("the provider could not be reached");
    });

    await expect(removing).rejects.toThrow("the provider could not be reached");
    expect(endedSessions).not.toContain(viewer.sessionId);
    expect(await accounts.authenticate(credentials(token))).toMatchObject({ userId: user.id });
  });
});

describe("the operator's role", () => {
  it("is given and taken by username", async () => {
    const { accounts } = world;
    const person = aPerson();
    const { token } = await accounts.register({ ...person, userType: "brand", ...client });
    const isAdmin = async () => (await accounts.authenticate(credentials(token)))?.isAdmin;

    const before = await isAdmin();
    const isKnown = await accounts.operators.setAdmin(person.username.toUpperCase(), true);
    const during = await isAdmin();
    await accounts.operators.setAdmin(person.username, false);

    expect([before, isKnown, during, await isAdmin()]).toEqual([false, true, true, false]);
    expect(await accounts.operators.setAdmin("nobody-at-all", true)).toBe(false);
  });
});
