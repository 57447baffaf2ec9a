import { formatCount } from "../../../platform/format.ts";

/** Shows the number of unread messages on a small disc, or nothing where all are read. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="grid h-5 min-w-5 shrink-0 place-content-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-panel tabular-nums">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{formatCount(count, "unread message")}</span>
    </span>
  );
}
