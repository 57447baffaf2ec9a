import { useState } from "react";
import { classes } from "./classes.ts";

/** Shows the drawn picture of a username, or its first letter until the picture has loaded. Decorative beside the name. */
export function Avatar({ username, className = "size-10" }: { username: string; className?: string }) {
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  return (
    <span
      aria-hidden="true"
      className={classes(
        "relative inline-grid shrink-0 place-content-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent select-none",
        className,
      )}
    >
      {state !== "shown" && firstLetterOf(username)}
      {state !== "failed" && (
        <img
          src={`/api/avatars/${encodeURIComponent(username)}.svg`}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setState("shown")}
          onError={() => setState("failed")}
          className={classes("absolute inset-0 size-full object-cover", state === "waiting" && "opacity-0")}
        />
      )}
    </span>
  );
}

/** Returns the first letter as people count letters: with its accent, or a joined emoji as a whole. */
function firstLetterOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? "";
}
