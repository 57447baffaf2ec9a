import { useState } from "react";
import { classes } from "./classes.ts";

export interface AvatarProps {
  username: string;
  /** Says what kind of account it is: companies show a logo, which is square with round corners, and people a face, which is round. */
  userType?: string | null | undefined;
  /** Holds the address of the person's photo without its size. Without one, the drawn picture is shown. */
  photo?: string | null | undefined;
  className?: string;
}

/**
 * Shows somebody's photo or else the drawn picture of their username, and its first letter until the picture has loaded. Decorative
 * beside the name.
 */
export function Avatar({ username, userType, photo, className = "size-10" }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = photo && failed !== photo ? photo : null;
  const drawn = `/api/avatars/${encodeURIComponent(username)}.svg`;
  return (
    <span
      aria-hidden="true"
      className={classes(
        "relative inline-grid shrink-0 place-content-center overflow-hidden bg-accent-soft font-semibold text-accent select-none",
        userType === "brand" || userType === "agency" ? "rounded-[22%]" : "rounded-full",
        className,
      )}
    >
      <Picture
        key={shown ?? drawn}
        src={shown ?? drawn}
        isPhoto={shown !== null}
        onFailed={() => setFailed(photo ?? null)}
      >
        {firstLetterOf(username)}
      </Picture>
    </span>
  );
}

interface PictureProps {
  src: string;
  isPhoto: boolean;
  onFailed: () => void;
  children: string;
}

function Picture({ src, isPhoto, onFailed, children }: PictureProps) {
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  return (
    <>
      {state !== "shown" && children}
      {state !== "failed" && (
        <img
          src={isPhoto ? `${src}/${photoWidths[0]}.webp` : src}
          {...(isPhoto && { srcSet: sourcesOf(src), sizes: "auto, 4rem" })}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setState("shown")}
          onError={() => {
            setState("failed");
            if (isPhoto) onFailed();
          }}
          className={classes("absolute inset-0 size-full object-cover", state === "waiting" && "opacity-0")}
        />
      )}
    </>
  );
}

/** NOTE: the same as `pictureWidths.photo`, without loading the contract for it. */
const photoWidths = [96, 192, 384];
const sourcesOf = (photo: string) => photoWidths.map((width) => `${photo}/${width}.webp ${width}w`).join(", ");

/** Returns the first letter as people count letters: with its accent, or a joined emoji as a whole. */
function firstLetterOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? "";
}
