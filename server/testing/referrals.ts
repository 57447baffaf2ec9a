import { register } from "@triptych/contract/accounts";
import { getReferralLink, getReferralStats, listReferralLogs } from "@triptych/contract/referrals";
import { aPerson, verify, type Member } from "./accounts.ts";
import { aPaidSubscription, cards } from "./billing.ts";
import { aBrowser, type Browser, type TestApp } from "./start-app.ts";

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
  browser: Browser;
  /** Where they register from, as a trusted proxy tells it. */
  address: string;
}

/** Somebody who comes by the member's link, with a mail domain of their own; paid types with a card that was used before pay at once. */
export async function bring(
  app: TestApp,
  inviter: Member,
  {
    isVerified = true,
    userType = "brand",
    cardNumber = cards.good,
    browser = aBrowser(),
    ...change
  }: Partial<Coming> = {},
): Promise<Member> {
  const { token } = await app.call(getReferralLink, {}, { as: inviter.browser });
  const { address, email } = change;
  const person = aPerson();
  person.email = email ?? `hello@${person.username}.example`;
  const headers: Record<string, string> = address ? { "x-forwarded-for": address } : {};
  const join = async () => {
    const paid =
      userType === "brand"
        ? {}
        : (await aPaidSubscription(app, { email: person.email, userType, cardNumber, as: browser })).ids;
    const body = { ...person, userType, referralToken: token, ...paid };
    return app.call(register, { body }, { as: browser, headers });
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
