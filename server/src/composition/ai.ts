import type { Ai } from "../adapters/ai/ai.ts";
import { createLocalAi } from "../adapters/ai/local.ts";
import { createOpenAiCompatible } from "../adapters/ai/openai-compatible.ts";
import type { BriefEngine } from "../adapters/matching-index/matching-index.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../platform/process/log.ts";
import type { ProviderMeter } from "../platform/metrics/provider-meter.ts";

export interface AiDeps {
  log: Log;
  measure: ProviderMeter;
  engine: BriefEngine;
}

/** Creates the configured language model with the local engine behind it, or the local engine alone. */
export function composeAi(config: Config, { log, measure, engine }: AiDeps): Ai {
  const local = createLocalAi(engine);
  return config.ai ? createOpenAiCompatible({ ...config.ai, local, log, measure }) : local;
}
