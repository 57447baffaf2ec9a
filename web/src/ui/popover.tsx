import { Popover as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  trigger: ReactElement;
  label: string;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

export function Popover({ trigger, label, align = "start", open, onOpenChange, children }: PopoverProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        aria-label={label}
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-3 shadow-lg focus:outline-none"
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}
