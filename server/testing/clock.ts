import { login } from "@triptych/contract/accounts";
import type { Member } from "./accounts.ts";
import type { TestApp } from "./start-app.ts";

/** Moves the product's clock as demo mode does, and does everything that becomes due. */
export async function moveDays(app: TestApp, days: number): Promise<void> {
  const response = await app.http.inject({ method: "POST", url: "/api/dev/clock", payload: { days } });
  if (response.statusCode !== 200) throw new Error(`The clock returned ${response.statusCode}: ${response.body}`);
}

/** Signs a member in again, because sessions end while the clock moves. */
export async function signInAgain(app: TestApp, { username, password, browser }: Member): Promise<void> {
  await app.call(login, { body: { username, password } }, { as: browser });
}
