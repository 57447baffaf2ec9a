import type { StoredFile } from "@triptych/contract/files";
import { expect, it } from "vitest";
import type { FileSource } from "./attachment-tray.ts";
import { createOutgoingUploads, FileNotKept } from "./outgoing-uploads.ts";

/** Creates a browser that keeps files, and pages of it that upload them. */
function aBrowser() {
  const kept = new Map<string, File>();
  const uploads: { name: string; end: (file: StoredFile) => void; fail: () => void; signal: AbortSignal }[] = [];
  const open = () =>
    createOutgoingUploads({
      upload: (file, { signal, onProgress }) =>
        new Promise((end, reject) => {
          onProgress(0.5);
          uploads.push({ name: file.name, end, fail: () => reject(new Error("away")), signal });
        }),
      kept: {
        put: async (files) => files.forEach(({ key, file }) => kept.set(key, file)),
        find: async (key) => kept.get(key) ?? null,
        list: async () => [...kept.keys()],
        remove: async (keys) => keys.forEach((key) => kept.delete(key)),
      },
    });
  return { kept, uploads, open };
}

const stored = (id: string): StoredFile => ({ id, kind: "pdf", name: id, bytes: 1, url: "/", pictures: [] });

function chosen(...names: string[]) {
  const files = names.map((key) => ({ key, name: key, bytes: 1, preview: null, file: null, problem: null }));
  const sources = new Map<string, FileSource>(
    names.map((key) => [
      key,
      { file: new File(["x"], key), abort: new AbortController(), onProgress: () => undefined },
    ]),
  );
  return { files, sources };
}

it("uploads a file after a reload, and again after a failure", async () => {
  const { uploads, open } = aBrowser();
  open().take(chosen("label"));
  const reloaded = open();

  const failed = reloaded.send("label").catch((error: Error) => error.message);
  await new Promise(setImmediate);
  const share = reloaded.shareOf("label");
  uploads[0]!.fail();
  const message = await failed;
  const again = reloaded.send("label");
  await new Promise(setImmediate);
  uploads[1]!.end(stored("one"));

  expect(share).toBe(0.5);
  expect(message).toBe("away");
  expect((await again).id).toBe("one");
});

it("says that a file is not there any more", async () => {
  await expect(aBrowser().open().send("label")).rejects.toBeInstanceOf(FileNotKept);
});

it("ends the upload of what is forgotten, and keeps it no longer", async () => {
  const { kept, uploads, open } = aBrowser();
  const page = open();
  page.take(chosen("label", "sketch"));
  void page.send("label").catch(() => undefined);
  await new Promise(setImmediate);

  page.forget(["label"]);
  await new Promise(setImmediate);

  expect(uploads[0]!.signal.aborted).toBe(true);
  expect([...kept.keys()]).toEqual(["sketch"]);
});

it("forgets files whose message is not there any more", async () => {
  const { kept, open } = aBrowser();
  open().take(chosen("label", "sketch"));

  await open().forgetOthers(() => ["sketch"]);
  await new Promise(setImmediate);

  expect([...kept.keys()]).toEqual(["sketch"]);
});
