import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { moved, placeAt } from "./rules.ts";

/**
 * Lets the items of a list be put into another order by dragging a handle, with a mouse or a finger, and with the arrow keys while the
 * handle has the focus. `onMoved` receives the whole list once an item is let go, `announce` what was done for those who do not see it.
 */
export function useReordering<Item>(
  items: readonly Item[],
  {
    keyOf,
    nameOf,
    onMoved,
  }: { keyOf: (item: Item) => string; nameOf: (item: Item) => string; onMoved: (list: Item[]) => void },
) {
  const [held, setHeld] = useState<string>();
  const [order, setOrder] = useState<readonly Item[]>();
  const [said, setSaid] = useState("");
  const elements = useRef(new Map<string, HTMLElement>());
  const shown = order ?? items;

  const moveTo = (list: readonly Item[], from: number, to: number) => {
    const next = moved(list, from, to);
    setSaid(`${nameOf(list[from]!)}: place ${next.indexOf(list[from]!) + 1} of ${next.length}`);
    return next;
  };

  const letGo = (isKept: boolean) => {
    if (isKept && order && order.some((item, at) => item !== items[at])) onMoved([...order]);
    setHeld(undefined);
    setOrder(undefined);
  };

  const handleOf = (item: Item) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(keyOf(item));
      setOrder(items);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held !== keyOf(item)) return;
      const boxes = shown.map((each) => elements.current.get(keyOf(each))!.getBoundingClientRect());
      const to = placeAt(boxes, { x: event.clientX, y: event.clientY });
      const from = shown.findIndex((each) => keyOf(each) === held);
      if (to !== from) setOrder(moveTo(shown, from, to));
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
      const from = items.findIndex((each) => keyOf(each) === keyOf(item));
      if (by === undefined) return;
      event.preventDefault();
      if (from + by < 0 || from + by >= items.length) return;
      const handle = event.currentTarget;
      // NOTE: an element that is put elsewhere loses the focus, and a key that follows at once must find it there again.
      flushSync(() => onMoved(moveTo(items, from, from + by)));
      handle.focus();
    },
  });

  const itemOf = (item: Item) => ({
    ref: (element: HTMLElement | null) => {
      if (element) elements.current.set(keyOf(item), element);
      else elements.current.delete(keyOf(item));
    },
    "data-held": held === keyOf(item) || undefined,
  });

  return { items: shown, handleOf, itemOf, said };
}
