import type { WorkPicture } from "@triptych/contract/work";
import { html, type Html } from "../../../platform/http/site/html.ts";

export interface PictureLook {
  /** Says how wide the picture is shown, as browsers need it to choose a size. */
  sizes: string;
  /** Loads the picture before everything else, because it is the largest of what is seen first. */
  isFirst?: boolean;
}

/** Writes a picture with its sizes and the room that it takes, so that nothing moves when it arrives. */
export function writePicture({ pictures, width, height, alternativeText }: WorkPicture, look: PictureLook): Html {
  const { sizes, isFirst = false } = look;
  const [smallest] = pictures;
  if (!smallest) return html``;
  const srcset = pictures.map((each) => `${each.url} ${each.width}w`).join(", ");
  const loading = isFirst ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`;
  return html`<img
    src="${(pictures.find((each) => each.width >= 640) ?? smallest).url}"
    srcset="${srcset}"
    sizes="${sizes}"
    width="${width}"
    height="${height}"
    alt="${alternativeText}"
    ${loading}
  />`;
}

/** Returns how wide a picture is for its height, as styles read it. */
export const ratioOf = ({ width, height }: Pick<WorkPicture, "width" | "height">): string =>
  (width / Math.max(1, height)).toFixed(4);
