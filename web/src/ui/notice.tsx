import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type NoticeTone = "info" | "success" | "warning" | "danger";

/** Shows a lasting message about this part of the page. Screen readers announce errors. */
export function Notice({
  tone = "info",
  title,
  className,
  children,
}: {
  tone?: NoticeTone;
  title?: string;
  className?: string;
  children?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={classes(
        "flex items-start gap-3 rounded-lg px-4 py-3 text-[0.9375rem] leading-6",
        tones[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const tones: Record<NoticeTone, string> = {
  info: "bg-info-soft text-info",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};
