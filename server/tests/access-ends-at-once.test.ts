import { createHash } from "node:crypto";
import { getCurrentUser } from "@triptych/contract/accounts";
import { searchForAgency } from "@triptych/contract/matching";
import { listContacts, sendMessage } from "@triptych/contract/messaging";
import { getMember } from "@triptych/contract/profiles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aTeammate, type Member } from "../testing/accounts.ts";
import { write } from "../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency } from "../testing/profiles.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

// NOTE: two apps on one database, as two processes have it: what one changes, the other learns only from there.
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await startApp();
  there = await startApp({ open: { ...here.open, close: async () => {} } });
});
afterAll(async () => {
  await there?.close();
  await here?.close();
});

/** Makes the calls that find out who is calling in each of the four ways, at both apps. Returns how they ended. */
async function callAll({ browser }: Member, seenId: string): Promise<string[]> {
  const outcomes = new Set<string>();
  const note = (call: Promise<unknown>) =>
    call.then(
      () => outcomes.add("passed"),
      ({ code }: { code: string }) => outcomes.add(code),
    );
  const body = { receiverId: seenId, content: "Hello" };
  const send = (app: TestApp) => note(app.call(sendMessage, { body }, { as: browser }));
  const list = (app: TestApp) => note(app.call(listContacts, {}, { as: browser }));
  // NOTE: these come first, each at one of the apps, because after a refusal the app asks anew who it is.
  await send(here);
  await list(there);
  for (const app of [here, there]) {
    // NOTE: passes also where the address is not verified.
    await app.call(getCurrentUser, {}, { as: browser }).catch(({ code }: { code: string }) => outcomes.add(code));
    await note(app.call(getMember, { params: { userId: seenId } }, { as: browser }));
    await list(app);
    await send(app);
  }
  return [...outcomes];
}

async function countSent(receiverId: string): Promise<number> {
  const { rows } = await query("select count(*)::int as sent from messages where receiver_id = $1", [receiverId]);
  return rows[0].sent;
}

const query = (text: string, values: unknown[]) => here.open.pool.query(text, values);
const ofMember = "(select sign_in_id from members where user_id = $1)";

it.each([
  ["has ended", `delete from sessions where sign_in_id in ${ofMember}`, "signed_out"],
  [
    "is over by its age",
    `update sessions set expires_at = now() - interval '1 second' where sign_in_id in ${ofMember}`,
    "signed_out",
  ],
  ["belongs to nobody any more", "delete from members where user_id = $1", "signed_out"],
  ["belongs to a deleted account", "delete from users where id = $1", "signed_out"],
  [
    "belongs to an address that is no longer verified",
    `update sign_ins set email_verified = false where id in ${ofMember}`,
    "email_unverified",
  ],
])("a session that %s is refused with the next call at every process", async (_case, change, code) => {
  const [brand, agency] = await Promise.all([aBrand(here), anAgency(here)]);
  const before = await callAll(brand, agency.id);
  const sent = await countSent(agency.id);

  await query(change, [brand.id]);

  expect([before, await callAll(brand, agency.id)]).toEqual([["passed"], [code]]);
  expect(sent).toBe(3);
  expect(await countSent(agency.id)).toBeLessThanOrEqual(sent);
});

it("a message bears the name that its sender has by now", async () => {
  const [brand, agency] = await Promise.all([aBrand(here), anAgency(here)]);
  const body = { receiverId: agency.id, content: "Hello" };
  const send = async () => (await here.call(sendMessage, { body }, { as: brand.browser })).writtenBy.username;
  const before = [await send(), await send()];

  await query(`update sign_ins set display_username = 'renamed' where id in ${ofMember}`, [brand.id]);

  expect([before, await send()]).toEqual([[brand.username, brand.username], "renamed"]);
});

it("an access that has expired ends with the next call at every process, for the person and for those who look for them", async () => {
  const [brand, agency] = await Promise.all([aBrand(here), anAgency(here)]);
  const search = (app: TestApp) =>
    app.call(searchForAgency, { body: { query: "A beekeeper" } }, { as: agency.browser }).then(
      () => "found",
      ({ code }: { code: string }) => code,
    );
  const see = (app: TestApp) =>
    app.call(getMember, { params: { userId: agency.id } }, { as: brand.browser }).then(
      () => "seen",
      ({ code }: { code: string }) => code,
    );
  const outcomes = async (app: TestApp) => [
    await search(app),
    await see(app),
    (await app.call(getCurrentUser, {}, { as: agency.browser })).subscribed,
  ];
  const before = [await outcomes(here), await outcomes(there)];

  await query("update subscriptions set status = 'expired' where user_id = $1", [agency.id]);

  const after = [await outcomes(here), await outcomes(there)];
  expect(before).toEqual([here, there].map(() => ["found", "seen", true]));
  expect(after).toEqual([here, there].map(() => ["subscription_required", "not_found", false]));
});

it("a block hides a profile and refuses messages with the next call at every process", async () => {
  const [brand, freelancer] = await Promise.all([aBrand(here), aFreelancer(here)]);
  await write(here, { from: brand, to: freelancer, content: "Hello" });
  await write(there, { from: brand, to: freelancer, content: "Hello again" });

  await query("insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())", [
    freelancer.id,
    brand.id,
  ]);

  const body = { receiverId: freelancer.id, content: "Still there?" };
  for (const app of [here, there]) {
    expect(await app.refusal(getMember, { params: { userId: freelancer.id } }, { as: brand.browser })).toMatchObject({
      code: "not_found",
    });
    expect(await app.refusal(sendMessage, { body }, { as: brand.browser })).toMatchObject({ code: "blocked" });
  }
});

it("a trial that was used, and an address that changes, show with the next call at every process, for a teammate too", async () => {
  const agency = await anAgency(here);
  const teammate = await aTeammate(here, agency);
  await query("update subscriptions set has_trial = false where user_id = $1", [agency.id]);
  await query("delete from used_trials where digest = $1", [digestOf(agency.email)]);
  const read = async () => {
    const shown = [];
    for (const app of [here, there])
      for (const { browser } of [agency, teammate])
        shown.push((await app.call(getCurrentUser, {}, { as: browser })).has_used_trial);
    return shown;
  };
  const before = [await read(), await read()];

  await query("insert into used_trials (kind, digest, used_at) values ('email', $1, now())", [digestOf(agency.email)]);
  const used = await read();
  await query(`update sign_ins set email = $2 where email = $1`, [agency.email, `new-${agency.email}`]);
  const moved = await read();

  const never = [false, false, false, false];
  expect(before).toEqual([never, never]);
  expect([used, moved]).toEqual([[true, true, true, true], never]);
});

/** Returns what a used trial of an address is stored as. */
function digestOf(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}
