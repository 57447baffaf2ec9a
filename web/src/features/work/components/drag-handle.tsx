import { GripVertical } from "lucide-react";
import type { ComponentProps } from "react";

/** Shows the handle by which an item of a list is dragged, or moved with the arrow keys. */
export function DragHandle({ label, ...rest }: { label: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title="Drag, or use the arrow keys"
      className="grid size-11 shrink-0 cursor-grab touch-none place-content-center rounded-md text-ink-faint hover:bg-hover hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}
