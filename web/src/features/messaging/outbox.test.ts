import type { Message } from "@triptych/contract/messaging";
import { describe, expect, it } from "vitest";
import { createOutbox, type Outbox } from "./outbox.ts";

/** Creates a fake server that stores messages, and a network that can fail before or after it stores one. */
function aWorld() {
  const stored: { content: string; key: string }[] = [];
  let cut: "no" | "before" | "after" = "no";
  let kept: string | null = null;
  let keys = 0;
  const failures: string[] = [];

  const open = (): Outbox =>
    createOutbox({
      send: async (contactId, content, key) => {
        await Promise.resolve();
        if (cut === "before") throw new Error("the network is away");
        if (!stored.some((each) => each.key === key)) stored.push({ content, key });
        if (cut === "after") throw new Error("the reply was lost");
        return aMessage(contactId, content, key);
      },
      explain: (error) => ({ failure: (error as Error).message, isPassing: true }),
      onSent: () => {},
      onFailed: (_, failure) => failures.push(failure),
      newKey: () => `key-${++keys}`,
      now: () => new Date(0),
      storage: { read: () => kept, write: (text) => (kept = text) },
    });

  return { stored, failures, open, setCut: (next: typeof cut) => (cut = next) };
}

function aMessage(receiverId: string, content: string, idempotencyKey: string): Message {
  return {
    id: idempotencyKey,
    senderId: "me",
    receiverId,
    content,
    createdAt: new Date(0).toISOString(),
    writtenBy: { id: "me", username: "me" },
    readAt: null,
    idempotencyKey,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const statesOf = (outbox: Outbox) => outbox.list("her").map(({ content, state }) => `${content} ${state}`);

describe("an outbox", () => {
  it("sends messages one after another, in the order they were written", async () => {
    const { stored, open } = aWorld();
    const outbox = open();

    for (const content of ["one", "two", "three"]) outbox.add("her", content);
    await settle();

    expect(stored.map(({ content }) => content)).toEqual(["one", "two", "three"]);
    expect(statesOf(outbox)).toEqual(["one sent", "two sent", "three sent"]);
  });

  it("keeps failed messages, says why once, and sends them again in order", async () => {
    const { stored, failures, open, setCut } = aWorld();
    const outbox = open();
    setCut("before");
    for (const content of ["one", "two"]) outbox.add("her", content);
    await settle();
    const whileAway = statesOf(outbox);
    const reasons = outbox.list("her").map(({ failure }) => failure);

    setCut("no");
    outbox.retry("her");
    await settle();

    expect(whileAway).toEqual(["one failed", "two failed"]);
    expect(reasons).toEqual(["the network is away", undefined]);
    expect(failures).toHaveLength(1);
    expect(stored.map(({ content }) => content)).toEqual(["one", "two"]);
  });

  it("stores a message once when only the reply was lost", async () => {
    const { stored, open, setCut } = aWorld();
    const outbox = open();
    setCut("after");
    outbox.add("her", "one");
    await settle();

    setCut("no");
    outbox.retryPassing();
    await settle();

    expect(stored).toHaveLength(1);
    expect(statesOf(outbox)).toEqual(["one sent"]);
  });

  it("never sends a new message before one that failed", async () => {
    const { stored, open, setCut } = aWorld();
    const outbox = open();
    setCut("before");
    outbox.add("her", "one");
    await settle();

    setCut("no");
    outbox.add("her", "two");
    await settle();

    expect(stored.map(({ content }) => content)).toEqual(["one", "two"]);
  });

  it("continues after a reload with the same keys", async () => {
    const { stored, open, setCut } = aWorld();
    setCut("after");
    open().add("her", "one");
    await settle();

    setCut("no");
    const reloaded = open();
    reloaded.retryPassing();
    await settle();

    expect(stored).toHaveLength(1);
    expect(statesOf(reloaded)).toEqual(["one sent"]);
  });

  it("forgets discarded messages and those that the server has stored", async () => {
    const { open, setCut } = aWorld();
    const outbox = open();
    outbox.add("her", "one");
    await settle();
    setCut("before");
    outbox.add("her", "two");
    await settle();

    outbox.forgetArrived("her", [aMessage("her", "one", "key-1"), aMessage("her", "two", "key-2")]);
    const left = statesOf(outbox);
    outbox.discard("her", "key-2");

    expect(left).toEqual(["two failed"]);
    expect(outbox.list("her")).toEqual([]);
  });
});
