export type MenuAlign = "start" | "center" | "end";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export interface MenuPlace {
  x: number;
  y: number;
  /** Holds the height that is free on the chosen side of the button. */
  freeHeight: number;
}

const gap = 8;
const margin = 12;

/** Returns where a menu stands in the window: below its button, or above it where there is more room, and nowhere beyond the edge. */
export function placeOfMenu({
  button,
  menu,
  view,
  align,
  isRightToLeft,
}: {
  button: Box;
  menu: Size;
  view: Size;
  align: MenuAlign;
  isRightToLeft: boolean;
}): MenuPlace {
  const below = view.height - margin - (button.bottom + gap);
  const above = button.top - gap - margin;
  const isAbove = menu.height > below && above > below;
  const freeHeight = Math.max(0, isAbove ? above : below);
  const y = isAbove ? button.top - gap - Math.min(menu.height, freeHeight) : button.bottom + gap;
  const isAtLeft = (align === "start") !== isRightToLeft;
  const atEdge = isAtLeft ? button.left : button.right - menu.width;
  const wanted = align === "center" ? (button.left + button.right - menu.width) / 2 : atEdge;
  const x = Math.max(margin, Math.min(wanted, view.width - margin - menu.width));
  return { x: Math.round(x), y: Math.round(y), freeHeight };
}

/** Returns the index that a key leads to among so many entries, from -1 for none of them; undefined for other keys. */
export function indexAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (key === "ArrowUp") return at === -1 ? count - 1 : Math.max(at - 1, 0);
  if (key === "Home" || key === "PageUp") return 0;
  if (key === "End" || key === "PageDown") return count - 1;
  return undefined;
}

/** Returns the index of the next entry that begins with what was typed. The same letter again leads to the next one with it. */
export function indexOfTyped(labels: readonly string[], typed: string, at: number): number | undefined {
  const isOneLetter = typed === typed.charAt(0).repeat(typed.length);
  const beginning = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const from = isOneLetter ? at + 1 : Math.max(at, 0);
  const order = labels.map((_, index) => (index + from) % labels.length);
  return order.find((index) => labels[index]!.trim().toLowerCase().startsWith(beginning));
}
