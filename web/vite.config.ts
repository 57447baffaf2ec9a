import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getMember } from "@triptych/contract/profiles";
import { listMemberCaseStudies } from "@triptych/contract/work";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, minifySync, type Plugin } from "vite";
import { VitePWA as serviceWorker } from "vite-plugin-pwa";
import { contractWithoutSchemas } from "./contract-without-schemas.ts";
import { coverSizes } from "./src/ui/cover-sizes.ts";

const server = process.env.API_ORIGIN ?? "http://localhost:3000";

/** Matches the files that the sign-in page and most pages of signed-in people need. */
const signInParts =
  /\/contract\/src\/(money|legal-terms|user-types|password-rules|plans|taken-messages|account-limits|billing)\.ts\?|\/web\/src\/(features\/accounts\/(use-sign-in|rules|use-welcome|components\/(agreement|username-input|new-password-field))|platform\/(page-title|format|breakpoint|theme)|ui\/(card|checkbox|field|field-context|input|password-input|requirement-checklist|select|tabs|theme-toggle))\.tsx?$|lucide-react\/dist\/esm\/icons\/(arrow-right|check|chevron-down|eye|eye-off)\.m?js$/;

/** Matches what forms are made of, which the sign-in page needs at once and most dashboards do not. */
const formParts = /\/web\/src\/ui\/form\/use-contract-form|\/node_modules\/react-hook-form\//;

/** Matches the files that every page of signed-in people shows at once: the navigation, and what most of their pages are made of. */
const memberParts =
  /\/web\/src\/(app\/(account-|admin-panel-link|member-layout|bottom-bar|dashboard-|keyboard\.tsx|place|shortcuts)|ui\/(page-header|page-notes|badge|empty-state|error-state|dialog|alert-dialog|dropdown-menu|popover|overlays\/(dialog-parts|menu-parts|popover-parts|use-overlays)|use-focus-return|takes-escape)|platform\/(update|use-realtime-event)|features\/messaging\/(api|history|contact-order|components\/(messages-tab-badge|unread-count)))/;

/** Matches what public pages share with pages of signed-in people, and nothing that needs more. */
const publicParts =
  /\/web\/src\/(ui\/skeleton|features\/(legal\/components\/legal-page|matching\/(requirements|components\/status-icon)))|\/contract\/src\/score-labels|lucide-react\/dist\/esm\/icons\/(arrow-left|ban|minus|x)\.m?js$/;

/** Matches Zod and what live events are checked by, which come after a page is drawn. */
const zodParts =
  /\/node_modules\/zod\/|\/contract\/src\/(events|messaging|basics|user-types)\.ts$|\/event-schemas\.ts$/;

/** Matches the rest of the contract where it has its schemas, for forms. */
const schemaParts = /\/contract\/src\/[\w-]+\.ts$/;

/** Matches menus and dialogs, which come after a page is drawn. */
const overlayParts =
  /\/web\/src\/ui\/overlays\/|\/node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/;

/** Matches small files that two or more pages show, which would otherwise be a script each. */
const smallParts =
  /\/lucide-react\/|\/web\/src\/(ui\/(availability-line|character-counter|chip|may-take-focus|multi-select|outcome-card|progress|radio-group|textarea|work-picture)|features\/(work\/(use-reordering|components\/drag-handle)|billing\/(api|rules|subscription-status|use-activation)|matching\/(basis-context|card-actions-context|text-marks|use-focus-after-removal|components\/card-skeletons)|profiles\/(availability-values|components\/(own-availability|member-profile))))/;

/** Matches the forms for payments and addresses, which several pages show on demand. */
const rareFormParts =
  /\/web\/src\/features\/(billing\/(use-subscription-creation|components\/(test-card-form|subscription-dialog|plan-|payment-|card-form|wallet-form))|accounts\/components\/change-email-form)/;

