/** Returns whether a form that has just appeared may take the focus: not from where somebody types or chooses. */
export function mayTakeFocus(): boolean {
  return !document.activeElement?.matches("input, textarea, select, [contenteditable]");
}
