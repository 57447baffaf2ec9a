import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { Correspondent } from "@triptych/contract/messaging";
import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { type History, newestFrom } from "../history.ts";
import { shownOf } from "../contact-order.ts";
import { accountsOfSeveral, rowsOf } from "../rows.ts";
import { useOutgoing } from "../use-outbox.ts";
import { useReadMarker } from "../use-read-marker.ts";
import { MessageRow } from "./message-row.tsx";

export interface MessageListProps {
  correspondent: Correspondent;
  history: History;
  isLoadingOlder: boolean;
  onOlderWanted: () => void;
}

/** Sets how high a row is taken to be, in pixels, until it is measured. */
const estimatedRowPx = 72;
/** Sets how near the end, in pixels, the list must be to follow new messages. */
const endThreshold = 80;
/** Sets how many rows from the beginning older messages are fetched. */
const olderThreshold = 10;

/** Limits the characters of a new message that screen readers announce. */
const announcedAtMost = 300;

/** Lists the messages and draws only the visible ones. Keeps its place when older messages load, and stays at the end when new ones come. */
export function MessageList({ correspondent, history, isLoadingOlder, onOlderWanted }: MessageListProps) {
  const user = useUser();
  const outgoing = useOutgoing(correspondent.id);
  const rows = useMemo(() => rowsOf(history.messages, outgoing, user.id), [history.messages, outgoing, user.id]);
  const several = useMemo(() => accountsOfSeveral(history.messages), [history.messages]);
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowPx,
    // Draws the end of the list at once, without drawing its beginning first.
    initialOffset: () => rows.length * estimatedRowPx,
    initialRect: { width: 320, height: 480 },
    getItemKey: (index) => rows[index]!.key,
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 16,
    anchorTo: "end",
    scrollEndThreshold: endThreshold,
    onChange: (instance) => setIsAtEnd(instance.isAtEnd(endThreshold)),
  });

  const follow = useEffectEvent(() => isAtEnd && list.scrollToEnd());
  useLayoutEffect(() => void follow(), [rows]);
  const lastOwnKey = outgoing.at(-1)?.key;
  useLayoutEffect(() => {
    if (lastOwnKey !== undefined) list.scrollToEnd();
  }, [list, lastOwnKey]);

  useEffect(() => stayAtEnd(scroller.current!, () => list.scrollToEnd()), [list]);

  const items = list.getVirtualItems();
  const firstShown = items[0]?.index ?? olderThreshold;
  const askForOlder = useEffectEvent(onOlderWanted);
  useEffect(() => {
    if (history.hasOlder && firstShown < olderThreshold) askForOlder();
  }, [history, firstShown]);

  const newest = newestFrom(history, correspondent.id);
  const newestId = newest?.id;
  const [firstId] = useState(newestId);
  const hasUnseen = useReadMarker({ contactId: correspondent.id, newestId, isAtEnd });

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={`Messages with ${correspondent.displayName}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {isLoadingOlder && (
          <output className="sticky top-2 z-10 flex h-0 justify-center">
            <Spinner className="size-5 text-accent" />
            <span className="sr-only">Loading older messages</span>
          </output>
        )}
        <div className="flex min-h-full flex-col justify-end">
          <div className="relative w-full shrink-0" style={{ height: list.getTotalSize() }}>
            {items.map((item) => (
              <div
                key={item.key}
                data-index={item.index}
                ref={list.measureElement}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <MessageRow row={rows[item.index]!} correspondent={correspondent} several={several} />
              </div>
            ))}
          </div>
        </div>
      </div>
      {hasUnseen && !isAtEnd && (
        <Button
          size="sm"
          variant="accent"
          onClick={() => list.scrollToEnd()}
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-lg!"
        >
          New messages <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
      )}
      {/* NOTE: new messages are announced here, because the list itself draws old messages again while scrolling. */}
      <output className="sr-only">
        {newest &&
          newestId !== firstId &&
          `${correspondent.displayName}: ${cutAtWord(shownOf(newest), announcedAtMost)}`}
      </output>
      {rows.length === 0 && (
        <p className="absolute inset-0 grid place-content-center p-6 text-center text-ink-soft">
          Say hello to {correspondent.displayName}.
        </p>
      )}
    </div>
  );
}

/** Calls back where a scroller that was at its end becomes lower, as when files are added below it. Returns what stops it. */
function stayAtEnd(scroller: HTMLElement, scrollToEnd: () => void): () => void {
  let before = scroller.clientHeight;
  const observer = new ResizeObserver(() => {
    const { scrollHeight, scrollTop, clientHeight } = scroller;
    if (clientHeight < before && scrollHeight - scrollTop - before <= endThreshold) scrollToEnd();
    before = clientHeight;
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}
