/** Draws the icons of the installed product into `public/`, from the logo in `public/favicon.svg`. Run it when the logo changes. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../e2e/chromium.ts";

interface Icon {
  pixels: number;
  /** Sets how much of the width the logo takes. Icons that the system cuts to a shape need a margin. */
  share: number;
  /** Fills the icon behind the logo; without it, the icon is transparent. */
  background?: string;
}

const folder = join(import.meta.dirname, "public");
const paper = "#ffffff";
const logo = await readFile(join(folder, "favicon.svg"), "utf8");
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ deviceScaleFactor: 1 });

const files: Record<string, Icon> = {
  "icon-192.png": { pixels: 192, share: 0.92 },
  "icon-512.png": { pixels: 512, share: 0.92 },
  "icon-maskable-192.png": { pixels: 192, share: 0.58, background: paper },
  "icon-maskable-512.png": { pixels: 512, share: 0.58, background: paper },
  "apple-touch-icon.png": { pixels: 180, share: 0.7, background: paper },
};
for (const [name, icon] of Object.entries(files)) await writeFile(join(folder, name), await draw(page, icon));
const small = await Promise.all([16, 32, 48].map(async (pixels) => ({ pixels, png: await drawAlone(pixels) })));
await writeFile(join(folder, "favicon.ico"), iconFileOf(small));
await browser.close();

async function drawAlone(pixels: number): Promise<Buffer> {
  const own = await browser.newPage({ deviceScaleFactor: 1 });
  return draw(own, { pixels, share: 1 });
}

async function draw(on: Page, { pixels, share, background }: Icon): Promise<Buffer> {
  const width = pixels * share;
  await on.setViewportSize({ width: pixels, height: pixels });
  await on.setContent(
    `<style>body{margin:0;display:grid;place-content:center;height:100vh;background:${background ?? "transparent"}}svg{width:${width}px;height:${width}px}</style>${logo}`,
  );
  return on.screenshot({ omitBackground: background === undefined });
}

/** Returns an .ico file: a header, an entry for each picture, and the pictures as PNG. */
function iconFileOf(pictures: { pixels: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = 6 + 16 * pictures.length;
  const entries = pictures.map(({ pixels, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(pixels, 0);
    entry.writeUInt8(pixels, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
