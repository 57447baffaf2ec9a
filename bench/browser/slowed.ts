import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { CDPSession, Page } from "@playwright/test";
import { handOver } from "../results.ts";
import { type PressParts, tracePresses } from "./press-parts.ts";
import { openReader } from "./reader.ts";

/**
 * Measures a long conversation in a browser whose processor is slowed: from the press on the contact to the newest message on the screen, and
 * how long the browser takes until it has drawn what a press or a key changes (the event timing that is behind Interaction to Next Paint).
 * `node web/build-if-stale.ts && node bench/browser/slowed.ts [--messages 2000] [--slowed 4] [--times 10] [--show]`
 */
const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "2000" },
    slowed: { type: "string", default: "4" },
    times: { type: "string", default: "10" },
    /** Lists the ten slowest interactions and what they computed, which the browser traces: everything takes a little longer. */
    show: { type: "boolean", default: false },
  },
});
const [count, slowed, times] = [Number(values.messages), Number(values.slowed), Number(values.times)];

interface Interaction {
  what: string;
  /** Holds what the browser measured, which it rounds to 8 ms. */
  ms: number;
  parts?: PressParts | undefined;
}

const reader = await openReader([count, 10]);
try {
  const { page } = reader;
  await page.goto("/?tab=messages");
  await contactOf(page, "long").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  console.log(`load ${loadavg()[0]!.toFixed(1)}, processor slowed ${slowed} times`);

  const opened = await measureOpening(page);
  console.log(`${count} messages opened: p50 ${opened.p50.toFixed(0)} ms, longest ${opened.longest.toFixed(0)} ms`);
  const found = (await measureInteractions(page, session)).toSorted((one, another) => one.ms - another.ms);
  const at = (share: number) => found[Math.floor((found.length - 1) * share)]!.ms;
  console.log(`${found.length} interactions: p50 ${at(0.5)} ms, p98 ${at(0.98)} ms, longest ${at(1)} ms`);
  if (values.show) for (const interaction of found.slice(-10).toReversed()) console.log(lineOf(interaction));
  const isMeasured = count === 2_000 && slowed === 4;
  handOver([
    {
      what: `pages, processor slowed ${slowed} times, conversation of ${count} messages opened, p50`,
      unit: "ms",
      ours: opened.p50,
      ...(isMeasured && { atMost: 300 }),
    },
    {
      what: `pages, processor slowed ${slowed} times, from a press to what it changes, p98`,
      unit: "ms",
      ours: at(0.98),
      ...(isMeasured && { atMost: 100 }),
    },
  ]);
} finally {
  await reader.close();
}

/** Measures inside the page, from a fresh load each time, so that nothing of the conversation is there yet. */
async function measureOpening(page: Page): Promise<{ p50: number; longest: number }> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    await page.goto("/?tab=messages");
    const contact = contactOf(page, "long");
    await contact.waitFor();
    // Waits until what loads after the page has loaded, because nobody presses so soon.
    await page.waitForTimeout(3_000);
    await page.evaluate(watchOpening);
    await contact.click();
    taken.push(await page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened));
  }
  taken.sort((one, another) => one - another);
  return { p50: taken[Math.floor(taken.length / 2)]!, longest: taken.at(-1)! };
}

/** Waits for a press, and then for the frame after the newest message, in the page itself. */
function watchOpening() {
  const opened = new Promise<number>((resolve) => {
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        const newest = '[role="log"] [data-index]:last-child p[dir]';
        const look = () => {
          if (!document.querySelector(newest)?.textContent?.startsWith("1 ")) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        look();
      },
      { once: true, capture: true },
    );
  });
  (window as unknown as { opened: Promise<number> }).opened = opened;
}

/** Does what people do in a conversation and around it, and returns how long each press and key took. */
async function measureInteractions(page: Page, session: CDPSession): Promise<Interaction[]> {
  const found: Interaction[] = [];
  const step = async (what: string, act: () => Promise<unknown>) => {
    await page.evaluate(watch);
    const actAndWait = async () => {
      await act();
      await page.waitForTimeout(400);
    };
    const parts = values.show ? await tracePresses(session, actAndWait) : await actAndWait();
    for (const [id, ms] of await page.evaluate(collect)) found.push({ what, ms, parts: parts?.get(id) });
  };
  for (let turn = 0; turn < 3; turn++) {
    await step("choose the short conversation", () => contactOf(page, "short").click());
    await step("choose the long conversation", () => contactOf(page, "long").click());
    await step("write a message", () =>
      page.getByRole("textbox", { name: /message/i }).pressSequentially("Could we talk on Friday?", { delay: 60 }),
    );
    await step("send it", () => page.keyboard.press("Enter"));
    await step("open the account menu", () => page.getByRole("button", { name: /^Account menu of/ }).click());
    await step("close it", () => page.keyboard.press("Escape"));
    await step("open the command palette", () => page.keyboard.press("Control+k"));
    await step("type in it", () => page.keyboard.type("mess", { delay: 60 }));
    await step("close the palette", () => page.keyboard.press("Escape"));
    for (const tab of ["Profile", "Settings", "Messages"])
      await step(`open ${tab}`, () => page.getByRole("tab", { name: tab }).first().click());
    await contactOf(page, "long").click();
    await page.waitForTimeout(500);
  }
  return found;
}

/** Starts to record the events of people, in the page itself. */
function watch() {
  const page = window as unknown as { longest: Map<number, number>; observer?: PerformanceObserver };
  page.longest = new Map();
  page.observer ??= new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) page.longest.set(id, Math.max(page.longest.get(id) ?? 0, duration));
    }
  });
  page.observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

function collect(): [id: number, ms: number][] {
  return [...(window as unknown as { longest: Map<number, number> }).longest];
}

function lineOf({ what, ms, parts }: Interaction): string {
  const split = Object.entries(parts ?? {}).map(([part, partMs]) => `${part} ${partMs.toFixed(0)}`);
  return `${String(ms).padStart(7)} ms  ${what.padEnd(30)} ${split.join(", ")}`;
}

function contactOf(page: Page, which: "long" | "short") {
  return page.getByRole("button", { name: /^bench-/ }).nth(which === "long" ? 1 : 0);
}
