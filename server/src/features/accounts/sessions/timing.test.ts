import { login } from "@triptych/contract/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startApp();
  member = await aMember(app, "brand");
});
afterAll(() => app?.close());

it("a wrong password and an unknown name take alike long, in turn and in the middle of nine", async () => {
  const taken: Record<string, number[]> = { known: [], unknown: [] };

  for (let attempt = 0; attempt < 9; attempt++) {
    for (const [kind, username] of [
      ["known", member.username],
      ["unknown", `nobody-${attempt}`],
    ] as const) {
      const from = performance.now();
      await app.refusal(login, { body: { username, password: "Wrong-password-1" } });
      taken[kind]!.push(performance.now() - from);
    }
  }

  expect(middle(taken.unknown!) / middle(taken.known!)).toBeGreaterThan(0.6);
  expect(middle(taken.unknown!) / middle(taken.known!)).toBeLessThan(1.7);
});

const middle = (of: number[]) => of.toSorted((one, other) => one - other)[4]!;
