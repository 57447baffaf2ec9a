import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type BadgeTone =
  | "neutral"
  | "muted"
  | "accent"
  | "brand"
  | "agency"
  | "freelancer"
  | "success"
  | "info"
  | "warning"
  | "danger";

export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        "inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink",
  muted: "bg-sunken text-ink-faint",
  accent: "bg-accent-soft text-accent",
  brand: "bg-brand-soft text-brand",
  agency: "bg-agency-soft text-agency",
  freelancer: "bg-freelancer-soft text-freelancer",
  success: "bg-success-soft text-success",
  info: "bg-info-soft text-info",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};
