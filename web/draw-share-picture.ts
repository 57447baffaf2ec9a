/** Draws `public/share.png`, the picture beside a shared link, from the logo in `public/favicon.svg`. Run it when the logo changes. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../e2e/chromium.ts";

const folder = join(import.meta.dirname, "public");
const logo = await readFile(join(folder, "favicon.svg"), "utf8");
const fontFile = fileURLToPath(
  import.meta.resolve("@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2", import.meta.url),
);
const font = (await readFile(fontFile)).toString("base64");

// NOTE: without the product's name, which each installation chooses.
const html = `
  <style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; width: 1200px; height: 630px; display: flex; align-items: center; gap: 88px; padding: 0 96px; box-sizing: border-box; background: #f7f7f9; color: #14161d; font-family: Inter; }
    svg { width: 280px; height: 280px; flex: none; }
    h1 { margin: 0; font-size: 68px; line-height: 1.08; letter-spacing: -0.035em; font-weight: 650; }
    p { margin: 32px 0 0; text-wrap: balance; font-size: 26px; line-height: 1.4; color: #4d5364; }
    .brand { color: #2a50d3; } .agency { color: #b9331f; } .freelancer { color: #0a6b53; }
  </style>
  ${logo}
  <div>
    <h1>Where <span class="brand">brands</span>, <span class="agency">agencies</span> and <span class="freelancer">freelancers</span> connect.</h1>
    <p>Matched on requirements, never on who pays the most.</p>
  </div>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ deviceScaleFactor: 1, viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate("document.fonts.ready.then(() => undefined)");
await writeFile(join(folder, "share.png"), await page.screenshot());
await browser.close();
