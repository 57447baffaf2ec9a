import type { Crop } from "@triptych/contract/files";

/** Holds a picture as it is kept: drawn anew, as WebP, without anything else that its file held. */
export interface DrawnPicture {
  width: number;
  height: number;
  content: Buffer;
}

export interface DrawOptions {
  /** Holds the widths to draw, the smallest first. None is wider than the picture itself, but there is always one. */
  widths: readonly number[];
  /** Makes squares of exactly these widths, on white, of the part that `crop` names or of the middle. */
  isSquare: boolean;
  crop?: Crop | undefined;
}

/** Draws pictures anew from files of which nothing is known but that they may be JPEG, PNG, WebP or AVIF. */
export interface Pictures {
  /** Returns a picture in its widths, the smallest first. Throws `PictureProblem` where it cannot be drawn. */
  draw(file: string, options: DrawOptions): Promise<DrawnPicture[]>;
}

export type PictureTrouble = "unreadable" | "too_many_pixels" | "too_slow" | "crowded";

export class PictureProblem extends Error {
  override name = "PictureProblem";
  readonly trouble: PictureTrouble;

  constructor(trouble: PictureTrouble, cause?: unknown) {
    super(`The picture cannot be drawn: ${trouble}.`, { cause });
    this.trouble = trouble;
  }
}
