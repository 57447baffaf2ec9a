import { checkRegistration, getCurrentUser, register, verifyEmail } from "@triptych/contract/accounts";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, mailedToken, payForTrial } from "../../../../testing/accounts.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("registration", () => {
  it("signs a brand in at once and sends a link that verifies the address", async () => {
    const person = aPerson();
    const browser = aBrowser();

    const { user } = await app.call(register, { body: { ...person, userType: "brand" } }, { as: browser });
    await app.call(verifyEmail, { query: { token: await mailedToken(app, person.email) } });

    expect(user).toMatchObject({
      username: person.username,
      userType: "brand",
      email_verified: false,
      subscription_status: null,
    });
    expect(await app.call(getCurrentUser, {}, { as: browser })).toMatchObject({ id: user.id, email_verified: true });
  });

  it("accepts an agency with a subscription that was paid for", async () => {
    const [person, browser] = [aPerson(), aBrowser()];
    const paid = await payForTrial(app, { email: person.email, userType: "agency", browser });

    const { user } = await app.call(register, { body: { ...person, userType: "agency", ...paid } }, { as: browser });

    expect(user).toMatchObject({
      userType: "agency",
      subscription_status: "trialing",
      subscribed: true,
      has_used_trial: true,
    });
  });

  it("refuses a freelancer without a subscription, and with somebody else's", async () => {
    const [person, other, as] = [aPerson(), aPerson(), aBrowser()];
    const others = await payForTrial(app, { email: other.email, userType: "freelancer", browser: as });

    const without = await app.refusal(register, { body: { ...person, userType: "freelancer" } });
    const stolen = await app.refusal(register, { body: { ...person, userType: "freelancer", ...others } }, { as });

    expect([without.status, stolen.status]).toEqual([402, 402]);
  });

  it("gives a subscription to exactly one of ten at once, and leaves nothing of the others", async () => {
    const [{ email }, as] = [aPerson(), aBrowser()];
    const paid = await payForTrial(app, { email, userType: "freelancer", browser: as });
    const people = Array.from({ length: 10 }, () => aPerson({ email }));

    const results = await Promise.allSettled(
      people.map((person) => app.call(register, { body: { ...person, userType: "freelancer", ...paid } }, { as })),
    );

    const losers = people.filter((_, at) => results[at]!.status === "rejected");
    expect(losers).toHaveLength(9);
    for (const { username } of losers) expect(await isFree(username)).toBe(true);
  });

  it("leaves nothing behind when the subscription is refused", async () => {
    const person = aPerson();
    const invented = { stripe_customer_id: "cus_invented", stripe_subscription_id: "sub_invented" };

    const refusal = await app.refusal(register, { body: { ...person, userType: "agency", ...invented } });
    const { user } = await app.call(register, { body: { ...person, userType: "brand" } }, { as: aBrowser() });

    expect(refusal).toMatchObject({ status: 402, code: "payment_required" });
    expect(user.username).toBe(person.username);
  });

  it.each([
    ["a username of two characters", { username: "ab" }, "Username must be at least 3 characters"],
    ["a username of 31 characters", { username: "a".repeat(31) }, "Username must be at most 30 characters"],
    [
      "letters that only look Latin",
      { username: "\u0430dmin" },
      "Use letters, numbers, dots, hyphens and underscores only",
    ],
    ["an invisible character", { username: "ad\u200bmin" }, "Use letters, numbers, dots, hyphens and underscores only"],
    ["full-width letters", { username: "\uff41dmin" }, "Use letters, numbers, dots, hyphens and underscores only"],
    [
      "a line break in the username",
      { username: "some\r\nbody" },
      "Use letters, numbers, dots, hyphens and underscores only",
    ],
    ["markup in the username", { username: "<b>bold</b>" }, "Use letters, numbers, dots, hyphens and underscores only"],
    ["a short password", { password: "Short-1" }, "Password must be at least 8 characters"],
    ["no uppercase letter", { password: "lowercase-1" }, "Password must contain at least one uppercase letter"],
    ["no number", { password: "Numberless-" }, "Password must contain at least one number"],
    ["no special character", { password: "Specialless1" }, "Password must contain at least one special character"],
    ["no address", { email: "nonsense" }, "Invalid email address"],
    ["a header in the address", { email: "x@mail.example\r\nBcc: y@mail.example" }, "Invalid email address"],
    ["an address that is too long", { email: `${"a".repeat(250)}@mail.example` }, "Invalid email address"],
    ["no account type", { userType: undefined }, "Please select an account type"],
    ["an account type of their own", { userType: "admin" }, "Please select an account type"],
    ["an unknown field", { isAdmin: true }, "This field is not known here"],
  ])("refuses %s", async (_name, change, message) => {
    const body = { ...aPerson(), userType: "brand" as const, ...change };

    const refusal = await app.refusal(register, { body: body as never });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input", message });
  });
});

