import { register } from "@triptych/contract/accounts";
import { getReferralLink, getReferralStats, listReferralLogs } from "@triptych/contract/referrals";
import { aPerson, verify, type Member } from "./accounts.ts";
import { aPaidSubscription, cards } from "./billing.ts";
import { aBrowser, type TestApp } from "./start-app.ts";

/** Where parcels can go. */
export const aDoor = {
  fullName: "Imogen Farrant",
  addressLine1: "4 Cooper's Yard",
  city: "Leeds",
  state: "West Yorkshire",
  postalCode: "LS1 4AP",
  country: "GB" as const,
  phoneNumber: "+44 113 496 0000",
  tshirtSize: "M" as const,
};

interface Coming {
  isVerified: boolean;
  userType: "brand" | "freelancer";
  email: string;
  cardNumber: string;
}

/** Somebody who comes by the member's link; paid types with a card that was used before pay at once. */
export async function bring(
  app: TestApp,
  inviter: Member,
  { isVerified = true, userType = "brand", cardNumber = cards.good, ...change }: Partial<Coming> = {},
): Promise<Member> {
  const { token } = await app.call(getReferralLink, {}, { as: inviter.browser });
  const person = aPerson(change);
  const browser = aBrowser();
  const join = async () => {
    const paid =
      userType === "brand"
        ? {}
        : (await aPaidSubscription(app, person.email, userType, { cardNumber, as: browser })).ids;
    return app.call(register, { body: { ...person, userType, referralToken: token, ...paid } }, { as: browser });
  };
  const { user } = await join().catch(async () => {
    await app.queue.drain();
    return join();
  });
  if (isVerified) await verify(app, person.email);
  await app.queue.drain();
  return { browser, id: user.id, ...person };
}

export async function confirmedOf(app: TestApp, { browser }: Member): Promise<number> {
  return (await app.call(getReferralStats, {}, { as: browser })).confirmedReferrals;
}

/** What somebody's activity log says, newest first. */
export async function logOf(app: TestApp, { browser }: Member): Promise<string[]> {
  return (await app.call(listReferralLogs, {}, { as: browser })).map(({ description }) => description);
}
