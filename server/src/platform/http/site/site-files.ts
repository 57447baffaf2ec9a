import type { FastifyInstance } from "fastify";
import type { Clock } from "../../process/clock.ts";
import type { SiteDescription } from "./page-heads.ts";

export interface SiteFilesOptions {
  site: SiteDescription;
  /** Holds the address to which weaknesses are reported (`mailto:` or `https:`); without it there is no security.txt. */
  securityContact: string | null;
  clock: Clock;
}

/** Sets for how many days a copy of security.txt counts. */
const securityDays = 180;

/** Serves what programs ask a site for: robots.txt, the sitemap and security.txt (RFC 9116). */
export function serveSiteFiles(http: FastifyInstance, { site, securityContact, clock }: SiteFilesOptions): void {
  const { publicUrl } = site;
  const serve = (path: string, type: string, write: () => string) =>
    http.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header("cache-control", "no-cache").send(write()),
    );

  const robots = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
  serve("/robots.txt", "text/plain", () => robots);
  const sitemap = writeSitemap(site);
  serve("/sitemap.xml", "application/xml", () => sitemap);
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

/** Lists the public pages, but none that is shared as another one. */
function writeSitemap({ publicUrl, publicPages }: SiteDescription): string {
  const listed = publicPages.filter(({ sharedAs }) => sharedAs === undefined);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}
