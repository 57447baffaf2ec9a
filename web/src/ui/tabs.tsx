import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId } from "react";
import { classes } from "./classes.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PartFailure } from "./part-failure.tsx";

export interface Tab {
  value: string;
  label: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Chooses `line` for the sections of a page, `segment` for two or three variants of the same thing. */
  look?: "line" | "segment";
  listClassName?: string;
  /** Places the row of tabs elsewhere than above the panels, as in a page's header. */
  renderFrame?: (list: ReactNode) => ReactNode;
  children?: ReactNode;
}

const TabsContext = createContext({ id: "", value: "" });

/**
 * Shows a row of tabs that scrolls sideways where it does not fit, after the WAI-ARIA pattern: one tab stop; arrows, Home
 * and End move to a tab and open it. Its panels are `TabPanel`s, of which only the open one is drawn.
 * NOTE: not Radix's tabs, which would make the first page's JavaScript 5% larger.
 */
export function Tabs({ label, tabs, value, onChange, look = "line", listClassName, renderFrame, children }: TabsProps) {
  const id = useId();
  // Scrolls the open tab into view where it is beyond the edge of a narrow screen, or where it grows beyond it.
  useEffect(() => {
    const tab = document.getElementById(tabId(id, value));
    const list = tab?.parentElement;
    if (!tab || !list) return undefined;
    tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    const resizing = new ResizeObserver(() => {
      list.scrollLeft += Math.max(0, tab.getBoundingClientRect().right - list.getBoundingClientRect().right);
    });
    resizing.observe(tab);
    return () => resizing.disconnect();
  }, [id, value]);
  // Moves the focus along when the open tab changes in another way, as by the Back button.
  useEffect(() => {
    const tab = document.getElementById(tabId(id, value));
    const { activeElement } = document;
    if (activeElement !== tab && activeElement?.parentElement === tab?.parentElement) tab?.focus();
  }, [id, value]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[nextIndex(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  const list = (
    <div role="tablist" aria-label={label} onKeyDown={move} className={classes(lists[look], listClassName)}>
      {tabs.map((tab) => {
        const isOpen = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, tab.value)}
            aria-selected={isOpen}
            aria-controls={isOpen ? panelId(id, tab.value) : undefined}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
            className={triggers[look]}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
  return (
    <TabsContext value={{ id, value }}>
      {renderFrame ? renderFrame(list) : list}
      {children}
    </TabsContext>
  );
}

export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const tabs = use(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(tabs.id, value)}
      aria-labelledby={tabId(tabs.id, value)}
      tabIndex={-1}
      className={className}
    >
      <ErrorBoundary Failure={PartFailure}>{children}</ErrorBoundary>
    </div>
  );
}

/** Returns the tab that a key leads to from the one at `at`, wrapping around the ends; -1 for other keys. */
export function nextIndex(key: string, at: number, count: number): number {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return -1;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

const lists = {
  line: "flex gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden",
  segment: "grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-sunken p-1",
};

const triggers = {
  line: "relative min-h-12 shrink-0 px-3 py-3 text-[0.9375rem] leading-5 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-selected:text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 aria-selected:after:opacity-100 forced-colors:aria-selected:underline",
  segment:
    "min-h-10 rounded-md px-4 py-2 text-[0.9375rem] leading-5 font-medium text-ink-soft transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-sm forced-colors:aria-selected:underline",
};
