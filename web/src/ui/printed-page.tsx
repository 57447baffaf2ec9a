import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** Is what is printed instead of the page (`main.css`), in light colours whatever the theme. It is on no screen. */
export function PrintedPage({ children }: { children: ReactNode }) {
  return createPortal(<main data-printed-page>{children}</main>, document.body);
}
