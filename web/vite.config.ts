import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA as serviceWorker } from "vite-plugin-pwa";

const server = process.env.API_ORIGIN ?? "http://localhost:3000";

/** Matches the files that the sign-in page needs, and most other pages too. */
const signInParts =
  /\/contract\/src\/(money|legal-terms|user-types|password-rules|plans|taken-messages|first-calls|account-limits)\.ts$|\/web\/src\/(features\/accounts\/(use-sign-in|rules|use-welcome|components\/(agreement|username-input|new-password-field))|platform\/(page-title|format|breakpoint|theme)|ui\/(card|checkbox|field|field-context|form\/use-contract-form|input|password-input|requirement-checklist|select|tabs|theme-toggle))\.tsx?$|lucide-react\/dist\/esm\/icons\/(check|chevron-down|eye|eye-off)\.js$/;

/** Matches the files that every page of signed-in people shows at once: the navigation, and what most of their pages are made of. */
const memberParts =
  /\/web\/src\/(app\/(admin-panel-link|account-button|member-layout|bottom-bar|dashboard-|keyboard\.tsx|place|shortcuts)|ui\/(page-header|badge|skeleton|empty-state|error-state)|features\/messaging\/(api|history|components\/(messages-tab-badge|unread-count)))/;

/** Matches what forms and replies are checked with, which only signed-in people need, and visitors once they type. */
const schemaParts =
  /\/node_modules\/(zod|@hookform\/resolvers)\/|\/web\/src\/ui\/form\/contract-resolver|\/contract\/src\/(accounts|account-rules|basics|billing|current-user|email-address|endpoint|events|introductions|introduction-limits|messaging|operators|passwords|profile-choices|profiles|team|web-address)\.ts$/;

/** Matches what comes after a page is drawn: menus and dialogs. */
const menuParts =
  /\/web\/src\/(app\/account-(menu|links)|ui\/(dropdown-menu|popover)|features\/matching\/use-focus-after-removal)|\/node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/;

/** Matches small files that two or more pages show, which would otherwise be a script each. */
const smallParts =
  /\/lucide-react\/|\/web\/src\/(ui\/(availability-line|alert-dialog|dialog|radio-group|takes-escape|may-take-focus|use-focus-return)|features\/(accounts\/api\.ts|billing\/(rules|use-activation)|matching\/components\/card-skeletons|profiles\/(availability-values|components\/(own-availability|member-profile))))/;

/** Matches what people pay and change their account with, on few pages. */
const paymentParts =
  /\/web\/src\/features\/(billing\/(components\/(card-form|payment-|plan-|subscription-dialog|test-card-form|wallet-form)|use-subscription-creation)|accounts\/components\/change-email-form)/;

/** Matches the channel for live messages and the work without a connection, which also come after a page is drawn. */
const liveParts =
  /\/web\/src\/(features\/messaging\/components\/live-messages|ui\/page-notes|platform\/(update|offline\/working-offline))|\/node_modules\/(socket\.io|engine\.io|@socket\.io)/;

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
    withoutJsonSchema(),
    nameFirstScripts(),
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
            { name: "first", tags: ["$initial"], priority: 6 },
            { name: "first", test: signInParts, priority: 5 },
            { name: "schemas", test: schemaParts, priority: 5 },
            { name: "member", test: memberParts, priority: 3 },
            { name: "menus", test: menuParts, priority: 4 },
            { name: "live", test: liveParts, priority: 4 },
            { name: "shared", test: smallParts, minShareCount: 2, priority: 2 },
            { name: "payment", test: paymentParts, minShareCount: 2, priority: 1.5 },
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

/** Names in the HTML which scripts visitors and signed-in people need first, for `public/theme.js`, which begins to fetch them. */
function nameFirstScripts(): Plugin {
  return {
    name: "name-first-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {}, chunk: entry }) {
        const neededBy = (page: string) => {
          const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
          const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)));
          if (!found) throw new Error(`No script holds ${page}: see nameFirstScripts in vite.config.ts`);
          const files = new Set([found.fileName]);
          for (const file of files)
            for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
          files.delete(entry?.fileName ?? "");
          return [...files].map((file) => `/${file}`).join(" ");
        };
        const visitor = neededBy("/accounts/pages/sign-in-page.tsx");
        const member = neededBy("/app/dashboard-page.tsx");
        const marked = `<script src="/theme.js" data-visitor="${visitor}" data-member="${member}">`;
        return html.replace('<script src="/theme.js">', marked);
      },
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
