import { draftMessage } from "@triptych/matching-engine/draft-message";
import { improveBrief } from "@triptych/matching-engine/improve-brief";
import { describe, expect, it } from "vitest";
import { aFreelancer, aSearch } from "../../../testing/index-profiles.ts";
import { createLog } from "../../platform/process/log.ts";
import { createSameThreadIndex } from "./same-thread.ts";
import { createThreadIndex } from "./worker-thread.ts";

describe("a thread that ends by itself", () => {
  it("refuses the calls that wait for it, is replaced by an empty one, and says so", async () => {
    const restarts: string[] = [];
    const index = createThreadIndex({
      log: createLog({ level: "silent" }),
      file: new URL("../../../testing/failing-index-thread.ts", import.meta.url),
      onRestart: () => restarts.push("restarted"),
    });
    const lost = new Promise<void>((resolve) => {
      index.onLost(resolve);
    });
    await index.put([{ profile: aFreelancer("Weaver"), version: 1 }]);

    const calls = await Promise.allSettled([index.search(aSearch("crash")), index.measure()]);
    const meanwhile = await Promise.allSettled([index.measure()]);
    await lost;

    for (const call of [...calls, ...meanwhile])
      expect(call).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
    expect((await index.measure()).profiles).toBe(0);
    expect(restarts).toEqual(["restarted"]);
    await index.close();
  });

  it("refuses calls after it was closed", async () => {
    const index = createThreadIndex({ log: createLog({ level: "silent" }) });
    const waiting = index.measure();

    await index.close();

    await expect(waiting).rejects.toMatchObject({ code: "unavailable" });
    await expect(index.measure()).rejects.toMatchObject({ code: "unavailable" });
  });

  it("has a memory of its own, which it measures", async () => {
    const index = createThreadIndex({ log: createLog({ level: "silent" }) });

    const { memory } = await index.measure();

    expect(memory!.heapBytes).toBeGreaterThan(1e6);
    expect(memory!.heapLimitBytes).toBeGreaterThan(memory!.heapBytes);
    await index.close();
  });
});

describe.each([
  { where: "in this thread", create: createSameThreadIndex },
  { where: "in a thread of its own", create: () => createThreadIndex({ log: createLog({ level: "silent" }) }) },
])("the engine for briefs $where", ({ create }) => {
  it("improves and drafts, and lists what a text asks for, as the engine does", async () => {
    const brief = { text: "we need a logo for our bakery in ghent asap", searcherType: "brand" as const };
    const draft = {
      searchText: brief.text,
      senderType: "brand" as const,
      receiverProfile: aFreelancer("Logo Designer"),
    };
    const own = create();

    expect(await own.improve(brief)).toEqual(improveBrief(brief));
    expect(await own.draft(draft)).toBe(draftMessage(draft));
    expect(await own.listSubjects("We need a photographer in Ghent.", "brand")).toEqual([
      "job:Photography",
      "place:Ghent",
    ]);
    await own.close();
  });
});
