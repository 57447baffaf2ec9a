import type { StoredFile } from "@triptych/contract/files";
import { expect, it } from "vitest";
import { createOutbox, type Outbox, type Outgoing, type OutgoingFile } from "./outbox.ts";

/** Creates a fake server that takes messages and files, but for files that are called bad, and a connection to it. */
function aWorld() {
  const sent: { content: string; files: string[] }[] = [];
  const forgotten: string[] = [];
  const entries = new Map<string, string>();
  const planned: (() => void)[] = [];
  let state: "connected" | "away" | "refusing" | "without files" = "connected";
  let keys = 0;

  const open = (): Outbox =>
    createOutbox({
      send: async ({ contactId, content, files = [], key }) => {
        await Promise.resolve();
        if (state === "away") throw new Error("the network is away");
        if (state !== "connected") throw new RangeError(state);
        sent.push({ content, files: files.map(({ file }) => file!.id) });
        return { ...aMessage, receiverId: contactId, content, id: key, idempotencyKey: key };
      },
      upload: async (key) => {
        await Promise.resolve();
        if (state === "away") throw new Error("the network is away");
        if (key.startsWith("bad")) throw new RangeError("we do not take this kind of file");
        return storedAs(`${key} again`);
      },
      forgetFiles: (files, why) => forgotten.push(...files.map(({ key: name }) => `${name} ${why}`)),
      explain: (error) => {
        const { message: failure } = error as Error;
        return { failure, isPassing: !(error instanceof RangeError), areFilesGone: failure === "without files" };
      },
      onSent: () => {},
      onFailed: () => {},
      newKey: () => `key-${++keys}`,
      now: () => new Date(0),
      storage: {
        list: () => [...entries.values()].map((text) => JSON.parse(text) as Outgoing),
        put: (outgoing) => void entries.set(outgoing.key, JSON.stringify(outgoing)),
        remove: (key) => void entries.delete(key),
        listen: () => {},
      },
      alone: (_, work) => work(),
      isOwn: () => true,
      later: (_, work) => void planned.push(work),
    });

  return {
    sent,
    forgotten,
    open,
    be: (next: typeof state) => (state = next),
    runPlanned: () => planned.splice(0).forEach((work) => work()),
  };
}

const aMessage = {
  senderId: "me",
  createdAt: new Date(0).toISOString(),
  writtenBy: { id: "me", username: "me" },
  readAt: null,
};

const storedAs = (id: string): StoredFile => ({ id, kind: "pdf", name: id, bytes: 1, url: `/${id}`, pictures: [] });

const aFile = (key: string, file: StoredFile | null = null): OutgoingFile => ({
  key,
  name: key,
  bytes: 1,
  preview: null,
  file,
  problem: null,
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const statesOf = (outbox: Outbox) => outbox.list("her").map(({ content, state }) => `${content} ${state}`);

it("keeps the files of a message with its words, through a refusal, another try and a reload", async () => {
  const { sent, open, be } = aWorld();
  be("refusing");
  const outbox = open();
  outbox.add("her", "", [aFile("label", storedAs("label"))]);
  await settle();
  const kept = outbox.list("her")[0]?.files;

  be("connected");
  const reloaded = open();
  reloaded.retry("her");
  await settle();

  expect(kept).toEqual([aFile("label", storedAs("label"))]);
  expect(statesOf(reloaded)).toEqual([" sent"]);
  expect(sent).toEqual([{ content: "", files: ["label"] }]);
});

it("lets a message wait with its files, and sends both in order when the connection is back", async () => {
  const { sent, forgotten, open, be, runPlanned } = aWorld();
  const outbox = open();
  be("away");
  outbox.add("her", "one", [aFile("first"), aFile("second")]);
  outbox.add("her", "two");
  await settle();
  const whileAway = statesOf(outbox);

  be("connected");
  runPlanned();
  await settle();

  expect(whileAway).toEqual(["one waiting", "two waiting"]);
  expect(sent).toEqual([
    { content: "one", files: ["first again", "second again"] },
    { content: "two", files: [] },
  ]);
  expect(forgotten).toEqual(["first sent", "second sent"]);
});

it("says which file is not taken, and sends the message without it when somebody says so", async () => {
  const { sent, forgotten, open } = aWorld();
  const outbox = open();
  outbox.add("her", "one", [aFile("good"), aFile("bad")]);
  outbox.add("her", "two");
  await settle();
  const [failed] = outbox.list("her");

  outbox.sendWithoutRefused("her", failed!.key);
  await settle();

  expect(failed).toMatchObject({ state: "failed", failure: "bad: we do not take this kind of file" });
  expect(sent).toEqual([
    { content: "one", files: ["good again"] },
    { content: "two", files: [] },
  ]);
  expect(forgotten).toEqual(["bad discarded", "good sent"]);
});

it("discards a message of which nothing is left without the files that are not taken", async () => {
  const { open } = aWorld();
  const outbox = open();
  outbox.add("her", "", [aFile("bad")]);
  await settle();

  outbox.sendWithoutRefused("her", outbox.list("her")[0]!.key);

  expect(outbox.list("her")).toEqual([]);
});

it("does not send a message that was discarded while its files were on their way", async () => {
  const { sent, forgotten, open } = aWorld();
  const outbox = open();
  outbox.add("her", "one", [aFile("first")]);
  outbox.discard("her", outbox.list("her")[0]!.key);
  await settle();

  expect(sent).toEqual([]);
  expect(outbox.list("her")).toEqual([]);
  expect(forgotten).toEqual(["first discarded"]);
});

it("uploads files again that the server has removed, because they were not sent for too long", async () => {
  const { sent, open, be } = aWorld();
  const outbox = open();
  be("without files");
  outbox.add("her", "one", [aFile("label", storedAs("label"))]);
  await settle();

  be("connected");
  outbox.retry("her");
  await settle();

  expect(sent).toEqual([{ content: "one", files: ["label again"] }]);
});
