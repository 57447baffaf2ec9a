export type Edge = "top" | "bottom";
export type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

export interface ToastPlaces {
  /** Names the edge of the window at which the toast is, or usually comes. It stays there where it covers nothing. */
  edge: Edge;
  /** Holds where the toast would be at each edge. */
  places: Record<Edge, Box>;
  /** Lists what must be seen: what has the focus, and what is open above the page. */
  kept: readonly Box[];
}

/** Returns the edge of the window at which a toast covers nothing that must be seen, or the least of it. */
export function edgeOfToast({ edge, places, kept }: ToastPlaces): Edge {
  const other = edge === "top" ? "bottom" : "top";
  const covered = (at: Edge) => kept.reduce((sum, box) => sum + overlap(places[at], box), 0);
  return covered(other) < covered(edge) ? other : edge;
}

/** Returns the area that two boxes share, with some room around the first. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right + roomPx, other.right) - Math.max(one.left - roomPx, other.left);
  const height = Math.min(one.bottom + roomPx, other.bottom) - Math.max(one.top - roomPx, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** Keeps the outline of what has the focus clear of the toast. */
const roomPx = 6;
