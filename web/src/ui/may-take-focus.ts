/** Returns whether a form that has just appeared may take the focus: not from where somebody types or chooses. */
export function mayTakeFocus(): boolean {
  return !document.activeElement?.matches("input, textarea, select, [contenteditable]");
}

/** Returns whether an element can be seen where everything around it is scrolled to now, so that focusing it scrolls nothing away. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const edges = around.getBoundingClientRect();
    if (top < edges.top || bottom > edges.bottom) return false;
  }
  return top >= 0 && bottom <= innerHeight;
}
