import { classes } from "../../../ui/classes.ts";
import { type ScorePart, type ShownStatus } from "../requirements.ts";

/** Shows the score as a bar with a part for each requirement: as wide as its weight, filled by its points. The list beside it has the same in words. */
export function ScoreMakeUp({ parts }: { parts: readonly ScorePart[] }) {
  return (
    <span aria-hidden="true" className="flex h-2 gap-0.5">
      {parts.map(({ id, label, status, weight, points }) => (
        <span
          key={id}
          title={label}
          style={{ flexGrow: weight }}
          className={classes(
            "relative min-w-1.5 basis-0 overflow-hidden first:rounded-s-full last:rounded-e-full",
            grounds[status],
          )}
        >
          <span
            style={{ width: `${(points / weight) * 100}%` }}
            className={classes("absolute inset-y-0 start-0 forced-colors:bg-[Highlight]", fills[status])}
          />
        </span>
      ))}
    </span>
  );
}

const grounds: Record<ShownStatus, string> = {
  met: "bg-success-soft",
  partly: "bg-warning-soft",
  notStated: "bg-hover",
  contradicted: "bg-danger/25",
  notFound: "bg-hover",
};

const fills: Record<ShownStatus, string> = {
  met: "bg-success",
  partly: "bg-warning",
  notStated: "bg-line-strong",
  contradicted: "bg-danger",
  notFound: "bg-line-strong",
};
