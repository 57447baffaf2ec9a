import type { FastifyInstance } from "fastify";
import type { Clock } from "../../process/clock.ts";
import type { SiteDescription } from "./page-heads.ts";

export interface SiteFilesOptions {
  site: SiteDescription;
  /** Holds the address to which weaknesses are reported (`mailto:` or `https:`); without it there is no security.txt. */
  securityContact: string | null;
  clock: Clock;
  /** Lists the paths of further pages that everybody may read, as they are now. */
  listPaths?: (limit: number) => Promise<string[]>;
}

/** Sets for how many days a copy of security.txt counts. */
const securityDays = 180;

/** Serves what programs ask a site for: robots.txt, the sitemap and security.txt (RFC 9116). */
export function serveSiteFiles(http: FastifyInstance, options: SiteFilesOptions): void {
  const { site, securityContact, clock, listPaths = async () => [] } = options;
  const { publicUrl } = site;
  const serve = (path: string, type: string, write: () => string | Promise<string>) =>
    http.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header("cache-control", "no-cache")
        .send(await write()),
    );

  // NOTE: the pictures of public pages are files, which only those who may can open.
  const robots = [
    "User-agent: *",
    "Allow: /api/files/",
    "Disallow: /api/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ];
  serve("/robots.txt", "text/plain", () => robots.join("\n"));
  const writeOnce = sharingRuns(async () => writeSitemap(site, await listPaths(sitemapAddresses)));
  serve("/sitemap.xml", "application/xml", writeOnce);
  if (securityContact === null) return;
  serve("/.well-known/security.txt", "text/plain", () => {
    const expires = new Date(clock.now().getTime() + securityDays * 86_400_000);
    return [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      "",
    ].join("\n");
  });
}

/** Limits the addresses of the sitemap, to what search engines read of one. */
const sitemapAddresses = 49_000;

/** Makes everybody who asks while something is written wait for the same result, because writing it reads a long list. */
function sharingRuns<T>(write: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= write().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Lists the public pages, but none that is shared as another one. */
function writeSitemap({ publicUrl, publicPages }: SiteDescription, further: string[]): string {
  const listed = publicPages.filter(({ sharedAs }) => sharedAs === undefined).map(({ path }) => path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...listed, ...further].map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}
