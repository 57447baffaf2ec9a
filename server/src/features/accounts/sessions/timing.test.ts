import { login } from "@triptych/contract/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startApp({ passwordHashing: undefined });
  member = await aMember(app, "brand");
});
afterAll(() => app?.close());

it("takes equally long to refuse a wrong password and an unknown name, by the median of nine attempts", async () => {
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

  expect(medianOf(taken.unknown!) / medianOf(taken.known!)).toBeGreaterThan(0.6);
  expect(medianOf(taken.unknown!) / medianOf(taken.known!)).toBeLessThan(1.7);
});

const medianOf = (nine: number[]) => nine.toSorted((one, other) => one - other)[4]!;
