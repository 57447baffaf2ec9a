import { Check, Minus, X } from "lucide-react";
import { classes } from "../../../ui/classes.ts";
import type { ShownStatus } from "../requirements.ts";

/** Shows a tick, a half disc, a dash, a cross or an empty ring, which differ by shape and not by colour alone. */
export function StatusIcon({ status }: { status: ShownStatus }) {
  return (
    <span
      aria-hidden="true"
      className={classes("grid size-5 shrink-0 place-content-center rounded-full", looks[status])}
    >
      {status === "met" && <Check strokeWidth={3} className="size-3" />}
      {status === "partly" && (
        <span className="size-2.5 overflow-hidden rounded-full border-[1.5px] border-current">
          <span className="block h-full w-1/2 bg-current" />
        </span>
      )}
      {status === "notStated" && <Minus strokeWidth={3} className="size-3" />}
      {status === "notFound" && <span className="size-2 rounded-full border-[1.5px] border-current" />}
      {status === "contradicted" && <X strokeWidth={3} className="size-3" />}
    </span>
  );
}

const looks: Record<ShownStatus, string> = {
  met: "bg-success-soft text-success",
  partly: "bg-warning-soft text-warning",
  notStated: "bg-hover text-ink-faint",
  contradicted: "bg-danger-soft text-danger",
  notFound: "text-ink-faint",
};
