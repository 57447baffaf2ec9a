import type { Socket } from "socket.io";

/** Pages of one person that may be open at once at one process. */
export const channelsAtMost = 50;
/** Waiting for a page that does not read; it comes back and catches up. */
const unreadAtMost = 1_000;
/** Our pages say nothing but that they are there, every 25 seconds. */
const heardAtMost = { packets: 100, perMs: 10_000 };

/** Ends a channel whose page does not read what it is told, or does not stop talking: neither may use up this process. */
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

  // NOTE: without handing over what still waits: whoever does not read would not read that either.
  function end() {
    conn.close(true);
  }
}
