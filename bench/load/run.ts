import { setTimeout as pause } from "node:timers/promises";
import { createActions, shares, type Acknowledged, type ActionName, type Caller } from "./actions.ts";
import type { Window } from "./windows.ts";

export interface LoadOptions {
  address: string;
  callers: Caller[];
  /** Sets the calls per second of all people together. */
  rate: number;
  seconds: number;
  isPatient: boolean;
  /** Sets how often `onSample` is called, evenly over the run. */
  samples: number;
  onSample: (number: number) => void;
}

export interface LoadResult {
  /** Holds the durations of the calls that succeeded. */
  latenciesMs: Record<ActionName, number[]>;
  errors: Record<ActionName, string[]>;
  acknowledged: Acknowledged[];
  attemptsAgain: number;
}

/** Starts calls at fixed moments, whether earlier ones have got a reply or not, so that a slow server gets no rest. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { address, callers, rate, seconds, isPatient, samples, onSample } = options;
  const actions = createActions(address, { isPatient });
  const names = Object.keys(shares) as ActionName[];
  const latenciesMs = Object.fromEntries(names.map((name) => [name, [] as number[]])) as LoadResult["latenciesMs"];
  const errors = Object.fromEntries(names.map((name) => [name, [] as string[]])) as LoadResult["errors"];
  const pending = new Set<Promise<void>>();

  async function doOne() {
    const name = pick(names);
    const from = performance.now();
    await actions.do(name, callers[Math.floor(Math.random() * callers.length)]!).then(
      () => void latenciesMs[name].push(performance.now() - from),
      (error: unknown) => void errors[name].push(String(error)),
    );
  }

  const begin = performance.now();
  const count = Math.round(rate * seconds);
  let sampled = 0;
  for (let done = 0; done < count;) {
    const elapsed = (performance.now() - begin) / 1_000;
    for (const due = Math.min(count, Math.floor(elapsed * rate) + 1); done < due; done++) {
      const doing = doOne().finally(() => pending.delete(doing));
      pending.add(doing);
    }
    for (; sampled < Math.floor((elapsed / seconds) * samples); sampled++) onSample(sampled);
    await pause(5);
  }
  await Promise.all(pending);
  for (; sampled < samples; sampled++) onSample(sampled);
  actions.close();
  return { latenciesMs, errors, acknowledged: actions.acknowledged, attemptsAgain: actions.attemptsAgain() };
}

function pick(names: ActionName[]): ActionName {
  let place = Math.random() * 100;
  for (const name of names) {
    place -= shares[name];
    if (place < 0) return name;
  }
  return names[0]!;
}

/**
 * Waits until every acknowledged message has arrived at its receiver's window, up to a limit. Returns those that did
 * not.
 */
export async function awaitArrivals(
  acknowledged: Acknowledged[],
  windows: Map<string, Window>,
  withinMs: number,
): Promise<Acknowledged[]> {
  const until = performance.now() + withinMs;
  for (;;) {
    const missing = acknowledged.filter(({ id, receiverId }) => !windows.get(receiverId)!.arrivedAt.has(id));
    if (missing.length === 0 || performance.now() > until) return missing;
    await pause(200);
  }
}
