import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createFolderStore } from "../adapters/files/folder.ts";
import { attachmentName } from "./attachments.ts";
import { withDrawings } from "./drawn-files.ts";
import { secretOf, widthsIn } from "./drawn-pictures.ts";
import { readCaseStudies, readConversations } from "./marketplace.ts";
import { tokenOf } from "./work.ts";

it("draws a picture of the demo when it is opened, in all its widths, and keeps it", async () => {
  const store = createFolderStore({ folder: await mkdtemp(join(tmpdir(), "drawn-")) });
  const files = withDrawings(store);
  const study = (await readCaseStudies())[0]!;
  const folder = `kept/ab/${tokenOf({ study, at: 0 })}`;
  const widths = widthsIn(study.pictures[0]!.style);

  const opened = await Promise.all(widths.map((width) => files.open(`${folder}/${width}.webp`)));
  const drawn = await Promise.all(opened.map(async (file) => sharp(await buffer(file!.content)).metadata()));
  const kept = await store.open(`${folder}/${widths[0]}.webp`);
  const unknown = await files.open(`kept/ab/${"0".repeat(40)}/320.webp`);

  expect(drawn.map(({ format, width }) => [format, width])).toEqual(widths.map((width) => ["webp", width]));
  expect(kept).not.toBeNull();
  expect(unknown).toBeNull();
});

it("draws what was sent with messages, and writes documents that are complete", async () => {
  const files = withDrawings(createFolderStore({ folder: await mkdtemp(join(tmpdir(), "drawn-")) }));
  const sent = (await readConversations()).flatMap(({ messages }) =>
    messages.flatMap(({ from, attachments = [] }) => attachments.map((each) => ({ from, each }))),
  );

  const opened = await Promise.all(
    sent.map(async ({ from, each }) => {
      const part = "lines" in each ? "document.pdf" : `${widthsIn(each.style)[0]}.webp`;
      return buffer((await files.open(`kept/ab/${secretOf(attachmentName(from, each))}/${part}`))!.content);
    }),
  );
  const documents = opened.filter((_, at) => "lines" in sent[at]!.each).map((content) => content.toString("latin1"));

  expect(opened.every(({ byteLength }) => byteLength > 500)).toBe(true);
  for (const text of documents) {
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe("xref");
  }
});
