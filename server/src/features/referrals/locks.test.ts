import { saveShippingAddress, sendInvites } from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, type Member } from "../../../testing/accounts.ts";
import { aReferredMember, aShippingAddress } from "../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("the inviter's count is locked, so that two at once cannot exceed it,", () => {
  it("while invitations are counted", async () => {
    const inviter = await aMember(app, "brand");

    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });

    expect(await isLockedBy(inviter, "select xmin from referral_invitations where inviter_id = $1")).toBe(true);
  });

  it("while a sign-up is decided", async () => {
    const inviter = await aMember(app, "brand");

    await aReferredMember(app, inviter);

    expect(await isLockedBy(inviter, "select xmin from referrals where referrer_id = $1")).toBe(true);
  });

  it("while a reward is claimed", async () => {
    const inviter = await aMember(app, "brand");
    for (let at = 0; at < 3; at += 1) await aReferredMember(app, inviter);

    await app.call(saveShippingAddress, { body: aShippingAddress }, { as: inviter.browser });

    expect(await isLockedBy(inviter, "select xmin from rewards where user_id = $1 and status = 'claimed'")).toBe(true);
  });
});

/** Returns whether the transaction that wrote a row locked the inviter's link. PostgreSQL keeps both transactions with the rows. */
async function isLockedBy({ id }: Member, selectWriter: string): Promise<boolean> {
  const { rows } = await app.open.pool.query<{ is_locked: boolean }>(
    `select xmax = (${selectWriter}) as is_locked from referral_links where user_id = $1`,
    [id],
  );
  return rows[0]!.is_locked;
}
