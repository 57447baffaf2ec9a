import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Html } from "./html.ts";

/** Holds a page that was written for one request. */
export interface WrittenPage {
  html: Html;
  status?: number;
  /** Says who may keep it, and for how long. By default browsers ask each time whether it has changed. */
  caching?: string;
  /** Says that it is written for somebody who is signed in, so that nobody keeps it for others. */
  isForMember?: boolean;
}

const compressors = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

/** Sends a page, compressed as the browser accepts it, or says that the browser has it already. */
export async function sendWrittenPage(request: FastifyRequest, reply: FastifyReply, page: WrittenPage) {
  const { html, status = 200, isForMember = false } = page;
  const caching = isForMember ? "private, no-cache" : (page.caching ?? "no-cache");
  const content = Buffer.from(html.text);
  void reply.code(status).header("cache-control", caching).header("vary", "accept-encoding, cookie");
  if (status === 200) {
    const tag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
    void reply.header("etag", tag);
    if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding) void reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(encoding ? await compressors[encoding](content) : content);
}

/** Returns in what a reply is compressed, as the browser accepts it. */
export function chooseEncoding(accepted: string | string[] | undefined): "br" | "gzip" | undefined {
  const names = String(accepted ?? "")
    .split(",")
    .map((name) => name.trim());
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}
