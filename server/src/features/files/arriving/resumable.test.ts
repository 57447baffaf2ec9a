import { Buffer } from "node:buffer";
import { readdirSync } from "node:fs";
import { deleteFile, getFile, getStorage, type StoredFile } from "@triptych/contract/files";
import { Upload, type UploadOptions } from "tus-js-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeFiles } from "../../../composition/files.ts";
import { FileStoreProblem } from "../../../adapters/files/files.ts";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { aDocument, aPicture, filesOf, open } from "../../../../testing/files.ts";
import { startS3, type LocalS3 } from "../../../../testing/local-s3.ts";
import { cookieHeader, startApp, type TestApp } from "../../../../testing/start-app.ts";

let s3: LocalS3;
const apps: Record<string, TestApp> = {};
beforeAll(async () => {
  s3 = await startS3();
  const { endpoint, bucket, accessKey, secretKey } = s3.options;
  const env = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  apps["a folder"] = await startApp();
  apps["an S3-compatible store"] = await startApp({ env });
  for (const app of Object.values(apps)) await app.listen();
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
  await s3?.close();
});

function addressOf(app: TestApp): string {
  const { port } = app.http.server.address() as { port: number };
  return `http://127.0.0.1:${port}/api/files/resumable`;
}

type Sent = Partial<UploadOptions> & { content: Buffer };

/** Describes an upload as the pages make it. */
function anUpload(app: TestApp, { browser }: Member, { content, ...change }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(content, {
    endpoint: addressOf(app),
    metadata: { purpose: "work", name: "Größe.jpg" },
    headers: { cookie: cookieHeader(browser), origin: new URL(app.config.publicUrl).origin },
    retryDelays: null,
    onSuccess: () => resolve(upload.url!.split("/").at(-1)!),
    onError: reject,
    ...change,
  });
  // NOTE: whoever only begins an upload does not wait for its end.
  promise.catch(() => {});
  return { upload, arrived: promise };
}

async function send(app: TestApp, member: Member, sent: Sent): Promise<string> {
  const { upload, arrived } = anUpload(app, member, sent);
  upload.start();
  return arrived;
}

const get = (app: TestApp, member: Member, fileId: string): Promise<StoredFile> =>
  app.call(getFile, { params: { fileId } }, { as: member.browser });

const inFolder = () => apps["a folder"]!;

