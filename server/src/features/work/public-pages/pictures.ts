import type { WorkPicture } from "@triptych/contract/work";
import { html, type Html } from "../../../platform/http/site/html.ts";

export interface PictureLook {
  /** Says how wide the picture is shown, as browsers need it to choose a size. */
  sizes: string;
  /** Says when it is loaded: before everything else, with the page, or by default when somebody comes near it. */
  loading?: keyof typeof loadings;
}

const loadings = {
  first: html`fetchpriority="high"`,
  early: html``,
  late: html`loading="lazy" decoding="async"`,
} as const;

// NOTE: phones are told a smaller width than they show, because they have three dots where one and a half look as sharp, and wait for each.
const onPhones = "58vw";

/** Says how wide the cover of a card is shown. */
export const coverSizes = `(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, ${onPhones}`;

/** Says how wide the first picture of a case study is shown, and the others. */
export const heroSizes = `(min-width: 76rem) 72rem, (min-width: 40rem) 100vw, ${onPhones}`;
export const gallerySizes = `(min-width: 76rem) 36rem, (min-width: 40rem) 50vw, ${onPhones}`;

/** Says how wide the still of a film is shown. */
export const stillSizes = "16rem";

/** Writes a picture with its sizes and the room that it takes, so that nothing moves when it arrives. */
export function writePicture({ pictures, width, height, alternativeText }: WorkPicture, look: PictureLook): Html {
  const { sizes, loading = "late" } = look;
  const [smallest] = pictures;
  if (!smallest) return html``;
  const srcset = pictures.map((each) => `${each.url} ${each.width}w`).join(", ");
  return html`<img
    src="${(pictures.find((each) => each.width >= 640) ?? smallest).url}"
    srcset="${srcset}"
    sizes="${sizes}"
    width="${width}"
    height="${height}"
    alt="${alternativeText}"
    ${loadings[loading]}
  />`;
}

/** Returns how wide a picture is for its height, as styles read it. */
export const ratioOf = ({ width, height }: Pick<WorkPicture, "width" | "height">): string =>
  (width / Math.max(1, height)).toFixed(4);
