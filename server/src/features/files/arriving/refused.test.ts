import { fileLimits, getStorage } from "@triptych/contract/files";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { aDocument, aPicture, sendForm, stored } from "../../../../testing/files.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startApp();
  member = await aMember(app, "brand");
});
afterAll(() => app?.close());

const aBomb = () =>
  sharp({ create: white(9_000, 9_000), limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const white = (width: number, height: number) => ({ width, height, channels: 3 as const, background: "#ffffff" });
describe("a file that is refused", () => {
  const zip = Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]);

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ["a pixel bomb", () => aBomb(), /50 million pixels/],
    ["a picture that breaks off", async () => (await aPicture({ type: "png" })).subarray(0, 900), /damaged/],
    [
      "a GIF called .jpg",
      () =>
        sharp({ create: white(9, 9) })
          .gif()
          .toBuffer(),
      /GIF/,
    ],
    ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), /web page/],
    ["an archive", () => Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200), zip]), /archive/],
    ["a program", () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]), /kind of file/],
    ["nothing", () => Buffer.alloc(0), /empty/],
    [
      "a picture that is also a page",
      async () => join(await aPicture(), "<script>alert(1)</script>"),
      /something else/,
    ],
    ["a picture that is also an archive", async () => join(await aPicture(), zip), /something else/],
    ["a picture that is also a document", async () => join(await aPicture(), aDocument()), /something else/],
    ["a document after something else", () => join(Buffer.from("x".repeat(20)), aDocument()), /something else/],
    ["a document that is also a page", () => join(Buffer.from("%PDF-1.7 <html>"), aDocument()), /something else/],
    ["a document that is also an archive", () => join(aDocument(), zip), /something else/],
    ["a document that breaks off", () => Buffer.from("%PDF-1.7\n1 0 obj"), /not complete/],
  ])("leaves nothing behind: %s", async (_what, make, sentence) => {
    const before = await app.call(getStorage, {}, { as: member.browser });

    const { statusCode, body } = await sendForm(app, member, await make());
    await app.queue.drain();

    expect({ statusCode, ...(JSON.parse(body) as object) }).toMatchObject({
      statusCode: 415,
      code: "unsupported_file",
    });
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(sentence) as string });
    expect(await app.call(getStorage, {}, { as: member.browser })).toEqual(before);
    expect(stored(app).filter((name) => name.startsWith("/arriving"))).toEqual([]);
  });

  it("may be too large, for another purpose, or no form", async () => {
    const huge = await sendForm(app, member, Buffer.alloc(fileLimits.fileBytes + 1));
    const declared = await sendForm(app, member, {
      content: Buffer.alloc(10),
      headers: { "content-length": "200000000" },
    });
    const unknown = await sendForm(app, member, { content: await aPicture(), purpose: "virus" });
    const photo = await sendForm(app, member, { content: aDocument(), purpose: "photo" });
    const odd = await sendForm(app, member, { content: await aPicture(), purpose: "photo", crop: "0,0,1" });
    const json = await sendForm(app, member, {
      content: await aPicture(),
      headers: { "content-type": "application/json" },
    });
    const foreign = await sendForm(app, member, {
      content: await aPicture(),
      headers: { origin: "https://evil.example" },
    });
    const broken = await sendForm(app, member, {
      content: await aPicture(),
      headers: { "content-type": "multipart/form-data; boundary=another" },
    });

    const cut = await sendForm(app, member, { content: join(await aPicture(), "\r\n--"), isCut: true });

    const statuses = [huge, declared, unknown, photo, odd, json, foreign, broken, cut].map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses).toEqual([413, 413, 400, 415, 400, 415, 403, 400, 400]);
    expect(stored(app).filter((name) => name.startsWith("/arriving"))).toEqual([]);
  });
});
