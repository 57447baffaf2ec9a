import { useRef } from "react";

/**
 * Returns handlers that give the focus back to the element that had it when a dialog opened. Radix does so only for a dialog
 * with a trigger of its own; ours are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** Focuses the element with `data-autofocus` or the first text field, otherwise the first element that can be focused. */
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const content = event.currentTarget;
      const target =
        content instanceof Element
          ? content.querySelector<HTMLElement>("[data-autofocus], input:not([type=hidden]), textarea, select")
          : null;
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}
