import { stopwatch, type Meters } from "./meters.ts";

export interface ProviderCall {
  /** Who is called: `stripe`, `paypal`, `mail`, `model`. */
  provider: string;
  operation: string;
  /** What a failure is called, in one word of few. */
  kindOf: (error: unknown) => string;
}

/** Does a call to the outside world, and measures how long it took and how it ended: `ok`, or the failure's kind. */
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
      const answer = await call();
      called({ provider, operation, outcome: "ok" }, seconds());
      return answer;
    } catch (error) {
      called({ provider, operation, outcome: kindOf(error) }, seconds());
      throw error;
    }
  };
}

/** Where nobody measures. */
export const unmeasured: ProviderMeter = (_description, call) => call();
