import sharp from "sharp";
import { Canvas } from "./canvas.ts";
import { type PaletteName, palettes, type StyleName, styles } from "./styles.ts";

export interface Drawing {
  style: StyleName;
  palette: PaletteName;
  /** Decides what chance decides, so that a name always gives the same picture. */
  name: string;
}

const quality = 82;

/** Draws a picture in one of its widths, as WebP. */
export async function draw(
  { style, palette: paletteName, name }: Drawing,
  widths: readonly number[],
): Promise<Map<number, Buffer>> {
  const { width, height, draw: drawStyle } = styles[style];
  const palette = palettes[paletteName];
  const canvas = new Canvas(width, height, palette[0]);
  drawStyle({ canvas, palette, random: randomFrom(name) });
  const raw = { width, height, channels: 3 as const };
  const drawn = new Map<number, Buffer>();
  for (const each of widths)
    drawn.set(each, await sharp(canvas.pixels, { raw }).resize(each).webp({ quality, effort: 3 }).toBuffer());
  return drawn;
}

/** Returns a source of numbers from 0 to 1 that depend on nothing but a name (mulberry32). */
function randomFrom(name: string): () => number {
  let state = Buffer.from(name).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
