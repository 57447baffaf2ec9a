import type { ReactElement, ReactNode } from "react";
import type { TriggerProps } from "./menu-parts.ts";

export interface PopoverProps {
  trigger: ReactElement<TriggerProps>;
  label: string;
  align?: "start" | "center" | "end";
  /** Chooses `list` for a list that fills the window and is as wide as its button. */
  look?: "panel" | "list";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}
