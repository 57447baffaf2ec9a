import { blockContact, getCorrespondent, listBlocked, sendMessage, unblockContact } from "@triptych/contract/messaging";
import { getMember } from "@triptych/contract/profiles";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { contactsOf, read, write } from "../../../../testing/messaging.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const block = (blocker: Member, contactId: string) =>
  app.call(blockContact, { body: { contactId } }, { as: blocker.browser });
const unblock = (blocker: Member, contactId: string) =>
  app.call(unblockContact, { body: { contactId } }, { as: blocker.browser });
const sendRefused = (from: Member, to: Member) =>
  app.refusal(sendMessage, { body: { receiverId: to.id, content: "Hello?" } }, { as: from.browser });

describe("a block", () => {
  it("refuses messages both ways and removes each from the other's contacts", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "Hello" });

    await block(agency, brand.id);

    expect(await sendRefused(brand, agency)).toMatchObject({ status: 403, code: "blocked" });
    expect(await sendRefused(agency, brand)).toMatchObject({ status: 403, code: "blocked" });
    expect(await contactsOf(app, brand)).toEqual([]);
    expect(await contactsOf(app, agency)).toEqual([]);
    expect(await read(app, agency, brand)).toHaveLength(1);
  });

  it("hides each person's profile from the other", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await block(agency, brand.id);

    const seenByBlocked = await app.refusal(getMember, { params: { userId: agency.id } }, { as: brand.browser });
    const seenByBlocker = await app.refusal(getMember, { params: { userId: brand.id } }, { as: agency.browser });
    const correspondent = await app.refusal(getCorrespondent, { params: { userId: agency.id } }, { as: brand.browser });

    expect([seenByBlocked, seenByBlocker, correspondent]).toMatchObject([
      { status: 404 },
      { status: 404 },
      { status: 404 },
    ]);
  });

  it("is shown to the person who made it, and to nobody else", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "Hello" });
    await block(agency, brand.id);

    const byBlocker = await app.call(getCorrespondent, { params: { userId: brand.id } }, { as: agency.browser });
    const byBlocked = await app.call(getCorrespondent, { params: { userId: agency.id } }, { as: brand.browser });

    expect(await app.call(listBlocked, {}, { as: agency.browser })).toMatchObject([{ id: brand.id }]);
    expect(await app.call(listBlocked, {}, { as: brand.browser })).toEqual([]);
    expect(byBlocker).toMatchObject({ isBlocked: true, writing: "blocked" });
    expect(byBlocked).toMatchObject({ isBlocked: false, writing: "blocked" });
  });

  it("can be withdrawn only by the person who made it", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "Hello" });
    await block(agency, brand.id);

    await unblock(brand, agency.id);
    const refused = await sendRefused(brand, agency);
    await unblock(agency, brand.id);
    await write(app, { from: brand, to: agency, content: "Thank you" });

    expect(refused).toMatchObject({ code: "blocked" });
    expect(await contactsOf(app, agency)).toMatchObject([{ lastMessagePreview: "Thank you" }]);
  });

  it("by both people lasts until both have withdrawn it", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "Hello" });
    await Promise.all([block(agency, brand.id), block(brand, agency.id)]);

    await unblock(agency, brand.id);

    expect(await sendRefused(agency, brand)).toMatchObject({ code: "blocked" });
  });

  it("may be made twice, and is refused for oneself and for an unknown person", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    await block(brand, agency.id);
    await block(brand, agency.id);
    const refusals = await Promise.all(
      [brand.id, "0190a1b2-0000-7000-8000-000000000000"].map((contactId) =>
        app.refusal(blockContact, { body: { contactId } }, { as: brand.browser }),
      ),
    );

    expect(await app.call(listBlocked, {}, { as: brand.browser })).toHaveLength(1);
    expect(refusals).toMatchObject([{ status: 404 }, { status: 404 }]);
  });

  it("renews the conversation in its own transaction, so that no message is stored at the same time", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "Hello" });

    await block(agency, brand.id);

    // NOTE: PostgreSQL writes the transaction that made a row into its xmin, on the embedded database too.
    const { rows } = await app.open.pool.query(
      `select conversations.xmin = blocks.xmin as is_renewed from blocks
       join conversations on (blocker_id, blocked_id) in ((lower_user_id, higher_user_id), (higher_user_id, lower_user_id))
       where blocker_id = $1`,
      [agency.id],
    );
    expect(rows).toEqual([{ is_renewed: true }]);
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)("refuses a message that waited for it", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "Hello" });
    const [lower, higher] = [brand.id, agency.id].toSorted();

    const refusal = await app.open.unhurried(async (client) => {
      await client.query("begin");
      await client.query(
        "update conversations set last_message_id = last_message_id where lower_user_id = $1 and higher_user_id = $2",
        [lower, higher],
      );
      const sending = write(app, { from: brand, to: agency, content: "Too late" }).catch((error: unknown) => error);
      await vi.waitFor(async () => {
        const { rows } = await app.open.pool.query("select from pg_locks where not granted");
        expect(rows).toHaveLength(1);
      });
      await client.query("insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())", [
        agency.id,
        brand.id,
      ]);
      await client.query("commit");
      return sending;
    });

    expect(refusal).toMatchObject({ code: "blocked" });
    expect(await read(app, agency, brand)).toHaveLength(1);
  });

  it("lets no message arrive after it when ten are being sent", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "before" });

    const sends = Array.from({ length: 10 }, (_, at) =>
      write(app, { from: brand, to: agency, content: `${at}` }).then(
        () => 1,
        () => 0,
      ),
    );
    await block(agency, brand.id);
    const seenAfterBlock = (await read(app, agency, brand)).length;
    const arrived = (await Promise.all(sends)).reduce<number>((sum, each) => sum + each, 1);

    expect(await read(app, agency, brand)).toHaveLength(seenAfterBlock);
    expect(arrived).toBe(seenAfterBlock);
  });
});
