import type { WorkCover } from "@triptych/contract/work-covers";
import { classes } from "./classes.ts";
import { WorkPicture } from "./work-picture.tsx";

const shownAtMost = 3;

/** Shows the covers of up to three case studies in a row of one height, so that what follows never moves. */
export function WorkStrip({ work, className }: { work: readonly WorkCover[]; className?: string }) {
  const shown = work.slice(0, shownAtMost);
  return (
    <ul aria-label="Work" className={classes("flex aspect-[16/5] gap-1.5 overflow-hidden rounded-lg", className)}>
      {shown.map(({ id, picture }) => (
        <li key={id} className="h-full min-w-0 flex-1">
          <WorkPicture
            picture={picture}
            sizes={shown.length === 1 ? "(min-width: 40rem) 24rem, 90vw" : "(min-width: 40rem) 12rem, 45vw"}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
