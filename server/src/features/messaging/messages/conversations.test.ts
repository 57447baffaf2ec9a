import { listMessages, sendMessage, type Message } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../../../../testing/accounts.ts";
import { contactsOf, read, write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const textsOf = (messages: Message[]) => messages.map(({ content }) => content);

describe("a conversation", () => {
  it("cannot be begun or read with oneself, a stranger, somebody unverified or somebody who is not listed", async () => {
    const brand = await aBrand(app);
    const unverified = await aMember(app, "brand", { isVerified: false });
    const withoutProfile = await aMember(app, "brand");
    const stranger = "0190a1b2-0000-7000-8000-000000000000";

    for (const receiverId of [brand.id, stranger, unverified.id, withoutProfile.id]) {
      const request = { body: { receiverId, content: "Hello" } };
      expect(await app.refusal(sendMessage, request, { as: brand.browser })).toMatchObject({ status: 404 });
      const asked = { params: { userId: receiverId }, query: {} };
      expect(await app.refusal(listMessages, asked, { as: brand.browser })).toMatchObject({ status: 404 });
    }
  });

  it("is not begun by somebody whose address is not verified", async () => {
    const [unverified, agency] = await Promise.all([aMember(app, "brand", { isVerified: false }), anAgency(app)]);

    const refusal = await app.refusal(
      sendMessage,
      { body: { receiverId: agency.id, content: "Hello" } },
      { as: unverified.browser },
    );

    expect(refusal).toMatchObject({ status: 403, code: "email_unverified" });
  });

  it("shows nothing to a third person", async () => {
    const [brand, agency, third] = await Promise.all([aBrand(app), anAgency(app), aFreelancer(app)]);
    await write(app, { from: brand, to: agency, content: "Between us" });

    const withBrand = await read(app, third, brand);
    const withAgency = await read(app, third, agency);

    expect([...withBrand, ...withAgency]).toEqual([]);
    expect(await contactsOf(app, third)).toEqual([]);
  });

  it("returns the newest 200, oldest first, and pages back and forth from there", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const sent: Message[] = [];
    for (let at = 0; at < 205; at++)
      sent.push(
        await write(app, { from: at % 3 === 0 ? agency : brand, to: at % 3 === 0 ? brand : agency, content: `${at}` }),
      );
    const list = (query: { before?: string; after?: string }) =>
      app.call(listMessages, { params: { userId: agency.id }, query }, { as: brand.browser });

    const newest = await list({});
    const older = await list({ before: newest[0]!.id });
    const later = await list({ after: sent[202]!.id });
    const nothing = await list({ after: sent[204]!.id });

    expect(textsOf(newest)).toEqual(sent.slice(5).map(({ content }) => content));
    expect(textsOf(older)).toEqual(["0", "1", "2", "3", "4"]);
    expect(textsOf(later)).toEqual(["203", "204"]);
    expect(nothing).toEqual([]);
  });

  it("is refused where the id, the page or the query is invalid", async () => {
    const brand = await aBrand(app);

    const badUser = await app.refusal(
      listMessages,
      { params: { userId: "1 or 1=1" }, query: {} },
      { as: brand.browser },
    );
    const badPage = await app.refusal(
      listMessages,
      { params: { userId: brand.id }, query: { before: "'; drop table messages" } },
      { as: brand.browser },
    );
    const unknownField = await app.refusal(
      listMessages,
      { params: { userId: brand.id }, query: { limit: "9" } as object },
      { as: brand.browser },
    );

    expect([badUser, badPage, unknownField].map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it("has one order for both, also when ten are sent from each side at once", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "first" });

    await Promise.all(
      Array.from({ length: 10 }, (_, at) => [
        write(app, { from: brand, to: agency, content: `b${at}` }),
        write(app, { from: agency, to: brand, content: `a${at}` }),
      ]).flat(),
    );

    const forBrand = await read(app, brand, agency);
    const forAgency = await read(app, agency, brand);
    expect(forBrand).toHaveLength(21);
    expect(forBrand.map(({ id }) => id)).toEqual(forAgency.map(({ id }) => id));
    expect(forBrand.map(({ id }) => id)).toEqual(forBrand.map(({ id }) => id).toSorted());
  });

  it("is locked by each send, so that messages and blocks get one order", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const first = await write(app, { from: brand, to: agency, content: "Hello", key: "a-key" });

    await write(app, { from: brand, to: agency, content: "Hello", key: "a-key" });

    // NOTE: a retry stores nothing, so a row that a later transaction has locked (xmax) shows that every send locks first.
    const { rows } = await app.open.pool.query(
      `select conversations.xmax::text::bigint > messages.xmin::text::bigint as is_locked
       from messages join conversations on conversations.id = messages.conversation_id where messages.id = $1`,
      [first.id],
    );
    expect(rows).toEqual([{ is_locked: true }]);
  });

  it("is begun once when both write first at the same moment", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    await Promise.all([
      write(app, { from: brand, to: agency, content: "from the brand" }),
      write(app, { from: agency, to: brand, content: "from the agency" }),
    ]);

    expect(textsOf(await read(app, brand, agency)).toSorted()).toEqual(["from the agency", "from the brand"]);
    expect(await contactsOf(app, agency)).toHaveLength(1);
  });
});
