import { describe, expect, it } from "vitest";
import { createSignedTokens } from "../../../platform/security/signed-token.ts";
import { createDevices } from "./devices.ts";

const tokens = createSignedTokens({ secret: "a secret for tests only", purpose: "accounts.device" });
let created = 0;
const devices = createDevices({ tokens, newId: () => `device-${(created += 1)}` });

/** Returns the cookie of a browser at which these people signed in, one after the other. */
function cookieOf(...signInIds: string[]): string {
  const [first = "", ...others] = signInIds;
  return others.reduce((token, signInId) => devices.remember(token, signInId), devices.remember(null, first));
}

describe("a browser", () => {
  it("knows nobody before somebody has signed in, nor by a cookie that is not ours", () => {
    const foreign = createSignedTokens({ secret: "another secret", purpose: "accounts.device" });

    for (const token of [null, undefined, "", "no.cookie", foreign.sign("device-1 ann")])
      expect(devices.read(token)).toBeNull();
  });

  it("remembers who signed in there, the latest first and each once", () => {
    const once = devices.read(cookieOf("ann"));
    const several = devices.read(cookieOf("ann", "bob", "ann"));

    expect(once!.signInIds).toEqual(["ann"]);
    expect(several!.signInIds).toEqual(["ann", "bob"]);
  });

  it("keeps its id, and gets another one where the cookie is not ours", () => {
    const cookie = cookieOf("ann");

    const { id } = devices.read(cookie)!;

    expect(devices.read(devices.remember(cookie, "bob"))!.id).toBe(id);
    expect(devices.read(devices.remember("no.cookie", "bob"))).toEqual({
      id: expect.not.stringMatching(`^${id}$`),
      signInIds: ["bob"],
    });
  });

  it("remembers the latest five people", () => {
    const cookie = cookieOf("ann", "bob", "cat", "dan", "eve", "fay");

    expect(devices.read(cookie)!.signInIds).toEqual(["fay", "eve", "dan", "cat", "bob"]);
  });
});
