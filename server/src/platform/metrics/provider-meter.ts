import { stopwatch, type Meters } from "./meters.ts";

export interface ProviderCall {
  /** Names who is called: `stripe`, `paypal`, `mail`, `model`. */
  provider: string;
  operation: string;
  /** Names the kind of a failure, out of a short fixed list. */
  kindOf: (error: unknown) => string;
}

/** Makes a call to another service, and measures how long it took and how it ended: `ok`, or the kind of failure. */
export type ProviderMeter = <T>(description: ProviderCall, call: () => Promise<T>) => Promise<T>;

export function createProviderMeter(meters: Meters): ProviderMeter {
  const called = meters.histogram<{ provider: string; operation: string; outcome: string }>({
    name: "provider_call_duration_seconds",
    help: "Calls to payment providers, the mail server and the language model: `ok`, or the kind of failure.",
    labels: ["provider", "operation", "outcome"],
  });
  return async ({ provider, operation, kindOf }, call) => {
    const seconds = stopwatch();
    try {
      const result = await call();
      called({ provider, operation, outcome: "ok" }, seconds());
      return result;
    } catch (error) {
      called({ provider, operation, outcome: kindOf(error) }, seconds());
      throw error;
    }
  };
}

/** Measures nothing. */
export const unmeasured: ProviderMeter = (_description, call) => call();
