import { type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import { type BusyDialogProps, type DialogProps, FooterPlace } from "./overlays/dialog-parts.ts";
import { useOverlays } from "./overlays/use-overlays.ts";

export type { DialogProps };

/** Shows a modal dialog of at most 90% of the window's height. */
export function Dialog(props: DialogProps) {
  const overlays = useOverlays({ isWanted: props.open, onFailed: props.onClose });
  return overlays && <overlays.DialogWindow {...props} />;
}

/** Moves its children to the foot of the dialog around it. A submit button there names its form with `form`. */
export function DialogFooter({ children }: { children: ReactNode }) {
  const place = use(FooterPlace);
  return place && createPortal(children, place);
}

/** Blocks the page while something is under way, and says what is happening. */
export function BusyDialog(props: BusyDialogProps) {
  const overlays = useOverlays({ isWanted: props.open });
  return overlays && <overlays.BusyDialogWindow {...props} />;
}
