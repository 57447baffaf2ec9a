import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { nonceOf } from "../security/security-headers.ts";
import { createPageHeads, type SiteDescription } from "./site/page-heads.ts";

export interface WebFilesOptions {
  folder: string;
  /** Writes the nonce of each response into the page, for scripts that add other scripts to it. */
  hasNonce: boolean;
  /** Describes the site in the heads of its pages, and names it in the manifest, from which devices install it. */
  site: SiteDescription;
}

const manifestName = "manifest.webmanifest";

/** Serves the built pages: files by their names, and the single page for every address that a person may open. */
export async function serveWebFiles(http: FastifyInstance, options: WebFilesOptions): Promise<void> {
  const { folder, hasNonce, site } = options;
  if (!existsSync(join(folder, "index.html"))) return;
  const pages = createPageHeads(readFileSync(join(folder, "index.html"), "utf8"), site);
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    // Leaves out what is written for each installation.
    globIgnore: [`${manifestName}*`, "robots.txt*"],
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", cachingOf(path));
      if (isPartOfPage(path)) for (const name of pageHeaders) reply.raw.removeHeader(name);
    },
  });
  serveManifest(http, join(folder, manifestName), site.productName);
  http.get("/*", { errorHandler: undefined }, (request, reply) => {
    if (!isPage(request)) return reply.callNotFound();
    // NOTE: a list for guests is for whoever was sent its link, and for no search engine that finds the link somewhere.
    if (request.url.startsWith("/shared/")) void reply.header("x-robots-tag", "noindex, nofollow");
    if (!hasNonce) return pages.send(request, reply);
    const meta = `<meta name="script-nonce" content="${nonceOf(reply.raw)}">`;
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(pages.plainOf(request.url).replace("<head>", () => `<head>${meta}`));
  });
}

/** Serves the manifest with the product's name of this installation. */
function serveManifest(http: FastifyInstance, path: string, productName: string) {
  if (!existsSync(path)) return;
  const built = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  const manifest = JSON.stringify({ ...built, name: productName, short_name: productName });
  http.get(`/${manifestName}`, (_request, reply) =>
    reply.type("application/manifest+json; charset=utf-8").header("cache-control", "no-cache").send(manifest),
  );
}

/**
 * Returns the caching header. Files under `assets` have a hash of their content in their names; browsers check others
 * again each time.
 */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Lists the security headers that mean something for a page alone. They would make up most of a small script. */
const pageHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Returns whether a file can only be a part of a page: browsers show none of these as a page of its own. */
function isPartOfPage(path: string): boolean {
  return path.includes(`${sep}assets${sep}`) && /\.(js|css|woff2)(\.(br|gz))?$/.test(path);
}

/** Returns whether a browser asks for a page: its last path part has no dot, and the browser accepts HTML. */
function isPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0]!;
  if (/^\/(api|dev|assets|socket\.io)(\/|$)|%00/.test(path)) return false;
  const last = path.slice(path.lastIndexOf("/") + 1);
  return !last.includes(".") && /text\/html|\*\/\*/.test(headers.accept ?? "*/*");
}
