import { useEffect, useRef } from "react";

/** Returns a ref for the heading of a part that takes the place of another, so that the focus goes there when it appears. */
export function useFocusOnArrival<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return ref;
}
