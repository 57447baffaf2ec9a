import type { FileStore } from "../adapters/files/files.ts";
import { readCaseStudies } from "./marketplace.ts";
import { drawingName, tokenOf, widthsOf } from "./work.ts";

/**
 * Adds the pictures of the demo marketplace to a store: each is drawn when somebody opens it for the first time, and kept then. So a start
 * draws nothing, and the repository holds no pictures.
 */
export function withDrawings(store: FileStore): FileStore {
  const drawing = new Map<string, Promise<void>>();
  let known: Promise<Map<string, (folder: string) => Promise<void>>> | undefined;

  const open = async (key: string) => {
    const found = await store.open(key);
    const folder = key.slice(0, key.lastIndexOf("/"));
    if (found || !key.endsWith(".webp")) return found;
    const drawAll = (await (known ??= listDrawings(store))).get(folder.slice(folder.lastIndexOf("/") + 1));
    if (!drawAll) return null;
    if (!drawing.has(folder)) drawing.set(folder, drawAll(folder));
    try {
      await drawing.get(folder);
    } finally {
      drawing.delete(folder);
    }
    return store.open(key);
  };

  return {
    open,
    put: (key, content, type) => store.put(key, content, type),
    removeFolder: (folder) => store.removeFolder(folder),
    list: (folder) => store.list(folder),
    close: () => store.close(),
  };
}

/** Returns what draws each picture of the demo, by the secret of its address. */
async function listDrawings(store: FileStore): Promise<Map<string, (folder: string) => Promise<void>>> {
  const studies = await readCaseStudies();
  return new Map(
    studies.flatMap((study) =>
      study.pictures.map(({ style, palette }, at) => [
        tokenOf({ study, at }),
        async (folder: string) => {
          const { draw } = await import("./drawings/draw.ts");
          const widths = widthsOf({ study, at });
          const drawn = await draw({ style, palette, name: drawingName({ study, at }) }, widths);
          for (const [width, content] of drawn) await store.put(`${folder}/${width}.webp`, content, "image/webp");
        },
      ]),
    ),
  );
}
