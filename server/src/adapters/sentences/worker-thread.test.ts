import { meaningWeights } from "@triptych/matching-engine/weights";
import { afterEach, describe, expect, it } from "vitest";
import type { SentenceEncoder } from "./sentences.ts";
import { createThreadEncoder } from "./worker-thread.ts";

const stub = new URL("../../../testing/stub-encoder-thread.ts", import.meta.url);
const silent = { warn: () => {} };
const soon = () => ({ isWaitedFor: true, signal: AbortSignal.timeout(20_000) });
const later = () => ({ isWaitedFor: false, signal: AbortSignal.timeout(20_000) });

let encoder: SentenceEncoder;
afterEach(() => encoder?.close());

describe("an encoder in a thread of its own", () => {
  it("returns the vectors of texts in their order, and remembers them", async () => {
    encoder = createThreadEncoder({ log: silent, file: stub });

    const first = await encoder.encode(["one", "three"], soon());
    const again = await encoder.encode(["three", "one", "three"], soon());

    expect([...first!]).toEqual([3, 0, 5, 1]);
    expect([...again!]).toEqual([5, 1, 3, 0, 5, 1]);
  });

  it("does what somebody waits for before the rest", async () => {
    encoder = createThreadEncoder({ log: silent, file: stub });

    const patient = encoder.encode(["a", "bb", "ccc", "dddd", "eeeee"], later());
    await Promise.resolve();
    const urgent = encoder.encode(["ffffff"], soon());

    expect([...(await urgent)!]).toEqual([6, 4]);
    expect([...(await patient)!]).toEqual([1, 0, 2, 1, 3, 2, 4, 3, 5, 5]);
  });

  it("returns nothing when the time is over, and has it for the next call", async () => {
    encoder = createThreadEncoder({ log: silent, file: stub });

    const late = await encoder.encode(["late"], { isWaitedFor: true, signal: AbortSignal.abort() });
    const next = await encoder.encode(["late"], soon());

    expect(late).toBeNull();
    expect([...next!]).toEqual([4, 0]);
  });

  it("is left alone for a while after its thread failed, and then replaced", async () => {
    let now = 0;
    encoder = createThreadEncoder({ log: silent, file: stub, nowMs: () => now });
    await encoder.encode(["known"], soon());

    const failed = await encoder.encode(["Fail"], soon());
    const meanwhile = await encoder.encode(["other"], soon());
    const known = await encoder.encode(["known"], soon());
    now += 60_000;
    const after = await encoder.encode(["other"], soon());

    expect([failed, meanwhile]).toEqual([null, null]);
    expect([...known!]).toEqual([5, 0]);
    expect([...after!]).toEqual([5, 0]);
  });

  it("reads the clauses of a brief beside its sentences, and remembers them", async () => {
    encoder = createThreadEncoder({ log: silent, file: stub });
    const brief = {
      text: "one and three",
      clauses: [
        { start: 0, end: 3 },
        { start: 8, end: 13 },
      ],
    };

    const [read, vectors] = await Promise.all([
      encoder.readClauses(brief, soon()),
      encoder.encode([brief.text], soon()),
    ]);
    const again = await encoder.readClauses(brief, { isWaitedFor: true, signal: AbortSignal.timeout(20_000) });

    expect(read!.map(({ asks }) => asks)).toEqual([3, 5]);
    expect(again).toBe(read);
    expect([...vectors!]).toEqual([13, 0]);
  });

  it("reads no clauses before the time is over, where there are none, and after it was closed", async () => {
    encoder = createThreadEncoder({ log: silent, file: stub });
    const brief = { text: "late", clauses: [{ start: 0, end: 4 }] };

    const late = await encoder.readClauses(brief, { isWaitedFor: true, signal: AbortSignal.abort() });
    const none = await encoder.readClauses({ text: "", clauses: [] }, soon());
    await encoder.close();

    expect([late, none, await encoder.readClauses({ ...brief, text: "more" }, soon())]).toEqual([null, null, null]);
  });

  it("returns nothing for no text, and after it was closed", async () => {
    encoder = createThreadEncoder({ log: silent, file: stub });
    const nothing = await encoder.encode([], soon());
    await encoder.close();

    expect([nothing, await encoder.encode(["text"], soon())]).toEqual([null, null]);
  });
});

const product = (one: Int8Array, other: Int8Array) => one.reduce((sum, part, at) => sum + part * other[at]!, 0);

it("the encoder that the product ships finds sentences closer that mean the same", async () => {
  encoder = createThreadEncoder({ log: silent });
  const { size } = meaningWeights;

  const vectors = await encoder.encode(
    ["Our website loads so slowly that customers leave.", "I make web pages fast.", "I arrange flowers for weddings."],
    soon(),
  );

  const [brief, web, flowers] = [0, 1, 2].map((at) => vectors!.slice(at * size, (at + 1) * size));
  expect(product(brief!, web!)).toBeGreaterThan(product(brief!, flowers!));
});
