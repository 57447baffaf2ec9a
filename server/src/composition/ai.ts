import type { Ai } from "../adapters/ai/ai.ts";
import { createLocalAi } from "../adapters/ai/local.ts";
import { createOpenAiCompatible } from "../adapters/ai/openai-compatible.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../platform/process/log.ts";
import type { ProviderMeter } from "../platform/metrics/provider-meter.ts";

/** Creates the configured language model with the local engine behind it, or the local engine alone. */
export function composeAi(config: Config, { log, measure }: { log: Log; measure: ProviderMeter }): Ai {
  const local = createLocalAi();
  return config.ai ? createOpenAiCompatible({ ...config.ai, local, log, measure }) : local;
}
