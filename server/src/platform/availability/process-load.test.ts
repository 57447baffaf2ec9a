import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { watchProcess } from "./process-load.ts";

function block(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it("reports an event loop that is always late, but not one slow step", async () => {
  const load = watchProcess(50);
  await pause(120);

  block(400);
  await pause(1);
  const afterOne = load.loopDelayMs();
  await pause(120);
  for (let step = 0; step < 5; step++) {
    block(300);
    await pause(1);
  }
  const afterMany = load.loopDelayMs();
  await pause(150);
  const afterOneStep = load.loopDelayMs();

  load.stop();
  expect(afterOne).toBeLessThan(60);
  expect(afterMany).toBeGreaterThan(60);
  expect(afterOneStep).toBeLessThan(60);
  expect(load.heapUsedBytes()).toBeGreaterThan(1e6);
});
