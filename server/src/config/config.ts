import { readSettings } from "./settings.ts";
import type { Config, Environment } from "./types.ts";

export type { Config, Environment, PaypalConfig, StripeConfig } from "./types.ts";

/** What was read, with hints at names that may be misspelt, which never stop a start. */
export type ReadConfig = { hints: string[] } & ({ ok: true; config: Config } | { ok: false; problems: string[] });

/** The choices of whoever runs the server, or every mistake in them, in words, one each. Pure. */
export function readConfig(env: Environment): ReadConfig {
  const problems: string[] = [];
  const hints: string[] = [];
  const config = readSettings(env, { problems, hints });
  return problems.length > 0 ? { ok: false, hints, problems } : { ok: true, hints, config };
}
