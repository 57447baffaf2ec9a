import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

/** Shows a table that scrolls sideways in its own frame and can be reached by keyboard. */
export function Table({ caption, className, children }: { caption: string; className?: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={classes("overflow-x-auto", className)}>
      <table className="w-full border-collapse text-left text-[0.9375rem] leading-6">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={classes(
        "border-b border-line px-4 py-2.5 text-sm font-medium whitespace-nowrap text-ink-soft",
        className,
      )}
    />
  );
}

export interface SortableHeadProps {
  /** Says how the table is sorted by this column; undefined where it is sorted by another one. */
  direction: "ascending" | "descending" | undefined;
  onSort: () => void;
  className?: string;
  children: ReactNode;
}

export function SortableHead({ direction, onSort, className, children }: SortableHeadProps) {
  const Icon = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <TableHead aria-sort={direction ?? "none"} className={classes("py-0!", className)}>
      <button
        type="button"
        onClick={onSort}
        className="-mx-2 inline-flex min-h-10 items-center gap-1.5 rounded-sm px-2 hover:text-ink"
      >
        {children}
        <Icon aria-hidden="true" className={classes("size-3.5", direction === undefined && "opacity-50")} />
      </button>
    </TableHead>
  );
}

export function TableCell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={classes("border-b border-line px-4 py-3 align-middle", className)} />;
}