describe.each(["a folder", "an S3-compatible store"])("a resumable upload to %s", (name) => {
  const appOf = () => apps[name]!;

  it("arrives in pieces, goes on after a broken connection, and is prepared once", async () => {
    const app = appOf();
    const member = await aMember(app, "brand");
    const content = await aPicture({ width: 1_500, height: 1_000, type: "png" });
    const pieces = Math.ceil(content.length / 5);
    const broken = anUpload(app, member, {
      content,
      chunkSize: pieces,
      onChunkComplete: (_size, arrived) => {
        if (arrived >= 2 * pieces) void broken.upload.abort();
      },
    });
    broken.upload.start();
    await expect.poll(() => broken.upload.url).toBeTruthy();
    await expect.poll(async () => (await head(app, member, broken.upload.url!)).offset).toBe(2 * pieces);
    const early = await app.refusal(
      getFile,
      { params: { fileId: broken.upload.url!.split("/").at(-1)! } },
      { as: member.browser },
    );

    const id = await send(app, member, { content, uploadUrl: broken.upload.url!, chunkSize: pieces });
    const [file, again] = await Promise.all([get(app, member, id), get(app, member, id)]);

    expect(early).toMatchObject({ code: "conflict" });
    expect(file).toMatchObject({ id, kind: "image", name: "Größe.jpg", width: 1_500, height: 1_000 });
    expect(again).toEqual(file);
    expect((await open(app, file.url, member)).statusCode).toBe(200);
    expect((await head(app, member, broken.upload.url!)).status).toBe(404);
  });

  it("is its owner's alone", async () => {
    const app = appOf();
    const [member, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { upload } = anUpload(app, member, {
      content: await aPicture(),
      chunkSize: 100,
      onChunkComplete: () => void upload.abort(),
    });
    upload.start();
    await expect.poll(() => upload.url).toBeTruthy();

    await expect(
      send(app, other, { content: await aPicture(), uploadUrl: upload.url!, endpoint: null! }),
    ).rejects.toThrow("404");
    expect((await head(app, other, upload.url!)).status).toBe(404);
    await expect(Upload.terminate(upload.url!, optionsOf(app, other))).rejects.toThrow("404");
    await Upload.terminate(upload.url!, optionsOf(app, member));
    expect((await head(app, member, upload.url!)).status).toBe(404);
    expect(await app.call(getStorage, {}, { as: member.browser })).toMatchObject({ usedBytes: 0 });
  });

  it("leaves nothing behind where what arrived is refused", async () => {
    const app = appOf();
    const member = await aMember(app, "brand");
    const id = await send(app, member, { content: Buffer.from("<html>a page</html>".repeat(50)) });

    const refusal = await app.refusal(getFile, { params: { fileId: id } }, { as: member.browser });
    await app.queue.drain();

    expect(refusal).toMatchObject({ code: "unsupported_file" });
    expect(await app.call(getStorage, {}, { as: member.browser })).toMatchObject({ usedBytes: 0 });
    const left: string[] = [];
    for await (const { key } of (await composeFiles(app.config)).fileStore.list("uploads")) left.push(key);
    expect(left.filter((key) => key.includes(id))).toEqual([]);
  });
});

describe("a resumable upload", () => {
  it("is refused where it is too large, says nothing, comes from elsewhere or from nobody", async () => {
    const app = inFolder();
    const member = await aMember(app, "brand");
    const headers = {
      cookie: cookieHeader(member.browser),
      "tus-resumable": "1.0.0",
      "upload-length": "100",
      "upload-metadata": `purpose ${btoa("work")}`,
    };
    const post = async (change: Record<string, string>) =>
      (await fetch(addressOf(app), { method: "POST", headers: { ...headers, ...change } })).status;

    expect(await post({ "upload-length": "25000001" })).toBe(413);
    expect(await post({ "upload-length": "200000000" })).toBe(413);
    expect(await post({ "upload-length": "-1" })).toBe(400);
    expect(await post({ "upload-metadata": "" })).toBe(400);
    expect(await post({ "upload-metadata": "purpose ../.." })).toBe(400);
    expect(await post({ "tus-resumable": "0.1" })).toBe(400);
    expect(await post({ origin: "https://evil.example" })).toBe(403);
    expect(await post({ cookie: "" })).toBe(401);
    expect(await post({})).toBe(201);
    expect((await head(app, member, `${addressOf(app)}/..%2f..%2fdatabase`)).status).toBe(404);
  });

  it("waits where the store is away, is full or has too much to do, and is prepared later", async () => {
    const app = inFolder();
    const member = await aMember(app, "brand");
    const viewer = { userId: member.id } as never;
    const id = await send(app, member, { content: aDocument() });
    const failing = async (reason: "full" | "away") => {
      const { fileStore } = await composeFiles(app.config);
      const put = () => Promise.reject(new FileStoreProblem(reason, null));
      return filesOf(app, { fileStore: { ...fileStore, put } });
    };

    for (const [reason, sentence] of [
      ["full", /no room/],
      ["away", /can't be saved/],
    ] as const) {
      const files = await failing(reason);
      await expect(files.arriving.get(viewer, id)).rejects.toThrow(sentence);
    }

    expect(await get(app, member, id)).toMatchObject({ kind: "pdf" });
  });

  it("leaves nothing of a picture whose second size finds no room", async () => {
    const app = inFolder();
    const member = await aMember(app, "brand");
    const { fileStore } = await composeFiles(app.config);
    let puts = 0;
    const files = await filesOf(app, {
      fileStore: {
        ...fileStore,
        put: (...given) => {
          puts += 1;
          return puts === 2 ? Promise.reject(new FileStoreProblem("full", null)) : fileStore.put(...given);
        },
      },
    });
    const id = await send(app, member, { content: await aPicture({ width: 900 }) });

    await expect(files.arriving.get({ userId: member.id } as never, id)).rejects.toThrow(/no room/);
    const half = keptOf(app);
    await app.call(deleteFile, { params: { fileId: id } }, { as: member.browser });
    await app.queue.drain();

    expect(puts).toBe(2);
    expect(half - keptOf(app)).toBeGreaterThanOrEqual(0);
    expect(await app.call(getStorage, {}, { as: member.browser })).toMatchObject({ usedBytes: 0 });
  });
});

function keptOf(app: TestApp): number {
  const at = app.config.files as { folder: string };
  return readdirSync(at.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

const optionsOf = (app: TestApp, { browser }: Member) => ({
  headers: { cookie: cookieHeader(browser), origin: new URL(app.config.publicUrl).origin },
  retryDelays: null,
});

async function head(app: TestApp, member: Member, url: string) {
  const { status, headers } = await fetch(new URL(url, addressOf(app)), {
    method: "HEAD",
    headers: { cookie: cookieHeader(member.browser), "tus-resumable": "1.0.0" },
  });
  return { status, offset: Number(headers.get("upload-offset")) };
}
