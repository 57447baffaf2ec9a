import type { Socket } from "socket.io";

/** Limits the pages that one person may have open at one process. */
export const channelsAtMost = 50;
/** Limits the packets that wait for a page that does not read; the page reconnects and catches up. */
const unreadAtMost = 1_000;
/** Limits what a page may send: a heartbeat every 25 seconds, and its calls (`channel-calls.ts`), which have limits of their own. */
const heardAtMost = { packets: 100, perMs: 10_000 };

/** Closes a channel whose page does not read its events, or sends too much: neither may exhaust this process. */
export function boundChannel({ conn }: Socket): void {
  let unread = 0;
  let heard = 0;
  let windowBeganAt = performance.now();

  conn.on("packetCreate", () => {
    unread += 1;
    if (unread > unreadAtMost) end();
  });
  conn.on("flush", () => {
    unread = 0;
  });
  conn.on("packet", () => {
    const now = performance.now();
    if (now - windowBeganAt > heardAtMost.perMs) [heard, windowBeganAt] = [0, now];
    heard += 1;
    if (heard > heardAtMost.packets) end();
  });

  // NOTE: closes without sending what still waits, because a page that does not read would not read that either.
  function end() {
    conn.close(true);
  }
}
