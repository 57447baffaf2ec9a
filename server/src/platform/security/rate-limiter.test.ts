import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRateLimiter, openMemoryLimiter, networkOf } from "./rate-limiter.ts";
import { rateLimits } from "./rate-limits.ts";
import type { Viewer } from "./viewer.ts";

const ann = { signInId: "ann" } as Viewer;
const bob = { signInId: "bob" } as Viewer;

describe("a rate limit", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("counts each account separately", async () => {
    const { spend } = aLimiter();
    await spend("search", { viewer: ann });
    await spend("search", { viewer: ann });

    const third = spend("search", { viewer: ann });

    await expect(third).rejects.toMatchObject({ code: "rate_limited", retryAfter: 60 });
    await spend("search", { viewer: bob });
  });

  it("counts each address separately", async () => {
    const { spend } = aLimiter();
    for (let call = 0; call < 4; call++) await spend("search", { address: "192.0.2.1" });

    const fifth = spend("search", { address: "192.0.2.1" });

    await expect(fifth).rejects.toMatchObject({ code: "rate_limited" });
    await spend("search", { address: "192.0.2.9" });
  });

  it("starts again when the window is over", async () => {
    const { spend } = aLimiter();
    await spend("search", { viewer: ann });
    await spend("search", { viewer: ann });

    vi.advanceTimersByTime(59_000);
    await expect(spend("search", { viewer: ann })).rejects.toMatchObject({ retryAfter: 1 });
    vi.advanceTimersByTime(1_000);

    await spend("search", { viewer: ann });
  });

  it("lets exactly its number of calls through out of ten at once", async () => {
    const { spend } = aLimiter();

    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => spend("search", { viewer: ann })));

    expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("takes back a call that should not count", async () => {
    const { spendFor } = aLimiter();
    await spendFor("search", "ann");
    await spendFor("search", "ann");
    await spendFor.giveBack("search", "Ann");

    await spendFor("search", "ann");

    await expect(spendFor("search", "ann")).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("of a subject ignores case", async () => {
    const { spendFor } = aLimiter();
    await spendFor("search", "Ann@Example.org");
    await spendFor("search", "ann@example.org");

    const third = spendFor("search", "ANN@example.org");

    await expect(third).rejects.toMatchObject({ code: "rate_limited" });
  });
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["", ""],
])("returns for %s the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

function aLimiter() {
  const limits = { ...rateLimits, search: { perAddress: 4, perAccount: 2, windowSeconds: 60 } };
  return createRateLimiter({ limits, openLimiter: openMemoryLimiter });
}
