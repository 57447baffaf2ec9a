import type { Message } from "@triptych/contract/messaging";
import { describe, expect, it } from "vitest";
import { createOutbox, type Outbox, type Outgoing, type OutboxStorage } from "./outbox.ts";

/** Creates a fake server that stores messages, a network that can fail before or after it stores one, and a browser. */
function aWorld() {
  const stored: { content: string; key: string }[] = [];
  let calls = 0;
  let cut: "no" | "before" | "after" | "refused" = "no";
  let signedIn = "me";
  let keys = 0;
  const failures: string[] = [];
  const kept = aStorage();
  const alone = aLock();
  const planned: (() => void)[] = [];

  const open = (): Outbox =>
    createOutbox({
      send: async ({ contactId, content, key }) => {
        calls += 1;
        await Promise.resolve();
        if (cut === "before") throw new Error("the network is away");
        if (cut === "refused") throw new RangeError("not to this person");
        if (!stored.some((each) => each.key === key)) stored.push({ content, key });
        if (cut === "after") throw new Error("the reply was lost");
        return aMessage(contactId, content, key);
      },
      upload: () => Promise.reject(new Error("there are no files here")),
      forgetFiles: () => {},
      explain: (error) => ({ failure: (error as Error).message, isPassing: !(error instanceof RangeError) }),
      onSent: () => {},
      onFailed: (_, failure) => failures.push(failure),
      newKey: () => `key-${++keys}`,
      now: () => new Date(0),
      storage: kept.inTab(),
      alone,
      isOwn: () => signedIn === "me",
      later: (_, work) => void planned.push(work),
    });

  return {
    stored,
    failures,
    kept,
    open,
    countCalls: () => calls,
    setCut: (next: typeof cut) => (cut = next),
    signIn: (who: string) => (signedIn = who),
    runPlanned: () => planned.splice(0).forEach((work) => work()),
  };
}

/** Creates a browser's storage that tells every tab but the writing one of a change. */
function aStorage() {
  const entries = new Map<string, string>();
  const listeners: (() => void)[] = [];
  const inTab = (): OutboxStorage => {
    let own: (() => void) | undefined;
    const changed = () => listeners.filter((each) => each !== own).forEach((notify) => notify());
    return {
      list: () => [...entries.values()].map((text) => JSON.parse(text) as Outgoing).sort((a, b) => a.order - b.order),
      put: (outgoing) => {
        entries.set(outgoing.key, JSON.stringify(outgoing));
        changed();
      },
      remove: (key) => {
        entries.delete(key);
        changed();
      },
      listen: (listener) => {
        own = listener;
        listeners.push(listener);
      },
    };
  };
  return { entries, inTab };
}

/** Creates a lock that lets one tab work at a time. */
function aLock() {
  let last: Promise<void> = Promise.resolve();
  return (_: string, work: () => Promise<void>) => (last = last.then(work));
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

  it("lets messages wait while the server is not reached, and sends them by itself, in order", async () => {
    const { stored, failures, open, setCut, runPlanned } = aWorld();
    const outbox = open();
    setCut("before");
    for (const content of ["one", "two"]) outbox.add("her", content);
    await settle();
    const whileAway = statesOf(outbox);

    setCut("no");
    runPlanned();
    await settle();

    expect(whileAway).toEqual(["one waiting", "two waiting"]);
    expect(failures).toEqual([]);
    expect(stored.map(({ content }) => content)).toEqual(["one", "two"]);
  });

  it("keeps refused messages, says why once, and sends them again in order when somebody says so", async () => {
    const { stored, failures, open, setCut, runPlanned } = aWorld();
    const outbox = open();
    setCut("refused");
    for (const content of ["one", "two"]) outbox.add("her", content);
    await settle();
    setCut("no");
    outbox.sendWaiting();
    runPlanned();
    await settle();
    const refused = outbox.list("her").map(({ content, state, failure }) => [content, state, failure]);

    outbox.retry("her");
    await settle();

    expect(refused).toEqual([
      ["one", "failed", "not to this person"],
      ["two", "failed", undefined],
    ]);
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
    outbox.sendWaiting();
    await settle();

    expect(stored).toHaveLength(1);
    expect(statesOf(outbox)).toEqual(["one sent"]);
  });

  it("never sends a new message before one that was refused", async () => {
    const { stored, open, setCut } = aWorld();
    const outbox = open();
    setCut("refused");
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
    reloaded.sendWaiting();
    await settle();

    expect(stored).toHaveLength(1);
    expect(statesOf(reloaded)).toEqual(["one sent"]);
  });

  it("is shared by all tabs, of which one sends", async () => {
    const { stored, open, setCut, countCalls } = aWorld();
    const [here, there] = [open(), open()];
    setCut("before");
    here.add("her", "one");
    await settle();
    there.add("her", "two");
    await settle();
    const shown = [statesOf(here), statesOf(there)];
    const callsBefore = countCalls();

    setCut("no");
    for (const outbox of [here, there]) outbox.sendWaiting();
    await settle();

    expect(shown).toEqual([
      ["one waiting", "two waiting"],
      ["one waiting", "two waiting"],
    ]);
    expect(stored.map(({ content }) => content)).toEqual(["one", "two"]);
    expect(countCalls() - callsBefore).toBe(2);
    expect(statesOf(there)).toEqual(["one sent", "two sent"]);
  });

  it("sends nothing in the name of somebody else", async () => {
    const { stored, open, setCut, signIn } = aWorld();
    const outbox = open();
    setCut("before");
    outbox.add("her", "one");
    await settle();

    signIn("somebody else");
    setCut("no");
    outbox.sendWaiting();
    await settle();

    expect(stored).toEqual([]);
    expect(statesOf(outbox)).toEqual(["one waiting"]);
  });

  it("forgets discarded messages and those that the server has stored", async () => {
    const { open, setCut, kept } = aWorld();
    const outbox = open();
    outbox.add("her", "one");
    await settle();
    setCut("before");
    outbox.add("her", "two");
    await settle();

    outbox.forgetArrived("her", [aMessage("her", "one", "key-1"), aMessage("her", "two", "key-2")]);
    const left = statesOf(outbox);
    outbox.discard("her", "key-2");

    expect(left).toEqual(["two waiting"]);
    expect(outbox.list("her")).toEqual([]);
    expect(kept.entries.size).toBe(0);
  });
});
