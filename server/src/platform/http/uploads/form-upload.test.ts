import { mkdtempSync, readdirSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendFailure } from "../failures/failures.ts";
import { readForm } from "./form-upload.ts";

const folder = mkdtempSync(join(tmpdir(), "triptych-forms-"));
const http = Fastify();
let port: number;
let read = 0;
beforeAll(async () => {
  http.decorateReply("refusedWith", null);
  http.setErrorHandler(sendFailure);
  http.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
  http.route({
    method: "POST",
    url: "/",
    handler: async (request) => {
      const form = await readForm(request, { folder, maxBytes: 1_000_000 }).finally(() => (read += 1));
      await form.remove();
      return { fields: form.fields, name: form.file.name, bytes: form.file.bytes };
    },
  });
  port = Number(new URL(await http.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => http.close());

async function post(fields: Record<string, string>, files: [name: string, bytes: number][]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of files) form.append(name, new Blob([new Uint8Array(bytes)]), "x.jpg");
  const reply = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: form });
  return { status: reply.status, ...((await reply.json()) as { code?: string; bytes?: number }) };
}

it("reads fields and a file", async () => {
  expect(await post({ purpose: "work" }, [["file", 1_000_000]])).toMatchObject({
    status: 200,
    fields: { purpose: "work" },
    name: "x.jpg",
    bytes: 1_000_000,
  });
});

it.each<[string, { fields?: Record<string, string>; files: [string, number][]; status: number }]>([
  ["a file that is too large", { fields: {}, files: [["file", 1_000_001]], status: 413 }],
  ["a file that is far too large", { fields: {}, files: [["file", 8_000_000]], status: 413 }],
  ["no file", { fields: { purpose: "work" }, files: [], status: 400 }],
  [
    "two files",
    {
      files: [
        ["file", 10],
        ["file", 10],
      ],
      status: 400,
    },
  ],
  ["a file in another field", { fields: {}, files: [["picture", 10]], status: 400 }],
  ["a long field", { fields: { purpose: "x".repeat(2_000) }, files: [["file", 10]], status: 400 }],
  [
    "too many fields",
    {
      fields: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}`, "x"])),
      files: [["file", 10]],
      status: 400,
    },
  ],
])("refuses %s, and leaves nothing behind", async (_what, { fields = {}, files, status }) => {
  const reply = await post(fields, files);

  expect(reply.status).toBe(status);
  expect(readdirSync(folder)).toEqual([]);
});

it("refuses more than it says at the beginning, though its length is not declared", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n",
  );
  const begin = '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n';
  socket.write(`${begin.length.toString(16)}\r\n${begin}\r\n`);
  const piece = `${(100_000).toString(16)}\r\n${"x".repeat(100_000)}\r\n`;
  for (let at = 0; at < 12; at += 1) socket.write(piece);

  const [reply] = (await once(socket, "data")) as [Buffer];
  socket.destroy();

  expect(reply.toString()).toMatch(/^HTTP\/1.1 413/);
  expect(readdirSync(folder)).toEqual([]);
});

it("leaves nothing behind of a caller who leaves in the middle", async () => {
  const before = read;
  const socket = connect(port, "127.0.0.1");
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nabc',
  );
  await pause(100);
  socket.destroy();

  await expect.poll(() => read).toBe(before + 1);
  expect(readdirSync(folder)).toEqual([]);
});
