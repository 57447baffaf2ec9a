import { fileLimits, type Crop } from "@triptych/contract/files";
import sharp, { type Sharp } from "sharp";
import { boundedWork, TooMuchWaiting } from "../../platform/process/bounded-work.ts";
import { PictureProblem, type DrawnPicture, type DrawOptions, type Pictures } from "./pictures.ts";

/** Limits the pictures that are drawn at a time, because each may need some hundred megabytes. */
const atOnce = 2;
/** Limits the pictures that wait for their turn. */
const mayWait = 100;
/** Is the most that WebP can be high. */
const maxHeight = 16_383;
const quality = 82;

// NOTE: no other reader is ever called, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.cache(false);
sharp.concurrency(1);

/** Draws pictures with libvips, in threads of its own. */
export function createSharpPictures({ seconds = fileLimits.preparingSeconds } = {}): Pictures {
  const turns = boundedWork({ atOnce, mayWait });

  return {
    draw: async (file, options) => {
      try {
        return await turns.run(() => drawAll(file, options, seconds));
      } catch (error) {
        throw explained(error);
      }
    },
  };
}

async function drawAll(
  file: string,
  { widths, isSquare, crop }: DrawOptions,
  seconds: number,
): Promise<DrawnPicture[]> {
  const { autoOrient } = await openPicture(file).metadata();
  const whole = openPicture(file).autoOrient().timeout({ seconds });
  const largest = widths.at(-1)!;
  const first = isSquare
    ? await cutSquare(whole, { ...autoOrient, crop, side: largest })
        .flatten(white)
        .raw()
        .toBuffer(withInfo)
    : await whole.resize(largest, maxHeight, { fit: "inside", withoutEnlargement: true }).raw().toBuffer(withInfo);
  const { width, height, channels } = first.info;
  const narrower = widths.filter((each) => each < width);
  const drawn: DrawnPicture[] = [];
  for (const each of [...narrower, width]) {
    const { data, info } = await sharp(first.data, { raw: { width, height, channels } })
      .resize(each)
      .webp({ quality, effort: 3 })
      .timeout({ seconds })
      .toBuffer(withInfo);
    drawn.push({ width: info.width, height: info.height, content: data });
  }
  return drawn;
}

const openPicture = (file: string) =>
  sharp(file, { limitInputPixels: fileLimits.pixels, failOn: "error", sequentialRead: true, pages: 1 });

const white = { background: "#ffffff" };
const withInfo = { resolveWithObject: true } as const;

interface Square {
  width: number;
  height: number;
  crop?: Crop | undefined;
  side: number;
}

/** Cuts the part that is kept as a square, with white around it where it is larger than the picture. */
function cutSquare(picture: Sharp, { width, height, crop, side }: Square): Sharp {
  if (!crop) return picture.resize(side, side, { fit: "cover" });
  const [left, right] = rangeOf(crop.x, crop.width, width);
  const [top, bottom] = rangeOf(crop.y, crop.height, height);
  const scale = side / Math.max(right.wanted - left.wanted, bottom.wanted - top.wanted);
  const shown = {
    width: Math.max(1, Math.min(side, Math.round((right.inside - left.inside) * scale))),
    height: Math.max(1, Math.min(side, Math.round((bottom.inside - top.inside) * scale))),
  };
  const before = {
    x: Math.min(Math.round((left.inside - left.wanted) * scale), side - shown.width),
    y: Math.min(Math.round((top.inside - top.wanted) * scale), side - shown.height),
  };
  return picture
    .extract({
      left: left.inside,
      top: top.inside,
      width: right.inside - left.inside,
      height: bottom.inside - top.inside,
    })
    .resize(shown.width, shown.height, { fit: "fill" })
    .extend({
      left: before.x,
      top: before.y,
      right: side - shown.width - before.x,
      bottom: side - shown.height - before.y,
      ...white,
    });
}

/** Returns where a part begins and ends in pixels: as it is wanted, and as much of it as the picture has, which is something. */
function rangeOf(from: number, length: number, size: number) {
  const [begins, ends] = [Math.round(from * size), Math.round((from + length) * size)];
  const first = Math.min(Math.max(begins, 0), size - 1);
  return [
    { wanted: begins, inside: first },
    { wanted: Math.max(ends, begins + 1), inside: Math.min(Math.max(ends, first + 1), size) },
  ] as const;
}

function explained(error: unknown): PictureProblem {
  if (error instanceof TooMuchWaiting) return new PictureProblem("crowded", error);
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit/i.test(message)) return new PictureProblem("too_many_pixels", error);
  if (/timeout/i.test(message)) return new PictureProblem("too_slow", error);
  return new PictureProblem("unreadable", error);
}
