import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../../ui/classes.ts";

export interface DisclosureProps {
  isOpen: boolean;
  controls?: string;
  onToggle: () => void;
  children: ReactNode;
}

/** Shows a text button that opens and closes the part below it. */
export function Disclosure({ isOpen, controls, onToggle, children }: DisclosureProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-md px-1.5 text-sm font-medium text-ink underline-offset-4 hover:underline"
    >
      {children}
      <ChevronDown aria-hidden="true" className={classes("size-4 transition-transform", isOpen && "rotate-180")} />
    </button>
  );
}
