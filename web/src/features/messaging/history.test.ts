import type { Message } from "@triptych/contract/messaging";
import { assert, array, integer, property, shuffledSubarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { addNewer, addOlder, beginHistory, isNext, newestFrom, replaceMessage, type History } from "./history.ts";

function aMessage(at: number, senderId = "them"): Message {
  return {
    id: `id-${String(at).padStart(6, "0")}`,
    senderId,
    receiverId: senderId === "them" ? "me" : "them",
    content: `message ${at}`,
    createdAt: new Date(at * 1_000).toISOString(),
    writtenBy: { id: senderId, username: senderId },
    readAt: null,
    idempotencyKey: null,
  };
}

const some = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => aMessage(from + at));
const idsOf = ({ messages }: History) => messages.map(({ id }) => id);

describe("a history", () => {
  it("expects older messages after a full page", () => {
    expect(beginHistory(some(0, 200)).hasOlder).toBe(true);
    expect(beginHistory(some(0, 199)).hasOlder).toBe(false);
  });

  it("stays the same object when nothing is new", () => {
    const history = beginHistory(some(0, 5));

    expect(addNewer(history, some(2, 5))).toBe(history);
  });

  it("shows a message that has changed in its place, and nothing that it does not hold", () => {
    const history = beginHistory(some(0, 3));
    const changed = { ...aMessage(1), attachments: [{ id: "file", file: null }] };

    expect(replaceMessage(history, changed).messages).toEqual([aMessage(0), changed, aMessage(2)]);
    expect(replaceMessage(history, aMessage(7))).toBe(history);
  });

  it("puts older pages first, each message once", () => {
    const history = addOlder(beginHistory(some(200, 400)), some(150, 210));

    expect(idsOf(history)).toEqual(some(150, 400).map(({ id }) => id));
    expect(history.hasOlder).toBe(false);
  });

  it("holds every message once and in order, however the pages overlap", () => {
    assert(
      property(array(integer({ min: 0, max: 60 }), { maxLength: 8 }), (lengths) => {
        let history = beginHistory(some(0, 1));
        let known = 1;
        for (const length of lengths) {
          history = addNewer(history, some(Math.max(0, known - 3), known + length));
          known += length;
        }
        expect(idsOf(history)).toEqual(some(0, known).map(({ id }) => id));
      }),
    );
  });

  it("shows live messages only where they follow the newest held one", () => {
    const all = some(0, 20);
    assert(
      property(shuffledSubarray(all, { minLength: 1 }), (arriving) => {
        let history = beginHistory([all[0]!]);
        for (const message of arriving) {
          const at = all.indexOf(message);
          const previousId = at === 0 ? null : all[at - 1]!.id;
          if (isNext(history, previousId)) history = addNewer(history, [message]);
        }
        expect(idsOf(history)).toEqual(all.slice(0, history.messages.length).map(({ id }) => id));
      }),
    );
  });

  it("finds the other side's newest message", () => {
    const history = beginHistory([aMessage(1), aMessage(2), aMessage(3, "me")]);

    expect(newestFrom(history, "them")?.id).toBe(aMessage(2).id);
  });
});
