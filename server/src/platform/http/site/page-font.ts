import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Finds the path of the font that the built pages load first, so that pages which the server writes share it with them. */
export function findPageFont(webFolder: string | null): string | null {
  const page = webFolder === null ? "" : join(webFolder, "index.html");
  if (!existsSync(page)) return null;
  return /<link[^>]+as="font"[^>]+href="(\/assets\/[^"]+\.woff2)"/.exec(readFileSync(page, "utf8"))?.[1] ?? null;
}
