import { removeTeammate, getTeam } from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aTeammate } from "../../../../testing/accounts.ts";
import { contactsOf, openChannel, read, write } from "../../../../testing/messaging.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startApp();
  address = await app.listen();
});
afterAll(() => app?.close());

describe("a teammate", () => {
  it("writes as the agency, and each message says who typed it", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const teammate = await aTeammate(app, agency);
    await write(app, { from: brand, to: agency, content: "Hello" });

    await write(app, { from: teammate, to: brand, content: "Hello from the studio" });

    const seen = await read(app, brand, agency);
    expect(seen.map(({ senderId, writtenBy }) => [senderId, writtenBy.username])).toEqual([
      [brand.id, brand.username],
      [agency.id, teammate.username],
    ]);
    expect(await read(app, teammate, brand)).toHaveLength(2);
    expect(await contactsOf(app, teammate)).toMatchObject([{ id: brand.id, unreadCount: 1 }]);
  });

  it("receives new messages in their own windows until they are removed", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const teammate = await aTeammate(app, agency);
    const window = await openChannel({ address, as: teammate.browser, userId: agency.id });
    window.socket.io.reconnection(false);
    await write(app, { from: brand, to: agency, content: "Hello" });
    const heard = await window.hears("new_message");
    const closed = new Promise((resolve) => window.socket.once("disconnect", resolve));

    const { members } = await app.call(getTeam, {}, { as: agency.browser });
    const memberId = members.find(({ username }) => username === teammate.username)!.id;
    await app.call(removeTeammate, { params: { memberId } }, { as: agency.browser });

    await closed;
    expect(heard).toMatchObject([{ senderId: brand.id }]);
    expect(await read(app, agency, brand)).toHaveLength(1);
  });
});
