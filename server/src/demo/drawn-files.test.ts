import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createFolderStore } from "../adapters/files/folder.ts";
import { withDrawings } from "./drawn-files.ts";
import { readCaseStudies } from "./marketplace.ts";
import { tokenOf, widthsOf } from "./work.ts";

it("draws a picture of the demo when it is opened, in all its widths, and keeps it", async () => {
  const store = createFolderStore({ folder: await mkdtemp(join(tmpdir(), "drawn-")) });
  const files = withDrawings(store);
  const study = (await readCaseStudies())[0]!;
  const folder = `kept/ab/${tokenOf({ study, at: 0 })}`;
  const widths = widthsOf({ study, at: 0 });

  const opened = await Promise.all(widths.map((width) => files.open(`${folder}/${width}.webp`)));
  const drawn = await Promise.all(opened.map(async (file) => sharp(await buffer(file!.content)).metadata()));
  const kept = await store.open(`${folder}/${widths[0]}.webp`);
  const unknown = await files.open(`kept/ab/${"0".repeat(40)}/320.webp`);

  expect(drawn.map(({ format, width }) => [format, width])).toEqual(widths.map((width) => ["webp", width]));
  expect(kept).not.toBeNull();
  expect(unknown).toBeNull();
});
