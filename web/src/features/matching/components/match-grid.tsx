import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

export interface MatchGridProps {
  label: string;
  children: readonly ReactNode[];
  /** Runs with the first match that can be seen. */
  onMove: (index: number) => void;
}

/** Shows all matches, row by row. */
export function MatchGrid({ label, children, onMove }: MatchGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const reportPlace = useEffectEvent(onMove);
  const total = children.length;
  useEffect(() => {
    const inWindow = new Set<number>();
    const watching = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const place = Number((target as HTMLElement).dataset.place);
        if (isIntersecting) inWindow.add(place);
        else inWindow.delete(place);
      }
      if (inWindow.size > 0) reportPlace(Math.min(...inWindow, total - 1));
    }, mostlyShown);
    for (const item of list.current?.children ?? []) watching.observe(item);
    return () => watching.disconnect();
  }, [total]);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="grid grid-cols-2 gap-4 has-[article_[aria-expanded=true]]:items-start lg:grid-cols-3"
    >
      {children.map((card, index) => (
        <li key={index} data-place={index} className="scroll-mt-4">
          {card}
        </li>
      ))}
    </ul>
  );
}

const mostlyShown = { threshold: 0.5 };
