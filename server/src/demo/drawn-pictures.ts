import { createHash } from "node:crypto";
import { pictureWidths } from "@triptych/contract/file-limits";
import { type StyleName, styles } from "./drawings/styles.ts";

/** Stands for a picture that nobody has opened yet. */
export const drawnPicture = { bytes: 90_000 };

/** Returns the part of an address that is a secret elsewhere, by the name of what is drawn at it. */
export const secretOf = (name: string): string => createHash("sha1").update(name).digest("hex");

/** Returns the widths in which a picture is drawn, the smallest first. */
export function widthsIn(style: StyleName): number[] {
  const { width } = styles[style];
  return [...pictureWidths.work.filter((each) => each < width), width];
}

/** Returns the sizes in which a picture is drawn, the smallest first. */
export function sizesIn(style: StyleName): { width: number; height: number }[] {
  const { width, height } = styles[style];
  return widthsIn(style).map((each) => ({ width: each, height: Math.round((each * height) / width) }));
}
