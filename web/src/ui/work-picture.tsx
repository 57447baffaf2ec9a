import type { WorkPicture as Picture } from "@triptych/contract/work-covers";
import { classes } from "./classes.ts";

export interface WorkPictureProps {
  picture: Picture;
  /** Says how wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Says that it is at the top of a page, so that the browser fetches it before others. */
  isFirst?: boolean;
  /** Runs once it has loaded, or has failed to. */
  onSettled?: () => void;
  className?: string;
}

/** Shows a picture of somebody's work in the size that fits. Its room is kept before it has loaded. */
export function WorkPicture({ picture, sizes, isFirst = false, onSettled, className }: WorkPictureProps) {
  const { alternativeText, width, height, pictures } = picture;
  return (
    <img
      src={pictures.at(-1)!.url}
      srcSet={pictures.map((each) => `${each.url} ${each.width}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alternativeText}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      onLoad={onSettled}
      onError={onSettled}
      className={classes("block bg-sunken text-sm text-ink-faint", className)}
    />
  );
}
