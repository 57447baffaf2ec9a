import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "./button.tsx";

export interface CarouselProps {
  label: string;
  children: readonly ReactNode[];
  /** Counts from 0. */
  index: number;
  onMove: (index: number) => void;
  /** Returns the text between the buttons, as in "2 of 5". */
  positionOf?: (position: number, count: number) => string;
}

/** Shows one item at a time. People swipe, or use Previous and Next, which wrap around. */
export function Carousel({
  label,
  children,
  index,
  onMove,
  positionOf = (position, count) => `${position + 1} of ${count}`,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  /** Says that a button moves the track, whose slides on the way are not meant. */
  const isLed = useRef(false);
  const total = children.length;
  const at = Math.min(index, Math.max(total - 1, 0));

  // Keeps the same item in view when the width changes, as when a phone is turned.
  const keep = useEffectEvent((list: HTMLElement) => {
    const slide = list.children[at];
    if (slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft, behavior: "instant" });
  });
  useEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    const resizing = new ResizeObserver(() => keep(list));
    resizing.observe(list);
    return () => resizing.disconnect();
  }, []);

  const show = (next: number) => {
    const wrapped = (next + total) % total;
    const slide = track.current?.children[wrapped];
    if (slide instanceof HTMLElement) {
      isLed.current = wrapped !== at;
      track.current?.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft, behavior: "smooth" });
    }
    onMove(wrapped);
  };
  // Follows a swipe as soon as most of the next slide is in view, which can then be pressed.
  const follow = () => {
    if (!track.current || isLed.current) return;
    const nearest = Math.round(track.current.scrollLeft / Math.max(track.current.clientWidth, 1));
    if (nearest !== at) onMove(nearest);
  };
  const settled = () => {
    isLed.current = false;
    follow();
  };

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        tabIndex={0}
        aria-label={label}
        onPointerDown={() => {
          isLed.current = false;
        }}
        onScroll={follow}
        onScrollEnd={settled}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {children.map((child, slide) => (
          // Hides the neighbouring slides from the keyboard and screen readers until they are shown.
          <li
            key={slide}
            data-place={slide}
            aria-roledescription="slide"
            aria-label={positionOf(slide, total)}
            inert={slide !== at}
            className="w-full shrink-0 snap-center scroll-mt-4 px-px"
          >
            {child}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className="mt-4 flex items-center justify-between gap-3">
          <Button variant="secondary" size="sm" onClick={() => show(at - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous
          </Button>
          <span aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {positionOf(at, total)}
          </span>
          <Button variant="secondary" size="sm" onClick={() => show(at + 1)}>
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </section>
  );
}
