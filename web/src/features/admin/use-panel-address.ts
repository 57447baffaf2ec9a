import { useState } from "react";
import { useSearchParams } from "react-router";
import { type ListQuery, readListQuery, withListQuery } from "./rules.ts";

/**
 * Returns the open tab and the list query, which the address keeps, so that a reload or a link restores them.
 * NOTE: also kept as state, because the router changes the address in a transition, too late for a checkbox that was pressed.
 */
export function usePanelAddress(tabs: readonly { value: string }[]) {
  const [address, setAddress] = useSearchParams();
  const [now, setNow] = useState(address);
  const show = (next: URLSearchParams) => {
    setNow(next);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return {
    tab: (tabs.find((tab) => tab.value === now.get("tab")) ?? tabs[0])?.value ?? "",
    query: readListQuery(now),
    openTab: (tab: string) => {
      const next = new URLSearchParams(now);
      next.set("tab", tab);
      show(next);
    },
    changeQuery: (change: Partial<ListQuery>) => show(withListQuery(now, change)),
  };
}
