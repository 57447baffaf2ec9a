import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { handOver } from "../results.ts";
import { openReader } from "./reader.ts";

/**
 * Measures a long conversation in a real browser: from the click on the contact to the newest message on the screen,
 * and each frame while it scrolls to its beginning, beside a conversation of ten messages in the same run.
 * `node web/build-if-stale.ts && node bench/browser/conversation.ts [--messages 10000] [--times 10]`
 */
const { values } = parseArgs({
  options: { messages: { type: "string", default: "10000" }, times: { type: "string", default: "10" } },
});
const [long, times] = [Number(values.messages), Number(values.times)];
const reader = await openReader([long, 10]);
try {
  const { page } = reader;
  console.log("opened, from the press to the newest message on the screen      p50 ms   max ms");
  const shortMs = await showOpening(page, 10);
  const longMs = await showOpening(page, long);
  const frameMs = await showScrolling(page);
  handOver([
    {
      what: `pages, conversation of ${long} messages opened, p50`,
      unit: "ms",
      ours: longMs,
      beside: { name: "ten messages", value: shortMs },
      by: "ratio",
    },
    { what: `pages, conversation of ${long} messages scrolled, a frame, p95`, unit: "ms", ours: frameMs },
  ]);
} finally {
  await reader.close();
}

/** Measures inside the page, so that the connection to the browser does not count. Returns the median. */
async function showOpening(page: Page, count: number): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn <= times; turn++) {
    await page.goto("/?tab=messages");
    // NOTE: the long conversation was written first, so it is the second on the list.
    const contact = page.getByRole("button", { name: /^bench-/ }).nth(count === long ? 1 : 0);
    const opened = await contact.evaluate(async (element: HTMLElement) => {
      const from = performance.now();
      element.click();
      const newest = '[role="log"] [data-index]:last-child p[dir]';
      while (!document.querySelector(newest)?.textContent?.startsWith("1 "))
        await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - from;
    });
    // NOTE: the first opening does not count, because it loads the tab's code.
    if (turn > 0) taken.push(opened);
  }
  taken.sort((one, another) => one - another);
  const cells = [taken[Math.floor(taken.length / 2)]!, taken.at(-1)!].map((ms) => ms.toFixed(1).padStart(8));
  console.log(`${String(count).padStart(6)} messages${" ".repeat(48)}${cells.join(" ")}`);
  return taken[Math.floor(taken.length / 2)]!;
}

/** Returns what 95 of a hundred frames did not exceed. */
async function showScrolling(page: Page): Promise<number> {
  const frames = await page.evaluate(async () => {
    const scroller = document.querySelector<HTMLElement>('[role="log"]')!;
    const shown = new Set<string>();
    const taken: number[] = [];
    let [blank, idle, last] = [0, 0, performance.now()];
    while (idle < 60) {
      scroller.scrollTop -= 400;
      await new Promise((done) => requestAnimationFrame(done));
      const now = performance.now();
      taken.push(now - last);
      last = now;
      const texts = [...scroller.querySelectorAll("p[dir]")].map((each) => each.textContent ?? "");
      if (texts.length === 0) blank += 1;
      const before = shown.size;
      for (const text of texts) shown.add(text.split(" ", 1)[0]!);
      idle = scroller.scrollTop === 0 && shown.size === before ? idle + 1 : 0;
    }
    return { taken: taken.toSorted((one, another) => one - another), blank, shown: shown.size };
  });
  const at = (share: number) => frames.taken[Math.floor((frames.taken.length - 1) * share)]!.toFixed(1);
  console.log(
    `scrolled to the beginning, 400 pixels a frame: ${frames.shown} messages came by in ${frames.taken.length} frames; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms; ${frames.blank} of them blank`,
  );
  return frames.taken[Math.floor((frames.taken.length - 1) * 0.95)]!;
}
