import { deleteFile, fileLimits, getFile } from "@triptych/contract/files";
import { exportOwnRecords, deleteOwnAccount } from "@triptych/contract/legal";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../testing/accounts.ts";
import { moveDays } from "../../../testing/clock.ts";
import { aDocument, aPicture, filesOf, open, sendForm, stored, upload } from "../../../testing/files.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { FilesService } from "./service.ts";

let app: TestApp;
let member: Member;
let other: Member;
let files: FilesService;
beforeAll(async () => {
  app = await startApp();
  [member, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
  files = await filesOf(app);
});
afterAll(() => app?.close());

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => app.open.database.transaction(work);

const storedOf = (url: string) => stored(app).filter((name) => name.includes(url.split("/")[3]!));

describe("a picture", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("is drawn anew from %s, in widths for the screen", async (type) => {
    const file = await upload(app, member, await aPicture({ width: 900, height: 600, type }));

    const served = await open(app, file.pictures[0]!.url, member);
    const { format, width, height } = await sharp(served.rawPayload).metadata();

    expect(file).toMatchObject({ kind: "image", width: 900, height: 600, url: file.pictures.at(-1)!.url });
    expect(file.pictures.map((picture) => picture.width)).toEqual([320, 640, 900]);
    expect({ format, width, height }).toEqual({ format: "webp", width: 320, height: 213 });
  });

  it("loses its metadata and keeps its orientation", async () => {
    const turned = await sharp(await aPicture({ width: 400, height: 200 }))
      .withExif({ IFD0: { Copyright: "Somebody", ImageDescription: "At home" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const file = await upload(app, member, turned);
    const { rawPayload } = await open(app, file.url, member);
    const { exif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const upperRight = (info.width - 5) * info.channels;

    expect([file.width, file.height]).toEqual([200, 400]);
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(data[upperRight + 2]).toBeGreaterThan(200);
    expect(data[0]).toBeGreaterThan(200);
  });

  it("becomes a square of the part that is kept, with white around what is outside", async () => {
    const photo = await aPicture({ width: 400, height: 200 });
    const corner = await upload(app, member, { content: photo, purpose: "photo", crop: "0,0,0.25,0.5" });
    const around = await upload(app, member, { content: photo, purpose: "photo", crop: "-0.5,-1.5,2,4" });

    const colourAt = async (url: string, at: { x: number; y: number }) => {
      const { rawPayload } = await open(app, url, member);
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray((at.y * info.width + at.x) * info.channels).subarray(0, 3)].map((each) => each > 128);
    };

    expect(corner.pictures.map(({ width, height }) => [width, height])).toEqual([
      [96, 96],
      [192, 192],
      [384, 384],
    ]);
    expect(await colourAt(corner.url, { x: 20, y: 20 })).toEqual([false, false, true]);
    expect(await colourAt(around.url, { x: 10, y: 10 })).toEqual([true, true, true]);
    expect(await colourAt(around.url, { x: 230, y: 200 })).toEqual([true, false, false]);
  });

  it("is served with headers that make it nothing but a picture", async () => {
    const file = await upload(app, member, { content: await aPicture(), name: '../../ä "x"\r\n.html' });

    const { headers } = await open(app, file.url, member);

    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, max-age=300, immutable",
    });
    expect(headers["content-disposition"]).toMatch(/^inline; filename="[\w .()-]+\.webp"; filename\*=UTF-8''[\w%.-]+$/);
  });
});

it("keeps a PDF as it is, and serves it for saving only", async () => {
  const file = await upload(app, member, { content: aDocument(), purpose: "attachment", name: "Brief 2026.pdf" });

  const served = await open(app, file.url, member);

  expect(file).toMatchObject({ kind: "pdf", name: "Brief 2026.pdf", pictures: [] });
  expect(served.rawPayload.equals(aDocument())).toBe(true);
  expect(served.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="Brief 2026.pdf"; filename*=UTF-8''Brief%202026.pdf`,
  });
});

describe("somebody else", () => {
  it("neither sees, opens nor removes a file, whoever they are", async () => {
    const file = await upload(app, member, await aPicture());
    const params = { fileId: file.id };

    for (const viewer of [other, undefined]) expect((await open(app, file.url, viewer)).statusCode).toBe(404);
    expect(await app.refusal(getFile, { params }, { as: other.browser })).toMatchObject({ status: 404 });
    expect(await app.refusal(deleteFile, { params }, { as: other.browser })).toMatchObject({ status: 404 });
    expect((await open(app, file.url, member)).statusCode).toBe(200);
  });

  it.each([
    "../../database",
    "..%2f..%2fdatabase",
    "%2e%2e/secret",
    "320.webp/../x",
    "640.webp%00.html",
    "9999.webp",
    "",
  ])("finds nothing at %j beside a file", async (part) => {
    const file = await upload(app, member, await aPicture());

    const { statusCode } = await open(app, file.url.replace(/[^/]+$/, part), member);

    expect([400, 404]).toContain(statusCode);
  });

  it("opens what is shown to them, to members or to everybody, until nothing uses it", async () => {
    const [one, all, anybody] = await Promise.all([1, 2, 3].map(async () => upload(app, member, await aPicture())));
    const stranger = await aMember(app, "brand");
    const use = { userId: member.id, purpose: "work" } as const;
    await inTransaction(async (tx) => {
      await files.use(tx, [one!.id], { ...use, shownTo: "person", sharedWith: other.id });
      await files.use(tx, [all!.id], { ...use, shownTo: "members" });
      await files.use(tx, [anybody!.id], { ...use, shownTo: "everybody" });
    });
    const statuses = async (url: string) =>
      Promise.all([other, stranger, undefined].map(async (as) => (await open(app, url, as)).statusCode));

    expect(await statuses(one!.url)).toEqual([200, 404, 404]);
    expect(await statuses(all!.url)).toEqual([200, 200, 404]);
    expect(await statuses(anybody!.url)).toEqual([200, 200, 200]);

    await inTransaction((tx) => files.release(tx, [anybody!.id]));
    expect(await statuses(anybody!.url)).toEqual([404, 404, 404]);
  });
});

describe("what is stored", () => {
  it("goes with a file that nothing uses, that its owner removes, or that another feature removes", async () => {
    const [unused, removed, kept, dropped] = await Promise.all(
      [1, 2, 3, 4].map(async () => upload(app, member, await aPicture())),
    );
    const use = { userId: member.id, purpose: "work", shownTo: "members" } as const;
    await inTransaction((tx) => files.use(tx, [kept!.id, dropped!.id], use));

    await app.call(deleteFile, { params: { fileId: removed!.id } }, { as: member.browser });
    const inUse = await app.refusal(deleteFile, { params: { fileId: kept!.id } }, { as: member.browser });
    await inTransaction((tx) => files.remove(tx, [dropped!.id]));
    await app.queue.drain();
    const soon = [unused, removed, kept, dropped].map((file) => storedOf(file!.url).length);
    await moveDays(app, 2);
    await app.queue.drain();
    const later = [unused, kept].map((file) => storedOf(file!.url).length);

    expect(inUse).toMatchObject({ status: 409 });
    expect(soon).toEqual([2, 0, 2, 0]);
    expect(later).toEqual([0, 2]);
  });

  it("can be used by its owner alone, for its purpose, once", async () => {
    const file = await upload(app, member, await aPicture());
    const use = { userId: member.id, purpose: "work", shownTo: "members" } as const;
    const tryUse = (change: object) =>
      inTransaction((tx) => files.use(tx, [file.id], { ...use, ...change })).then(
        () => "used",
        (error: Error) => error.name,
      );

    const results = [await tryUse({ userId: other.id }), await tryUse({ purpose: "photo" }), await tryUse({})];

    expect([...results, await tryUse({})]).toEqual(["Refusal", "Refusal", "used", "Refusal"]);
    expect((await files.list([file.id])).get(file.id)).toEqual(file);
  });

  it("is in the export with its address, and goes with the account", async () => {
    const leaving = await aMember(app, "brand");
    const file = await upload(app, leaving, { content: await aPicture(), name: "A poster.jpg" });

    const records = (await app.call(exportOwnRecords, {}, { as: leaving.browser })) as unknown as { files: object[] };
    await app.call(deleteOwnAccount, { body: { password: leaving.password } }, { as: leaving.browser });
    await app.queue.drain();

    expect(records.files).toMatchObject([{ id: file.id, name: "A poster.jpg", address: file.url }]);
    expect(JSON.stringify(records.files)).not.toContain('"token"');
    expect(storedOf(file.url)).toEqual([]);
  });

  it("is limited for each account, whoever asks at the same time", async () => {
    const hoarder = await aMember(app, "brand");
    // NOTE: a document takes as much as was sent; a picture takes less once it is drawn, so that more of them might fit.
    const document = { content: aDocument(), purpose: "attachment" };
    const first = await upload(app, hoarder, document);
    const setBytes = (bytes: number) =>
      app.open.pool.query("update files set bytes = $2 where id = $1", [first.id, bytes]);

    await setBytes(fileLimits.accountBytes - Math.floor(2.5 * document.content.length));
    const replies = await Promise.all(Array.from({ length: 6 }, () => sendForm(app, hoarder, document)));

    const taken = replies.filter(({ statusCode }) => statusCode === 200);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect([taken.length, refused.length]).toEqual([2, 4]);
    expect(JSON.parse(refused[0]!.body)).toMatchObject({ code: "limit_reached" });
  });

  it("makes room at once for others when it is taken off, but not without limit", async () => {
    const hoarder = await aMember(app, "brand");
    const file = await upload(app, hoarder, await aPicture());
    const send = async () => (await sendForm(app, hoarder, await aPicture())).statusCode;
    await inTransaction((tx) => files.use(tx, [file.id], { userId: hoarder.id, purpose: "work", shownTo: "members" }));
    await app.open.pool.query("update files set bytes = $2 where id = $1", [file.id, fileLimits.accountBytes]);

    const whileUsed = await send();
    await inTransaction((tx) => files.release(tx, [file.id]));
    const afterwards = await send();
    await app.open.pool.query("update files set bytes = $2 where id = $1", [file.id, fileLimits.accountBytes + 1]);
    const beyond = await send();

    expect([whileUsed, afterwards, beyond]).toEqual([409, 200, 409]);
  });

  it("is limited to so many files that nothing uses, of a thousand", async () => {
    const hoarder = await aMember(app, "brand");
    const first = await upload(app, hoarder, await aPicture());
    await app.open.pool.query(
      `insert into files (id, user_id, purpose, state, token, name, bytes, shown_to, created_at, unused_since)
       select gen_random_uuid(), user_id, purpose, 'arriving', gen_random_uuid()::text, name, 1, shown_to, created_at, unused_since
       from files, generate_series(2, $2) where id = $1`,
      [first.id, fileLimits.unusedFiles],
    );

    const { statusCode } = await sendForm(app, hoarder, await aPicture());

    expect(statusCode).toBe(409);
  });
});
