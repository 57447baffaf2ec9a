import { useState } from "react";
import { classes } from "./classes.ts";

/** The drawn picture of a username; its first letter until that has come, or where it does not. Decorative beside the name. */
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
      {state !== "shown" && firstEmailOf(username)}
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

/** As people count letters: an accent typed on its own or a joined emoji stays with what it belongs to. */
function firstEmailOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? "";
}
