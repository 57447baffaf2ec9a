import { login, register, updatePassword } from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const signIn = (username: string, password: string) => app.call(login, { body: { username, password } });

describe("a password that is easy to guess", () => {
  const easy = /^This password is easy to guess/;

  it.each([
    ["Password1!"],
    ["P@ssw0rd1"],
    ["Qwerty123!"],
    ["Summer2025!"],
    ["Welcome2024!"],
    ["Iloveyou1!"],
    ["Aa1!Aa1!Aa1!"],
  ])("is refused at registration: %s", async (password) => {
    const refusal = await app.refusal(register, { body: { ...aPerson({ password }), userType: "brand" } });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input", details: [{ field: "password" }] });
    expect(refusal.message).toMatch(easy);
  });

  it.each([
    ["the username", "Marisol.Quint1!"],
    ["the username without its punctuation", "MarisolQuint2026!"],
    ["a part of it", "Marisol-1"],
    ["the username with digits for letters", "M4r1sol!7"],
    ["the username backwards", "losiraM1!"],
    ["the name of the mailbox", "Tangerine-7!"],
  ])("is refused when it is built from %s", async (_name, password) => {
    const person = aPerson({ username: `marisol.quint${Date.now() % 1_000_000}`, password });
    const body = { ...person, email: `tangerine@${person.username}.example`, userType: "brand" as const };

    const refusal = await app.refusal(register, { body: { ...body, username: "marisol.quint" } });

    expect(refusal).toMatchObject({ status: 400, details: [{ field: "password" }] });
    expect(refusal.message).toMatch(easy);
  });

  it("is refused when a password is changed, and the old one stays", async () => {
    const member = await aMember(app, "brand");
    const body = { currentPassword: member.password, newPassword: "Password1!" };

    const refusal = await app.refusal(updatePassword, { body }, { as: member.browser });

    expect(refusal).toMatchObject({ status: 400, details: [{ field: "newPassword" }] });
    expect((await signIn(member.username, member.password)).user.id).toBe(member.id);
  });

  it("is not one of several words, nor a random one", async () => {
    for (const password of ["Kettle-and-7cranes", "Summer-Lantern-7", "xK9$mTq2vL"]) {
      const person = aPerson({ password });
      const { user } = await app.call(register, { body: { ...person, userType: "brand" } });
      expect(user.username).toBe(person.username);
    }
  });
});
