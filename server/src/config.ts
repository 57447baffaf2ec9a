import { readSettings } from "./config-settings.ts";
import type { Config, Environment } from "./config-types.ts";

export type { Config, Environment, PaypalConfig, StripeConfig } from "./config-types.ts";

/** The choices of whoever runs the server, or every mistake in them, in words, one each. Pure. */
export function readConfig(env: Environment): { ok: true; config: Config } | { ok: false; problems: string[] } {
  const problems: string[] = [];
  const config = readSettings(env, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}
