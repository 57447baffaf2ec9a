import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFullDisk, startS3, startSilence, type LocalS3 } from "../../../testing/local-s3.ts";
import { FileStoreProblem, type FileStore } from "./files.ts";
import { createFolderStore } from "./folder.ts";
import { createS3Store } from "./s3.ts";

let s3: LocalS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3?.close());

const aFolder = () => mkdtempSync(join(tmpdir(), "triptych-files-"));
const stores: Record<string, () => FileStore> = {
  "a folder": () => createFolderStore({ folder: aFolder() }),
  "an S3-compatible store": () => createS3Store(s3.options),
};

const picture = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));

const aFolderOfKeys = () => `kept/${randomUUID()}`;

async function read(store: FileStore, key: string): Promise<Buffer | null> {
  const found = await store.open(key);
  return found && buffer(found.content);
}

async function keysIn(store: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.toSorted();
}

describe.each(Object.keys(stores))("%s", (name) => {
  const open = () => stores[name]!();

  it("returns what it was given, byte for byte, with its length", async () => {
    const [store, folder] = [open(), aFolderOfKeys()];

    await store.put(`${folder}/640.webp`, picture, "image/webp");
    const found = await store.open(`${folder}/640.webp`);

    expect(found?.bytes).toBe(picture.length);
    expect((await buffer(found!.content)).equals(picture)).toBe(true);
  });

  it("keeps an empty content, and the newest one of a key", async () => {
    const [store, folder] = [open(), aFolderOfKeys()];

    await store.put(`${folder}/a.pdf`, picture, "application/pdf");
    await store.put(`${folder}/a.pdf`, Buffer.alloc(0), "application/pdf");

    expect(await read(store, `${folder}/a.pdf`)).toEqual(Buffer.alloc(0));
  });

  it("has nothing under a key that it was never given", async () => {
    const [store, folder] = [open(), aFolderOfKeys()];
    await store.put(`${folder}/a.pdf`, picture, "application/pdf");

    expect(await store.open(`${folder}/b.pdf`)).toBeNull();
    expect(await store.open(folder)).toBeNull();
    expect(await keysIn(store, aFolderOfKeys())).toEqual([]);
  });

  it("removes a folder with all that is in it, and nothing beside it", async () => {
    const [store, folder] = [open(), aFolderOfKeys()];
    for (const key of [`${folder}/a/1.webp`, `${folder}/a/2.webp`, `${folder}/ab/1.webp`])
      await store.put(key, picture, "image/webp");

    await store.removeFolder(`${folder}/a`);
    await store.removeFolder(`${folder}/a`);

    expect(await keysIn(store, folder)).toEqual([`${folder}/ab/1.webp`]);
    expect(await store.open(`${folder}/a/1.webp`)).toBeNull();
  });

  it("keeps many at once", async () => {
    const [store, folder] = [open(), aFolderOfKeys()];
    const keys = Array.from({ length: 40 }, (_, at) => `${folder}/${at}/x.webp`);

    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), "image/webp")));

    expect(await keysIn(store, folder)).toEqual(keys.toSorted());
    expect(String(await read(store, keys[7]!))).toBe(keys[7]);
  });

  it.each([
    "../secret",
    "/etc/passwd",
    "kept/../../x",
    "kept//x",
    "",
    "kept/.hidden",
    "kept/a\u0000",
    "C:\\x",
    "kept/a b",
  ])("takes no key that leads elsewhere: %j", async (key) => {
    const store = open();

    await expect(async () => store.put(key, picture, "image/webp")).rejects.toThrow("no key");
    await expect(async () => store.open(key)).rejects.toThrow("no key");
    await expect(async () => store.removeFolder(key)).rejects.toThrow("no key");
  });
});

it("leaves nothing behind where the disk is full in the middle of a file", async () => {
  const folder = aFolder();
  const { write } = aFullDisk();
  const store = createFolderStore({ folder, write });

  const problem = await store.put("kept/a/1.webp", picture, "image/webp").catch((error: unknown) => error);

  expect(problem).toMatchObject({ name: "FileStoreProblem", reason: "full" });
  expect(readdirSync(join(folder, "kept/a"))).toEqual([]);
});

it("says that a store is away which does not reply, within its time", async () => {
  const silent = await startSilence();
  const store = createS3Store({ ...s3.options, endpoint: silent.endpoint, timeoutMs: 200 });
  const gone = createS3Store({ ...s3.options, endpoint: "http://127.0.0.1:9" });

  for (const each of [store, gone]) {
    const problem = await each.put("kept/a/1.webp", picture, "image/webp").catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(FileStoreProblem);
    expect(problem).toMatchObject({ reason: "away" });
  }
  silent.close();
});
