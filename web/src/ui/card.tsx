import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes("rounded-xl border border-line bg-surface shadow-sm", className)} />;
}

export function CardHeader({
  title,
  description,
  aside,
  level: Heading = "h2",
}: {
  title: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  level?: "h2" | "h3";
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-5 sm:px-7 sm:pt-7">
      <div className="min-w-0">
        <Heading className="text-xl">{title}</Heading>
        {description && <p className="mt-1.5 max-w-prose text-[0.9375rem] leading-6 text-ink-soft">{description}</p>}
      </div>
      {aside}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes("p-5 sm:p-7", className)} />;
}
