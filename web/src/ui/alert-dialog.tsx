import type { AlertDialogProps } from "./overlays/dialog-parts.ts";
import { useOverlays } from "./overlays/use-overlays.ts";

/** Asks for confirmation before an action that is hard to undo. Focuses the harmless answer first. */
export function AlertDialog(props: AlertDialogProps) {
  const overlays = useOverlays({ isWanted: props.open, onFailed: props.onCancel });
  return overlays && <overlays.AlertDialogWindow {...props} />;
}
