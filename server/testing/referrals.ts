import { register } from "@triptych/contract/accounts";
import { getReferralLink, getReferralStats, listReferralLogs } from "@triptych/contract/referrals";
import { aMember, aPerson, verify, type Member } from "./accounts.ts";
import { aPaidSubscription, cards } from "./billing.ts";
import { aBrowser, type Browser, type TestApp } from "./start-app.ts";

/** Is a postal address for parcels. */
export const aShippingAddress = {
  fullName: "Imogen Farrant",
  addressLine1: "4 Cooper's Yard",
  city: "Leeds",
  state: "West Yorkshire",
  postalCode: "LS1 4AP",
  country: "GB" as const,
  phoneNumber: "+44 113 496 0000",
  tshirtSize: "M" as const,
};

interface ReferredMemberOptions {
  isVerified: boolean;
  userType: "brand" | "freelancer";
  email: string;
  cardNumber: string;
  browser: Browser;
  /** Is the network address that they register from, as a trusted proxy reports it. */
  address: string;
}

/**
 * Registers somebody by the member's link, with an email domain of their own unless an address is given. People of a paid type
 * whose card was used before pay at once.
 */
export async function aReferredMember(
  app: TestApp,
  inviter: Member,
  {
    isVerified = true,
    userType = "brand",
    cardNumber = cards.good,
    browser = aBrowser(),
    ...change
  }: Partial<ReferredMemberOptions> = {},
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

let domains = 0;

/** Returns an email domain that nobody else has. */
export const aDomain = () => `acme-${(domains += 1)}.example`;

/** Registers an inviter with one referral that counts and one that waits for an operator, because both share an email domain. */
export async function aHeldSignUp(app: TestApp) {
  const inviter = await aMember(app, "brand");
  const domain = aDomain();
  const counted = await aReferredMember(app, inviter, { email: `one@${domain}` });
  const held = await aReferredMember(app, inviter, { email: `two@${domain}` });
  return { inviter, counted, held, domain };
}

export async function confirmedOf(app: TestApp, { browser }: Member): Promise<number> {
  return (await app.call(getReferralStats, {}, { as: browser })).confirmedReferrals;
}

/** Returns the lines of somebody's activity log, newest first. */
export async function logOf(app: TestApp, { browser }: Member): Promise<string[]> {
  return (await app.call(listReferralLogs, {}, { as: browser })).map(({ description }) => description);
}
