import { isNarrow } from "../platform/breakpoint.ts";
import { type Box, type Edge, edgeOfToast } from "./toast-edge.ts";

/**
 * Places the toast in a frame at the edge of the window where it covers neither what has the focus nor a button of an open dialog, and
 * moves it when that changes, except from under somebody's pointer or focus. Writes `data-edge` on the frame. Returns how to stop.
 */
export function keepToastClear(frame: HTMLElement, { isFailure }: { isFailure: boolean }): () => void {
  // NOTE: failures come at the top of narrow screens, where no keyboard of the screen covers them.
  place(frame, isFailure && isNarrow() ? "top" : "bottom");
  let waiting = 0;
  const placeSoon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => {
      if (!frame.querySelector("[data-toast]:is(:hover, :focus-within)")) place(frame, edgeOf(frame));
    });
  };
  document.addEventListener("focusin", placeSoon);
  document.addEventListener("scroll", placeSoon, { capture: true, passive: true });
  addEventListener("resize", placeSoon);
  return () => {
    cancelAnimationFrame(waiting);
    document.removeEventListener("focusin", placeSoon);
    document.removeEventListener("scroll", placeSoon, { capture: true });
    removeEventListener("resize", placeSoon);
  };
}

const edgeOf = ({ dataset }: HTMLElement): Edge => (dataset.edge === "top" ? "top" : "bottom");

function place(frame: HTMLElement, edge: Edge) {
  const boxAt = (at: Edge): Box => {
    frame.dataset.edge = at;
    return frame.firstElementChild!.getBoundingClientRect();
  };
  const places = { top: boxAt("top"), bottom: boxAt("bottom") };
  frame.dataset.edge = edgeOfToast({ edge, places, kept: keptBoxes(frame) });
}

/** Lists where stands what must be seen. A heading that has the focus was shown for the sake of its section. */
function keptBoxes(frame: HTMLElement): Box[] {
  const focused = document.activeElement;
  const isShown = focused !== null && !focused.matches("body, [data-dialog]") && !frame.contains(focused);
  const section = focused?.matches("h1, h2, h3, h4") ? focused.closest("section, article") : null;
  const kept = [
    ...(isShown ? [focused] : []),
    ...(section ? [section] : []),
    ...document.querySelectorAll(keptElsewhere),
  ];
  return kept.map((each) => each.getBoundingClientRect());
}

/** Matches the buttons of an open dialog, and open menus and popovers. */
const keptElsewhere =
  "[data-dialog] button, [data-dialog] a[href], [role=menu], [role=dialog]:not([data-dialog], [aria-modal=true])";
