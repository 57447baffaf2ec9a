import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BriefDraft, createBriefAutosave, type KeepingState } from "./brief-autosave.ts";

const aDraft = (text: string): BriefDraft => ({ originalText: text, text, isImproved: false });

function anAutosave(server: Partial<Record<"create" | "update", (draft: BriefDraft) => Promise<unknown>>> = {}) {
  const calls: string[] = [];
  const states: KeepingState[] = [];
  const autosave = createBriefAutosave({
    create: async (draft) => {
      calls.push(`create ${draft.text}`);
      await server.create?.(draft);
      return `brief-${calls.length}`;
    },
    update: async (briefId, draft) => {
      calls.push(`update ${briefId} ${draft.text}`);
      return (await server.update?.(draft)) !== false;
    },
    isPassing: (error) => !(error instanceof RangeError),
    delayMs: 800,
    retryMs: 5_000,
  });
  autosave.listen(({ state }) => states.push(state));
  return { autosave, calls, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a brief that is being written", () => {
  it("is kept once, a moment after the last key", async () => {
    const { autosave, calls, states } = anAutosave();

    autosave.change(aDraft("a lo"));
    autosave.change(aDraft("a logo"));
    await vi.advanceTimersByTimeAsync(800);

    expect(calls).toEqual(["create a logo"]);
    expect(states).toEqual(["saving", "saved"]);
  });

  it("is changed, not created again", async () => {
    const { autosave, calls } = anAutosave();

    autosave.change(aDraft("a logo"));
    await autosave.flush();
    autosave.change(aDraft("a logo for a bakery"));

    expect(await autosave.flush()).toBe("brief-1");
    expect(calls).toEqual(["create a logo", "update brief-1 a logo for a bakery"]);
  });

  it("is created once, however often it is asked for at the same time", async () => {
    const { autosave, calls } = anAutosave();

    autosave.change(aDraft("a logo"));
    const ids = await Promise.all([autosave.flush(), autosave.flush(), autosave.flush()]);

    expect(ids).toEqual(["brief-1", "brief-1", "brief-1"]);
    expect(calls).toHaveLength(1);
  });

  it("is not kept while it is empty or unchanged", async () => {
    const { autosave, calls } = anAutosave();

    autosave.open("brief-7", aDraft("a logo"));
    autosave.change(aDraft("  "));
    autosave.change(aDraft("a logo"));
    await vi.advanceTimersByTimeAsync(10_000);

    expect(calls).toEqual([]);
  });

  it("is kept again after a failure, with its newest text", async () => {
    const create = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no network"));
    const { autosave, calls, states } = anAutosave({ create });

    autosave.change(aDraft("a logo"));
    await autosave.flush();
    autosave.change(aDraft("a logo and a name"));
    await vi.advanceTimersByTimeAsync(5_000);

    expect(states).toEqual(["saving", "failed", "saving", "saved"]);
    expect(calls.at(-1)).toBe("create a logo and a name");
  });

  it("waits for the next change after a failure that does not pass", async () => {
    const create = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new RangeError("too long"));
    const { autosave, calls } = anAutosave({ create });

    autosave.change(aDraft("a logo"));
    await vi.advanceTimersByTimeAsync(60_000);

    expect(calls).toEqual(["create a logo"]);
  });

  it("is kept as a new one where it was deleted elsewhere", async () => {
    const { autosave, calls } = anAutosave({ update: async () => false });

    autosave.open("gone", aDraft("a logo"));
    autosave.change(aDraft("a logo and a name"));

    expect(await autosave.flush()).toBe("brief-2");
    expect(calls).toEqual(["update gone a logo and a name", "create a logo and a name"]);
  });

  it("does not take the id of a brief that was left in the meantime", async () => {
    const slow = Promise.withResolvers<void>();
    const { autosave } = anAutosave({ create: () => slow.promise });

    autosave.change(aDraft("a logo"));
    const kept = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    autosave.open("brief-9", aDraft("a film"));
    slow.resolve();

    expect(await kept).toBe("brief-9");
  });
});
