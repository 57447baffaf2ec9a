import { cloneElement, useState } from "react";
import type { PopoverProps } from "./overlays/popover-parts.ts";
import { useOverlays } from "./overlays/use-overlays.ts";

/** Shows a button that opens a popover, which is drawn, and loaded where it is not yet, once it is first opened. */
export function Popover(props: PopoverProps) {
  const { trigger, open, onOpenChange } = props;
  const [isPressed, setIsPressed] = useState(false);
  const change = (isOpen: boolean) => {
    setIsPressed(isOpen);
    onOpenChange?.(isOpen);
  };
  const overlays = useOverlays({ isWanted: open ?? isPressed, onFailed: () => change(false) });
  if (overlays) return <overlays.PopoverWindow {...props} />;
  return cloneElement(trigger, {
    ...closed,
    onClick: (event) => {
      trigger.props.onClick?.(event);
      change(true);
    },
  });
}

/** Says of the button what an opened one says of itself. */
const closed = { "aria-haspopup": "dialog", "aria-expanded": false, "data-state": "closed" } as const;
