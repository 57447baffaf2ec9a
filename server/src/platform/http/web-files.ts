import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { nonceOf } from "../security/security-headers.ts";

export interface WebFilesOptions {
  folder: string;
  /** Writes the nonce of each answer into the page, for those who put scripts into it. */
  hasNonce: boolean;
}

/** Serves the built pages: files by their names, and the one page for every address that a person may open. */
export async function serveWebFiles(http: FastifyInstance, { folder, hasNonce }: WebFilesOptions): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return;
  const page = readFileSync(join(folder, "index.html"), "utf8");
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header("cache-control", cachingOf(path)),
  });
  http.get("/*", { errorHandler: undefined }, (request, reply) => {
    if (!isPage(request)) return reply.callNotFound();
    if (!hasNonce) return reply.sendFile("index.html");
    const meta = `<meta name="script-nonce" content="${nonceOf(reply.raw)}">`;
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(page.replace("<head>", () => `<head>${meta}`));
  });
}

/** Files under `assets` carry a hash of their content in their names; the others are asked about each time. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Addresses of pages have no dot in their last part and are asked for by people's browsers. */
function isPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0]!;
  if (/^\/(api|dev|assets|socket\.io)(\/|$)|%00/.test(path)) return false;
  const last = path.slice(path.lastIndexOf("/") + 1);
  return !last.includes(".") && /text\/html|\*\/\*/.test(headers.accept ?? "*/*");
}
