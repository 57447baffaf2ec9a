import { expect, it } from "vitest";
import { createIsProxy } from "./trusted-proxies.ts";

it("knows the trusted proxies, however often it is asked", () => {
  const isProxy = createIsProxy(["10.0.0.0/8", "::1"]);
  const addresses = ["10.1.2.3", "::1", "192.0.2.1", "2001:db8::1", "not an address", "10.0.0.1".padEnd(60, "0")];

  const [first, second] = [addresses.map(isProxy), addresses.map(isProxy)];

  expect(first).toEqual([true, true, false, false, false, false]);
  expect(second).toEqual(first);
});

it("still knows them after many others", () => {
  const isProxy = createIsProxy(["10.0.0.1"]);

  for (let at = 0; at < 5_000; at++) isProxy(`192.0.${at >> 8}.${at & 255}`);

  expect([isProxy("10.0.0.1"), isProxy("192.0.2.1")]).toEqual([true, false]);
});
