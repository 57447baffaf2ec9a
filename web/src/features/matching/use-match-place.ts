import { useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Remembers which match somebody is looking at. When the number of columns changes, as when a phone is turned, it stays in
 * view. Each match is marked with `data-place`.
 */
export function useMatchPlace(columns: number) {
  const box = useRef<HTMLDivElement>(null);
  const [at, moveTo] = useState(0);
  const isInView = useRef(false);
  const columnsBefore = useRef(columns);

  useEffect(() => {
    if (!box.current) return undefined;
    const watching = new IntersectionObserver(([entry]) => {
      isInView.current = entry?.isIntersecting ?? false;
    });
    watching.observe(box.current);
    return () => watching.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (columnsBefore.current === columns) return;
    columnsBefore.current = columns;
    if (isInView.current) box.current?.querySelector(`[data-place="${at}"]`)?.scrollIntoView({ block: "start" });
  }, [columns, at]);

  return { box, at, moveTo };
}
