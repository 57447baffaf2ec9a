/** Limits what people upload. */
export const fileLimits = {
  /** Limits the bytes of one file. */
  fileBytes: 25_000_000,
  /** Limits the pixels of a picture as it arrives. */
  pixels: 50_000_000,
  /** Limits the seconds that preparing one picture may take. */
  preparingSeconds: 20,
  /** Limits the bytes that are kept for one account. */
  accountBytes: 1_000_000_000,
  /** Limits the files of one account that are uploaded and not in use yet. */
  unusedFiles: 200,
  /** Sets the hours after which a file that nothing uses is removed. */
  unusedHours: 24,
  nameMax: 200,
} as const;

/** Holds the widths in which pictures are kept, the smallest first. Photos are squares. */
export const pictureWidths = {
  photo: [96, 192, 384],
  work: [320, 640, 1_280, 2_000],
  attachment: [320, 640, 1_280, 2_000],
} as const satisfies Record<string, readonly number[]>;
