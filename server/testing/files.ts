import { readdirSync } from "node:fs";
import { StoredFile } from "@triptych/contract/files";
import sharp from "sharp";
import { composeFiles } from "../src/composition/files.ts";
import type { FilesDeps } from "../src/features/files/deps.ts";
import { filesService, type FilesService } from "../src/features/files/service.ts";
import { createIds, systemRandomness } from "../src/platform/process/ids.ts";
import { createLog } from "../src/platform/process/log.ts";
import type { Member } from "./accounts.ts";
import { cookieHeader, type TestApp } from "./start-app.ts";

export interface PictureOptions {
  width: number;
  height: number;
  type: "jpeg" | "png" | "webp" | "avif";
}

/** Draws a picture of one colour with another one in its upper left corner. */
export async function aPicture({ width = 400, height = 300, type = "jpeg" }: Partial<PictureOptions> = {}) {
  const corner = {
    width: Math.ceil(width / 4),
    height: Math.ceil(height / 4),
    channels: 3 as const,
    background: "#0000ff",
  };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: { create: corner }, left: 0, top: 0 }])
    .toFormat(type, type === "avif" ? { effort: 0 } : {})
    .toBuffer();
}

export const aDocument = (text = "A brief") =>
  Buffer.from(`%PDF-1.7\n1 0 obj << /Title (${text}) >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

export interface UploadOptions {
  content: Buffer;
  purpose?: string;
  crop?: string;
  name?: string;
  /** Leaves out the end of the form. */
  isCut?: boolean;
  /** Replaces the headers of the call. */
  headers?: Record<string, string>;
}

/** Sends a file as a form does, and returns the reply whatever it is. */
export async function sendForm(app: TestApp, { browser }: Pick<Member, "browser">, given: Buffer | UploadOptions) {
  const sent: UploadOptions = Buffer.isBuffer(given) ? { content: given } : given;
  const { content, purpose = "work", crop, name = "picture.jpg", isCut = false, headers = {} } = sent;
  const boundary = "----a-boundary-of-tests";
  const field = (of: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${of}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field("purpose", purpose) + (crop === undefined ? "" : field("crop", crop))),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    content,
    Buffer.from(isCut ? "" : `\r\n--${boundary}--\r\n`),
  ]);
  return app.http.inject({
    method: "POST",
    url: "/api/files",
    payload,
    headers: {
      origin: new URL(app.config.publicUrl).origin,
      cookie: cookieHeader(browser),
      "content-type": `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  });
}

/** Uploads a file that is taken. */
export async function upload(
  app: TestApp,
  member: Pick<Member, "browser">,
  given: Buffer | UploadOptions,
): Promise<StoredFile> {
  const { statusCode, body } = await sendForm(app, member, given);
  if (statusCode !== 200) throw new Error(`The file was refused with ${statusCode}: ${body}`);
  return StoredFile.parse(JSON.parse(body));
}

/** Opens an address as somebody, or as nobody. */
export async function open(app: TestApp, url: string, member?: Pick<Member, "browser">) {
  return app.http.inject({ method: "GET", url, headers: member ? { cookie: cookieHeader(member.browser) } : {} });
}

/** Returns the service that other features use files with, at an app's database and store. */
export async function filesOf(app: TestApp, change: Partial<FilesDeps> = {}): Promise<FilesService> {
  return filesService({
    ...(await composeFiles(app.config)),
    database: app.open.database,
    clock: app.clock,
    newId: createIds(app.clock),
    randomness: systemRandomness,
    queue: app.queue,
    log: createLog({ level: "silent" }),
    isShownToVisitors: async () => false,
    ...change,
  });
}

/** Lists what the store holds, and what is left over of files that have arrived. */
export function stored(of: TestApp): string[] {
  const at = of.config.files;
  if (!("folder" in at)) throw new Error("This app keeps its files elsewhere.");
  return readdirSync(at.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `${parentPath.slice(at.folder.length)}/${name}`);
}
