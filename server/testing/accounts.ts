import { inviteTeammate, joinTeam, login, register, verifyEmail } from "@triptych/contract/accounts";
import { authenticateTestCard, confirmTestCard, createSubscription, type PayingType } from "@triptych/contract/billing";
import type { UserType } from "@triptych/contract/basics";
import { aBrowser, type Browser, type TestApp } from "./start-app.ts";

export const goodPassword = "Lantern-42";
let people = 0;

/** Returns the details of a new person, with a username and an address that nobody else has. */
export function aPerson(change: Partial<{ username: string; email: string; password: string }> = {}) {
  people += 1;
  const username = `person-${people}-${Math.random().toString(36).slice(2, 8)}`;
  return { username, email: `${username}@mail.example`, password: goodPassword, ...change };
}

export interface Member {
  browser: Browser;
  id: string;
  username: string;
  email: string;
  password: string;
}

/** Registers somebody, with a verified address unless `isVerified` is false. Agencies and freelancers are on their trial. */
export async function aMember(
  app: TestApp,
  userType: UserType,
  { isVerified = true, ...change }: { isVerified?: boolean } & Partial<ReturnType<typeof aPerson>> = {},
): Promise<Member> {
  const person = aPerson(change);
  const browser = aBrowser();
  const paid = userType === "brand" ? {} : await payForTrial(app, { email: person.email, userType, browser });
  const { user } = await app.call(register, { body: { ...person, userType, ...paid } }, { as: browser });
  if (isVerified) await verify(app, person.email);
  return { browser, id: user.id, ...person };
}

/** Signs a member in at another browser. */
export async function anotherBrowser(app: TestApp, { username, password }: Member): Promise<Browser> {
  const browser = aBrowser();
  await app.call(login, { body: { username, password } }, { as: browser });
  return browser;
}

/** Invites somebody to an agency's team and lets them join. */
export async function aTeammate(app: TestApp, owner: Member): Promise<Member> {
  const { email, ...person } = aPerson();
  await app.call(inviteTeammate, { body: { email } }, { as: owner.browser });
  const browser = aBrowser();
  const body = { ...person, token: await mailedToken(app, email) };
  const { user } = await app.call(joinTeam, { body }, { as: browser });
  return { browser, id: user.id, email, ...person };
}

/** Registers an account without a type that has the operator's role. */
export async function anOperator(app: TestApp): Promise<Member> {
  const member = await aMember(app, "brand");
  await app.open.pool.query("update users set user_type = null, is_admin = true where id = $1", [member.id]);
  return member;
}

/** Follows the newest verification link that was mailed to an address. */
export async function verify(app: TestApp, email: string): Promise<void> {
  await app.call(verifyEmail, { query: { token: await mailedToken(app, email) } });
}

/** Returns the token of the newest link in the emails to an address. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  for (const { text } of await app.emailsTo(email)) {
    const token = /[?&](?:token|team)=([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`No email with a link was sent to ${email}.`);
}

/** Starts a trial at the local test provider with the card that always succeeds, and returns what registration asks for. */
export async function payForTrial(
  app: TestApp,
  { email, userType, browser }: { email: string; userType: PayingType; browser: Browser },
) {
  const started = await app.call(createSubscription, { body: { email, userType } }, { as: browser });
  const clientSecret = started.clientSecret!;
  const { status } = await app.call(confirmTestCard, {
    body: { clientSecret, cardNumber: "4242 4242 4242 4242", expiry: "12/39", cvc: "123" },
  });
  if (status === "requires_action") await app.call(authenticateTestCard, { body: { clientSecret, isApproved: true } });
  return { stripe_customer_id: started.customerId, stripe_subscription_id: started.subscriptionId };
}
