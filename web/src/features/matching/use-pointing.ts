import { useEffect, useEffectEvent } from "react";

/**
 * Returns the handlers of a button that lights up words of the brief while it is pointed at or has the focus. The light goes out with
 * the button too, because what leaves the page is never left by the pointer.
 */
export function usePointing(onPoint: (isPointed: boolean) => void) {
  const point = useEffectEvent(onPoint);
  useEffect(() => () => point(false), []);
  return {
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  };
}
