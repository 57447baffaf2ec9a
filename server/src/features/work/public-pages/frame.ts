import { html, type Html, type HtmlPart, jsonForPage } from "../../../platform/http/site/html.ts";
import { pictureSize } from "../../../platform/http/site/page-heads.ts";
import { pageStyles } from "./page-styles.ts";

/** Describes the site to the pages that the server writes. */
export interface PageSite {
  publicUrl: string;
  productName: string;
  /** Holds the path of the font of the pages, where there is one. */
  pageFont: string | null;
}

/** Describes the site to one reader. */
export interface ReadSite extends PageSite {
  /** Says that somebody is signed in where the page is read, so that it leads back to the product. */
  isSignedIn: boolean;
}

export interface FramedPage {
  title: string;
  description: string;
  /** Holds the page's own path; without one, search engines leave the page out. */
  path?: string | undefined;
  /** Holds the path of the picture beside a shared link, and what it shows. */
  picture?: { path: string; type: string; alternativeText: string } | undefined;
  /** Holds what the page says to programs, in the vocabulary of schema.org. */
  data?: object | undefined;
  /** Marks the place of the navigation that is open. */
  isExplore?: boolean;
  /** Holds where the sign-in page leads afterwards. */
  signInPath?: string;
  accent?: "agency" | "freelancer" | undefined;
  main: HtmlPart;
}

/** Frames a page for visitors with its head, the navigation and the footer. It needs no script. */
export function framePage(page: FramedPage, { publicUrl, productName, pageFont, isSignedIn }: ReadSite): Html {
  const { title, description, path, data, isExplore, signInPath = "/auth", accent, main } = page;
  const picture = page.picture ?? { path: "/share.png", type: "image/png", alternativeText: productName };
  const whole = `${title} · ${productName}`;
  const properties = {
    "og:type": accent === undefined ? "website" : "profile",
    "og:site_name": productName,
    "og:locale": "en_GB",
    "og:title": whole,
    "og:description": description,
    "og:url": path && `${publicUrl}${path}`,
    "og:image": `${publicUrl}${picture.path}`,
    "og:image:type": picture.type,
    "og:image:width": pictureSize.width,
    "og:image:height": pictureSize.height,
    "og:image:alt": picture.alternativeText,
  };
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${whole}</title>
<meta name="description" content="${description}">
${path === undefined ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${publicUrl}${path}" />`}
${Object.entries(properties).map(
  ([name, value]) => value !== undefined && html`<meta property="${name}" content="${value}" /> `,
)}<meta name="twitter:card" content="summary_large_image">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f7f9">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101117">
<link rel="icon" sizes="48x48" href="/favicon.ico">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${
  pageFont !== null &&
  html`<link rel="preload" as="font" type="font/woff2" crossorigin media="(min-width: 48rem)" href="${pageFont}" />`
}
<style>${pageStyles(pageFont)}</style>
${
  data &&
  html`<script type="application/ld+json">
    ${jsonForPage(data)}
  </script>`
}
</head>
<body${accent && html` data-accent="${accent}"`}>
<a class="skip" href="#main">Skip to the content</a>
<header class="top wide">
<a class="mark" href="/">${logo}<span>${productName}</span></a>
<nav aria-label="Main">
<a href="/explore"${isExplore && html` aria-current="page"`}>Explore</a>
<a class="button secondary" href="${isSignedIn ? "/" : signInPath}">${isSignedIn ? "Dashboard" : "Sign in"}</a>
</nav>
</header>
<main id="main">
${main}
</main>
<footer>
<nav class="wide" aria-label="More">
<span>${productName}: brands, agencies and freelancers, matched on requirements.</span>
<a href="/explore">Explore work</a>
<a href="/how-matching-works">How matching works</a>
<a href="/terms">Terms &amp; Conditions</a>
<a href="/privacy">Privacy Policy</a>
</nav>
</footer>
</body>
</html>
`;
}

const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <path
    fill="var(--brand)"
    d="M2 8.6a2 2 0 0 1 1.5-1.9l4-1.1A1.2 1.2 0 0 1 9 6.8v18.4a1.2 1.2 0 0 1-1.5 1.2l-4-1.1A2 2 0 0 1 2 23.4z"
  />
  <rect fill="var(--agency)" x="11" y="3" width="10" height="26" rx="2" />
  <path
    fill="var(--freelancer)"
    d="M30 8.6a2 2 0 0 0-1.5-1.9l-4-1.1A1.2 1.2 0 0 0 23 6.8v18.4a1.2 1.2 0 0 0 1.5 1.2l4-1.1a2 2 0 0 0 1.5-1.9z"
  />
</svg>`;
