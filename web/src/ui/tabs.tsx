import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface Tab {
  value: string;
  label: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** `line` for a page's sections, `segment` for two or three ways into the same thing. */
  look?: "line" | "segment";
  listClassName?: string;
  /** Places the row somewhere else than above the panels, as into a page's header. */
  frame?: (list: ReactNode) => ReactNode;
  children?: ReactNode;
}

/** A row of tabs that scrolls sideways where it does not fit. Its panels are `TabPanel`s. */
export function Tabs({ label, tabs, value, onChange, look = "line", listClassName, frame, children }: TabsProps) {
  const list = (
      <Primitive.List aria-label={label} className={classes(lists[look], listClassName)}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })} className={triggers[look]}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
  );
  return (
    <Primitive.Root value={value} onValueChange={onChange} activationMode={look === "line" ? "manual" : "automatic"}>
      {frame ? frame(list) : list}
      {children}
    </Primitive.Root>
  );
}

export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return <Primitive.Content value={value} className={classes("focus-visible:outline-offset-8", className)}>{children}</Primitive.Content>;
}

const lists = {
  line: "flex gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden",
  segment: "grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-sunken p-1",
};

const triggers = {
  line: "relative shrink-0 px-3 py-3.5 text-[0.9375rem] leading-5 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-4 data-[state=active]:text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 data-[state=active]:after:opacity-100 forced-colors:data-[state=active]:underline",
  segment: "min-h-10 rounded-md px-4 py-2 text-[0.9375rem] leading-5 font-medium text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-sm",
};
