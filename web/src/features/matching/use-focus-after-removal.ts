import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the next entry when one leaves a list. Returns a function that names the entry which is leaving;
 * the focus moves once the list is drawn without it.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const leaving = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    if (leaving.current === null || ids.includes(leaving.current.id)) return;
    const entries = list.current?.children ?? [];
    entries[Math.min(leaving.current.at, entries.length - 1)]?.querySelector("button")?.focus();
    leaving.current = null;
  });
  return (id: string) => {
    leaving.current = { id, at: ids.indexOf(id) };
  };
}
