import type { FileStore } from "../adapters/files/files.ts";
import { attachmentName } from "./attachments.ts";
import type { Drawing } from "./drawings/draw.ts";
import { secretOf, widthsIn } from "./drawn-pictures.ts";
import { readCaseStudies, readConversations } from "./marketplace.ts";
import { drawingName, tokenOf } from "./work.ts";

/**
 * Adds the pictures and documents of the demo marketplace to a store: each is drawn when somebody opens it for the first time, and
 * kept then. So a start draws nothing, and the repository holds no pictures.
 */
export function withDrawings(store: FileStore): FileStore {
  const drawing = new Map<string, Promise<void>>();
  let known: Promise<Map<string, (folder: string) => Promise<void>>> | undefined;

  const open = async (key: string) => {
    const found = await store.open(key);
    const folder = key.slice(0, key.lastIndexOf("/"));
    if (found) return found;
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

/** Returns what draws each picture and document of the demo, by the secret of its address. */
async function listDrawings(store: FileStore): Promise<Map<string, (folder: string) => Promise<void>>> {
  const pictures = (await readCaseStudies()).flatMap((study) =>
    study.pictures.map(({ style, palette }, at) => {
      const drawing = { style, palette, name: drawingName({ study, at }) };
      return [tokenOf({ study, at }), drawInto(store, drawing)] as const;
    }),
  );
  const sent = (await readConversations()).flatMap(({ messages }) =>
    messages.flatMap(({ from, attachments = [] }) =>
      attachments.map((written) => {
        const name = attachmentName(from, written);
        const put = "lines" in written ? writeInto(store, written.lines) : drawInto(store, { ...written, name });
        return [secretOf(name), put] as const;
      }),
    ),
  );
  return new Map([...pictures, ...sent]);
}

const drawInto = (store: FileStore, drawing: Drawing) => async (folder: string) => {
  const { draw } = await import("./drawings/draw.ts");
  const drawn = await draw(drawing, widthsIn(drawing.style));
  for (const [width, content] of drawn) await store.put(`${folder}/${width}.webp`, content, "image/webp");
};

const writeInto = (store: FileStore, lines: readonly string[]) => async (folder: string) => {
  const { writeDocument } = await import("./drawings/document.ts");
  await store.put(`${folder}/document.pdf`, writeDocument(lines), "application/pdf");
};