describe("names and addresses that are taken", () => {
  it("are refused in other spellings that look the same, and in another case", async () => {
    const taken = await aMember(app, "brand", { username: `liam.oak${Date.now() % 1_000_000}` });
    const lookalike = taken.username.replace("liam.oak", "L1AM-0ak");

    const byName = await app.refusal(register, { body: { ...aPerson({ username: lookalike }), userType: "brand" } });
    const byAddress = await app.refusal(register, {
      body: { ...aPerson({ email: taken.email.toUpperCase() }), userType: "brand" },
    });

    expect([byName, byAddress]).toMatchObject([
      { status: 409, code: "username_taken" },
      { status: 409, code: "email_taken" },
    ]);
  });

  it("are shown before anybody types a card number", async () => {
    const [taken, free] = [await aMember(app, "brand"), aPerson()];

    const neither = await check(taken.username.toUpperCase(), taken.email.toUpperCase());
    const both = await check(free.username, free.email);

    expect(neither).toEqual({ isUsernameFree: false, isEmailFree: false });
    expect(both).toEqual({ isUsernameFree: true, isEmailFree: true });
  });

  it("go to exactly one of ten at once, whatever the spelling", async () => {
    const { username } = aPerson();
    const spellings = [username, username.toUpperCase(), username.replaceAll("-", "."), username.replaceAll("-", "")];
    const people = Array.from({ length: 10 }, (_, at) => aPerson({ username: spellings[at % spellings.length]! }));

    const results = await Promise.allSettled(
      people.map((person) => app.call(register, { body: { ...person, userType: "brand" } })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const codes = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["username_taken"]));
  });

  it("go to exactly one of ten at once who give the same address", async () => {
    const { email } = aPerson();

    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.call(register, { body: { ...aPerson({ email }), userType: "brand" } })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const codes = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["email_taken"]));
  });
});

describe("names that speak for the product", () => {
  it.each([
    "support",
    "s.u.p.p.0.r.t",
    "root",
    "Security",
    "security-team",
    "the_support_desk",
    "support24",
    "no-reply",
    "triptych",
    "Tr1ptych",
    "triptych-payments",
    "the.triptych.uk",
  ])("cannot be registered as %s", async (username) => {
    const refusal = await app.refusal(register, { body: { ...aPerson({ username }), userType: "brand" } });

    expect(refusal).toMatchObject({ status: 409, code: "username_taken" });
    expect(await isFree(username)).toBe(false);
  });

  it.each(["anna-root", "acme-security", "the-team", "rooted", "supporting-acts", "tryptic"])(
    "leave %s free",
    async (username) => {
      expect(await isFree(username)).toBe(true);
    },
  );

  it("include the product's name; a short one only where it stands alone", async () => {
    const configured = await startApp({ env: { PRODUCT_NAME: "Art" } });
    const isKept = async (username: string) =>
      !(await configured.call(checkRegistration, { body: { username, email: aPerson().email } })).isUsernameFree;

    expect([await isKept("art"), await isKept("art-team"), await isKept("cartwright")]).toEqual([true, true, false]);
    await configured.close();
  });
});

describe("the username of a deleted account", () => {
  it("cannot be registered for 90 days, in spellings that look the same either", async () => {
    const timed = await startApp();
    const gone = await aMember(timed, "brand");
    const isNowFree = async (username: string) =>
      (await timed.call(checkRegistration, { body: { username, email: aPerson().email } })).isUsernameFree;

    await timed.call(deleteOwnAccount, { body: { password: gone.password } }, { as: gone.browser });
    const spellings = [gone.username, gone.username.toUpperCase(), gone.username.replaceAll("-", ".")];
    const body = { ...aPerson({ username: spellings[1]! }), userType: "brand" as const };
    const refusal = await timed.refusal(register, { body });
    const atOnce = [];
    for (const spelling of spellings) atOnce.push(await isNowFree(spelling));
    timed.clock.moveBy(89 * msPerDay);
    const before = await isNowFree(gone.username);
    timed.clock.moveBy(2 * msPerDay);

    expect(refusal.code).toBe("username_taken");
    expect([...atOnce, before, await isNowFree(gone.username)]).toEqual([false, false, false, false, true]);
    await timed.close();
  });
});

describe("names that the configuration keeps", () => {
  it.each(["admin", "ADMIN", "adm1n", "a.d.m.i.n", "Adm-ln", "admin_", "adrnin"])(
    "cannot be registered as %s",
    async (username) => {
      const refusal = await app.refusal(register, { body: { ...aPerson({ username }), userType: "brand" } });

      expect(refusal).toMatchObject({ status: 409, code: "username_taken" });
      expect(await isFree(username)).toBe(false);
    },
  );

  it("are all kept, those with the freelancer view too", async () => {
    const configured = await startApp({ env: { ADMIN_USERNAMES: "chief,root", FREELANCER_VIEW_USERNAMES: "olivia" } });

    const codes = [];
    for (const username of ["Chief", "r00t", "0l1via", "chieftain"]) {
      const body = { ...aPerson({ username }), userType: "brand" as const };
      codes.push(
        await configured.call(register, { body }).then(
          ({ user }) => user.is_admin,
          ({ code }: { code: string }) => code,
        ),
      );
    }

    expect(codes).toEqual(["username_taken", "username_taken", "username_taken", false]);
    await configured.close();
  });
});

const check = (username: string, email: string) => app.call(checkRegistration, { body: { username, email } });
const isFree = async (username: string) => (await check(username, aPerson().email)).isUsernameFree;
