import type { StoredFile } from "@triptych/contract/files";
import { expect, it } from "vitest";
import { createTray } from "./attachment-tray.ts";

/** Creates a tray whose uploads wait until the test ends them. */
function aTray() {
  const uploads: { name: string; end: (file: StoredFile) => void; fail: () => void; signal: AbortSignal }[] = [];
  const discarded: string[] = [];
  let keys = 0;
  const tray = createTray({
    upload: (file, { signal }) =>
      new Promise((end, reject) => {
        uploads.push({ name: file.name, end, fail: () => reject(new Error("away")), signal });
      }),
    discard: ({ id }) => discarded.push(id),
    explain: () => ({ problem: "There is no connection.", mayRetry: true }),
    findProblem: ({ name }) => (name === "large.png" ? "Too large." : null),
    preview: ({ name }) => Promise.resolve(name.endsWith(".png") ? `data:${name}` : null),
    newKey: () => `key-${++keys}`,
    most: 3,
  });
  return { tray, uploads, discarded };
}

const aFile = (name: string) => new File(["x"], name);
const stored = (id: string): StoredFile => ({ id, kind: "pdf", name: id, bytes: 1, url: "/", pictures: [] });

it("uploads at once, and is sent in the order in which it was chosen", async () => {
  const { tray, uploads } = aTray();

  tray.add([aFile("one.png"), aFile("two.pdf")]);
  uploads[1]!.end(stored("two"));
  await Promise.resolve();
  const early = tray.findReady();
  const previews = tray.list().map(({ preview }) => preview);
  uploads[0]!.end(stored("one"));
  await new Promise(setImmediate);
  const ready = tray.findReady();
  const taken = tray.take();

  expect(early).toBeNull();
  expect(ready?.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(taken.files.map(({ file }) => file?.id)).toEqual(["one", "two"]);
  expect(tray.list()).toEqual([]);
  expect(previews).toEqual(["data:one.png", null]);
});

it("takes as many as a message can have, and says why one cannot be sent", () => {
  const { tray, uploads } = aTray();

  const leftOut = tray.add(["large.png", "a.pdf", "b.pdf", "c.pdf"].map(aFile));

  expect(leftOut).toBe(1);
  expect(tray.list().map(({ problem }) => problem)).toEqual(["Too large.", null, null]);
  expect(uploads.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf"]);
});

it("keeps what could not be uploaded for another try", async () => {
  const { tray, uploads } = aTray();
  tray.add([aFile("one.png")]);

  uploads[0]!.fail();
  await new Promise(setImmediate);
  const [failed] = tray.list();
  tray.retry(failed!.key);
  uploads[1]!.end(stored("one"));
  await new Promise(setImmediate);

  expect(failed).toMatchObject({ problem: "There is no connection.", mayRetry: true });
  expect(tray.findReady()?.map(({ id }) => id)).toEqual(["one"]);
});

it("ends the upload of what is removed, and discards what was uploaded", async () => {
  const { tray, uploads, discarded } = aTray();
  tray.add([aFile("one.pdf"), aFile("two.pdf")]);
  uploads[1]!.end(stored("two"));
  await new Promise(setImmediate);

  for (const { key } of tray.list()) tray.remove(key);

  expect(uploads[0]!.signal.aborted).toBe(true);
  expect(discarded).toEqual(["two"]);
  expect(tray.list()).toEqual([]);
});

it("tries everything again that another try may take, and nothing else", async () => {
  const { tray, uploads } = aTray();
  tray.add(["large.png", "one.pdf", "two.pdf"].map(aFile));
  uploads[0]!.fail();
  await new Promise(setImmediate);

  tray.retryAll();
  uploads[2]!.end(stored("one"));
  await new Promise(setImmediate);

  expect(uploads.map(({ name }) => name)).toEqual(["one.pdf", "two.pdf", "one.pdf"]);
  expect(tray.list().map(({ problem }) => problem)).toEqual(["Too large.", null, null]);
  expect(tray.list()[1]!.file?.id).toBe("one");
});

it("hands over a message's files with their uploads, which go on", async () => {
  const { tray, uploads } = aTray();
  tray.add([aFile("one.png"), aFile("two.pdf")]);
  uploads[0]!.fail();
  await new Promise(setImmediate);

  const { files, sources } = tray.take();
  uploads[1]!.end(stored("two"));
  const [failed, running] = files.map(({ key }) => sources.get(key)!.upload);

  expect(files).toMatchObject([
    { name: "one.png", file: null, problem: null },
    { name: "two.pdf", file: null, problem: null },
  ]);
  expect(failed).toBeUndefined();
  expect((await running)?.id).toBe("two");
  expect(tray.list()).toEqual([]);
});
