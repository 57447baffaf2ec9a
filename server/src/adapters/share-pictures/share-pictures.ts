/** Says what stands on the picture beside a shared link. */
export interface ShareCard {
  name: string;
  /** Says in a line what they do. */
  line: string;
  accent: "agency" | "freelancer";
  productName: string;
  /** Holds a picture of their work, as WebP. */
  cover: Buffer | null;
}

/** Draws the pictures that other sites show beside a link to a page. */
export interface SharePictures {
  /** Returns a JPEG of 1200 by 630 pixels. Throws `SharePicturesCrowded` where too many wait already. */
  draw(card: ShareCard): Promise<Buffer>;
}

export class SharePicturesCrowded extends Error {
  override name = "SharePicturesCrowded";
}
