import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./written-page.ts";

/** Describes a page that everybody may read, for search engines and for links that are shared. */
export interface PublicPage {
  path: string;
  /** Holds the title before the product's name; without it, the page has the product's name alone. */
  title?: string;
  description: string;
  /** Holds the path of the page that links to this one are shared as, and that the sitemap lists instead. */
  sharedAs?: string;
}

export interface SiteDescription {
  /** Holds the site's address, without a slash at the end. */
  publicUrl: string;
  productName: string;
  /** Lists the public pages. The first one describes every other address. */
  publicPages: readonly [PublicPage, ...PublicPage[]];
}

/** Sets the size in pixels of the picture beside a shared link. */
export const pictureSize = { width: 1200, height: 630 };

/** Writes the title, the description and the tags for shared links into the single page, for each public address. */
export function createPageHeads(html: string, site: SiteDescription) {
  const written = new Map(site.publicPages.map((page) => [page.path, compress(writeHead(html, page, site))]));
  const other = compress(writeHead(html, undefined, site));
  const find = (url: string) => written.get(url.split("?", 1)[0]!) ?? other;
  return {
    /** Returns the page of an address as it is, for replies that are changed further. */
    plainOf: (url: string) => find(url).plain.toString(),
    /** Sends the page of an address, compressed as the browser accepts it, or says that the browser has it already. */
    send: (request: FastifyRequest, reply: FastifyReply) => {
      const page = find(request.url);
      void reply.header("etag", page.tag).header("vary", "accept-encoding").header("cache-control", "no-cache");
      if (request.headers["if-none-match"]?.includes(page.tag)) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      if (encoding) void reply.header("content-encoding", encoding);
      return reply.type("text/html; charset=utf-8").send(encoding ? page[encoding] : page.plain);
    },
  };
}

function writeHead(
  html: string,
  page: PublicPage | undefined,
  { publicUrl, productName, publicPages }: SiteDescription,
) {
  const shown = page ?? publicPages[0];
  const shared = publicPages.find(({ path }) => path === page?.sharedAs) ?? shown;
  const titleOf = ({ title }: PublicPage) => (title === undefined ? productName : `${title} · ${productName}`);
  const address = page === undefined ? undefined : `${publicUrl}${page.path}`;
  const properties = {
    "og:type": "website",
    "og:site_name": productName,
    "og:locale": "en_GB",
    "og:title": titleOf(shared),
    "og:description": shared.description,
    "og:url": `${publicUrl}${shared.path}`,
    "og:image": `${publicUrl}/share.png`,
    "og:image:type": "image/png",
    "og:image:width": String(pictureSize.width),
    "og:image:height": String(pictureSize.height),
    "og:image:alt": publicPages[0].description,
  };
  const tags = [
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escape(address)}">`]),
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(titleOf(shown))}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_tag, start: string) => start + escape(shown.description))
    .replace("</head>", () => `${tags.join("\n    ")}\n  </head>`);
}

function compress(text: string) {
  const plain = Buffer.from(text);
  const tag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { plain, gzip: gzipSync(plain), br: brotliCompressSync(plain), tag };
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
