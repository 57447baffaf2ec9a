import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Returns a hash of everything that an index depends on besides its profiles: the sources of the engine and of the contract, the
 * lexicon, and the version of the JavaScript engine, which computes with them. It reads a few megabytes.
 */
export async function computeEngineVersion(): Promise<string> {
  const engine = new URL("..", import.meta.resolve("@triptych/matching-engine/matcher"));
  const contract = new URL(".", import.meta.resolve("@triptych/contract/reading"));
  const folders = [new URL("src/", engine), new URL("lexicon/", engine), contract];
  const hash = createHash("sha256").update(process.versions.v8);
  for (const folder of folders) for (const file of await listSources(fileURLToPath(folder))) hash.update(file);
  return hash.digest("hex").slice(0, 32);
}

/** Returns names and contents of a folder's files but the tests, in a fixed order. */
async function listSources(folder: string): Promise<(string | Buffer)[]> {
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith(".test.ts")).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.flatMap((name, at) => [name, contents[at]!]);
}
