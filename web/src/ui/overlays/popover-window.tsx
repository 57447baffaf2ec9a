import { Popover as Primitive } from "radix-ui";
import { classes } from "../classes.ts";
import type { PopoverProps } from "./popover-parts.ts";

/** Shows a popover, open at first where nobody else decides it, and the button that opens it again. */
export function PopoverWindow({
  trigger,
  label,
  align = "start",
  look = "panel",
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Primitive.Root
      {...(open === undefined ? { defaultOpen: true } : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        aria-label={label}
        align={align}
        sideOffset={look === "list" ? 6 : 8}
        collisionPadding={12}
        className={classes(
          "z-50 max-w-[calc(100vw-1.5rem)] animate-rise rounded-lg border border-line bg-raised shadow-lg focus:outline-none",
          looks[look],
        )}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  );
}

const looks = {
  panel: "max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto p-3",
  list: "w-(--radix-popover-trigger-width) min-w-64 overflow-hidden",
};
