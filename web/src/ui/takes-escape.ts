/** Marks an element whose Escape key is its own: a dialog around it stays open. */
export const takesEscape = { "data-takes-escape": "" } as const;

export function isTakingEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-takes-escape]") !== null;
}
