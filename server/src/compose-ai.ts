import type { Ai } from "./adapters/ai/ai.ts";
import { createLocalAi } from "./adapters/ai/local.ts";
import { createOpenAiCompatible } from "./adapters/ai/openai-compatible.ts";
import type { Config } from "./config.ts";
import type { Log } from "./platform/log.ts";

/** The language model that the configuration names, or none. */
export function composeAi(config: Config, log: Log): Ai {
  const local = createLocalAi();
  return config.ai ? createOpenAiCompatible({ ...config.ai, local, log }) : local;
}