/** Matches what the cards of people are made of, which come once a search has found some. */
const cardParts =
  /\/web\/src\/(ui\/(carousel|work-strip)|features\/(matching\/(bio-preview|card-facts|paging|use-columns|use-feedback|use-match-place|components\/(disclosure|evidence-list|feedback-dialog|match-card|match-deck|match-facts|match-grid|match-reasons|match-verdict|match-window|requirement-ticks|score-disc|score-make-up))|shortlists\/(use-saving|components\/(name-dialog|save-button|save-menu))))|\/contract\/src\/(british-spelling|plain-sentence)/;

/** Matches what sends messages, in a conversation and later in the background. */
const outboxParts =
  /\/web\/src\/(features\/messaging\/(outbox|use-outbox|use-read-marker)|platform\/offline\/kept-database)|\/node_modules\/idb\//;

/** Matches the channel for live messages and the work without a connection, which come after a page is drawn. */
const liveParts =
  /\/web\/src\/(features\/messaging\/(components\/live-messages|use-live-messages)|platform\/(unread-sign|offline\/(?!kept-schemas)))|\/node_modules\/(socket\.io|engine\.io|@socket\.io)/;

/** Lists parts that help nobody without a connection: operators' screens, payments, registration and the letters of rarer alphabets. */
const neededOnlineOnly = [
  "overview-panel",
  "admin-page",
  "stripe-card-form",
  "wallet-buttons",
  "sign-in-page",
  "referrals-page",
  "inter-latin-ext",
].map((name) => `assets/${name}-*`);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractWithoutSchemas(),
    withoutJsonSchema(),
    nameFirstScripts(),
    compileAhead(),
    serviceWorker({
      strategies: "injectManifest",
      srcDir: "service-worker",
      filename: "service-worker.ts",
      // NOTE: the manifest is a file of its own, and the page registers the worker after it has loaded.
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ["index.html", "theme.js", "*.{svg,ico}", "icon-192.png", "assets/*.{js,css,woff2}"],
        globIgnores: neededOnlineOnly,
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
    }),
    precompress(),
  ],
  server: {
    port: 3102,
    // Names the server's own origin, because it refuses calls from another one.
    proxy: {
      "/api": { target: server, headers: { origin: server } },
      "/dev": { target: server, headers: { origin: server } },
      "/socket.io": { target: server, headers: { origin: server }, ws: true },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: false,
    // NOTE: nothing is inlined, because the content security policy forbids fonts and scripts in `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Joins small files into few large ones: each file costs a request and a kilobyte of headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 7 },
            { name: "first", test: signInParts, priority: 6 },
            { name: "public", test: publicParts, priority: 6 },
            { name: "forms", test: formParts, priority: 6 },
            { name: "zod", test: zodParts, priority: 9 },
            { name: "schemas", test: schemaParts, priority: 8 },
            { name: "member", test: memberParts, priority: 4 },
            { name: "cards", test: cardParts, priority: 4, includeDependenciesRecursively: false },
            // NOTE: before what comes later, which would otherwise take along what it shares with the first pages.
            { name: "contract", test: /\/contract\/src\/(?!admin).*\?/, minShareCount: 2, priority: 4 },
            { name: "outbox", test: outboxParts, priority: 3 },
            { name: "rare-forms", test: rareFormParts, priority: 2 },
            { name: "overlays", test: overlayParts, priority: 3 },
            { name: "live", test: liveParts, priority: 3 },
            { name: "shared", test: smallParts, minShareCount: 2, priority: 3 },
            { name: "shared", minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
});

/**
 * Leaves Zod's writing of JSON Schema out of the bundle, 9 kB of the first page: only the server describes its endpoints.
 * Every schema refers to it, so it is not dropped by itself.
 */
function withoutJsonSchema(): Plugin {
  let stubbed = 0;
  return {
    name: "without-json-schema",
    apply: "build",
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return undefined;
      stubbed += 1;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => () => undefined;`).join("\n"), map: null };
    },
    buildEnd(error) {
      if (!error && stubbed !== 2)
        throw new Error("Zod's JSON Schema files have moved: see withoutJsonSchema in vite.config.ts");
    },
  };
}

/**
 * Asks the browser to compile the functions of a script while it arrives, beside the main thread, instead of one by one when each is first
 * called: https://v8.dev/blog/explicit-compile-hints. Other browsers see a comment.
 */
function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** Lists the files that pages begin with, by their address, for the pages that most people open first. */
const firstFiles = {
  "/auth": "/accounts/pages/sign-in-page.tsx",
  "/terms": "/legal/pages/terms-page.tsx",
  "/privacy": "/legal/pages/privacy-page.tsx",
  "/how-matching-works": "/matching/pages/how-matching-works-page.tsx",
  "/admin-panel": "/admin/pages/admin-page.tsx",
  "/members": "/profiles/pages/member-page.tsx",
  "/messages": "/messaging/pages/conversation-page.tsx",
  "/projects": "/projects/pages/project-page.tsx",
  "/referrals": "/referrals/pages/referrals-page.tsx",
  "?tab=today": "/app/today/today-panel.tsx",
  "?tab=profile": "/profiles/pages/profile-tab.tsx",
  "?tab=search": "/matching/pages/search-panel.tsx",
  "?tab=brand-matches": "/matching/pages/brand-matches-panel.tsx",
  "?tab=matches": "/matching/pages/top-matches-panel.tsx",
  "?tab=shortlists": "/shortlists/pages/shortlists-panel.tsx",
  "?tab=messages": "/messaging/pages/messaging-panel.tsx",
  "?tab=projects": "/projects/components/projects-panel.tsx",
  "?tab=settings": "/accounts/pages/settings-panel.tsx",
  "?tab=subscription": "/billing/components/subscription-panel.tsx",
};

/** Lists the calls that pages make first, by the beginning of their address; the person is the second part of it. */
const firstCalls = { "/members": [getMember.path, listMemberCaseStudies.path] };

/** Names in the HTML which scripts, calls and picture each page needs first, for `public/theme.js`, which begins to fetch them and is made small. */
function nameFirstScripts(): Plugin {
  return {
    name: "name-first-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const files: string[] = [];
        const neededBy = (path: string) => {
          const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
          if (!found) throw new Error(`No script holds ${path}: see nameFirstScripts in vite.config.ts`);
          const needed = new Set([found.fileName]);
          for (const file of needed)
            for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) needed.add(next);
          needed.delete(entry?.fileName ?? "");
          return [...needed].map((file) => {
            const name = file.replace(/^assets\/|\.js$/g, "");
            if (!files.includes(name)) files.push(name);
            return files.indexOf(name);
          });
        };
        const signedIn = neededBy("/app/dashboard-page.tsx");
        const pages = Object.fromEntries(
          Object.entries(firstFiles).map(([address, path]) => [
            address,
            neededBy(path).filter((file) => !address.startsWith("?") || !signedIn.includes(file)),
          ]),
        );
        const parts = JSON.stringify({ files, signedIn, pages, calls: firstCalls, coverSizes }).replaceAll(
          '"',
          "&quot;",
        );
        return html.replace('<script src="/theme.js">', `<script src="/theme.js" data-parts="${parts}">`);
      },
    },
    // NOTE: before the service worker is written, which holds what the file contains.
    writeBundle({ dir = "" }) {
      const path = join(dir, "theme.js");
      writeFileSync(path, minifySync("theme.js", readFileSync(path, "utf8")).code);
    },
  };
}

/** Writes a .gz and a .br beside every text file, so that the server compresses nothing while it replies. */
function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // NOTE: runs after the service worker has been written.
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        for (const path of filesIn(folder)) compress(path);
      },
    },
  };
}

function compress(path: string) {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(path)) return;
  const content = readFileSync(path);
  if (content.length < 1_024) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
