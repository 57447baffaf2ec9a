/** Builds the web once: only when its sources, the contract or the lockfile have changed since the last build. */
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stamp = join(import.meta.dirname, "dist/.built-from");
const sources = [
  "web/{src,public,service-worker}/**/*",
  "web/{index.html,contract-without-schemas.ts,vite.config.ts,package.json}",
  "contract/src/**/*.ts",
  "package-lock.json",
];

const current = await fingerprint();
if ((await readFile(stamp, "utf8").catch(() => "")) !== current) {
  console.log("Building the web pages (once; this takes a few seconds) …");
  const { build } = await import("vite");
  await build({ root: import.meta.dirname, logLevel: "warn" });
  await writeFile(stamp, current);
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const files = (await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true }))).filter((entry) =>
    entry.isFile(),
  );
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(root.length)).update(await readFile(path));
  }
  return hash.digest("hex");
}
