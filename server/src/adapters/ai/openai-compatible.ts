import { msPerDay } from "@triptych/contract/durations";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { unmeasured, type ProviderMeter } from "../../platform/metrics/provider-meter.ts";
import type { Ai, TimeLeft } from "./ai.ts";
import { createReplyCache } from "./reply-cache.ts";
import { createChatClient, type ModelClient, ModelFailure } from "./chat-client.ts";
import { draft, improvement, judging, reading, type ModelQuestion } from "./model-questions.ts";
import { createPause } from "./pause-after-failures.ts";

export interface ModelOptions {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  embeddingsModel: string | null;
  /** Speaks another protocol than OpenAI's. */
  client?: ModelClient;
  /** Takes over whenever the model does not reply. */
  local: Ai;
  log: { warn(fields: object, message: string): void };
  measure?: ProviderMeter;
  nowMs?: () => number;
}

const keepRepliesMs = msPerDay;

/**
 * Creates a language model behind any server that speaks the OpenAI protocol. The local engine replies in its place.
 */
export function createOpenAiCompatible(options: ModelOptions): Ai {
  const { model, embeddingsModel, local, log, measure = unmeasured, nowMs = () => performance.now() } = options;
  const { client = createChatClient(options) } = options;
  const cache = createReplyCache({ entries: 2_000, keepMs: keepRepliesMs, nowMs });
  const pause = createPause({ failures: 3, pauseMs: 30_000, nowMs });

  /**
   * Returns the model's reply, or the local one. Returns the local one at once while the model's server seems to be
   * down.
   */
  async function orLocally<T>(
    askModelServer: () => Promise<T>,
    replyLocally: () => Promise<T>,
    { onFallback }: TimeLeft,
  ): Promise<T> {
    if (pause.isPaused()) {
      onFallback?.();
      return replyLocally();
    }
    try {
      const reply = await askModelServer();
      pause.succeeded();
      return reply;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      pause.failed();
      onFallback?.();
      log.warn({ reason: error.message }, "the language model could not be used; the local engine replied");
      return replyLocally();
    }
  }

  function ask<S extends z.ZodType, Reply>(question: ModelQuestion<S, Reply>, { signal }: TimeLeft): Promise<Reply> {
    const { name, system, content, schema, check } = question;
    const user = JSON.stringify(content);
    return cache.getOrAsk(keyOf(name, user), () =>
      measure({ provider: "model", operation: name, kindOf }, async () =>
        check(await client.ask({ model, name, system, user, schema, signal })),
      ),
    );
  }

  return {
    hasModel: true,
    embeddingsModel,
    improve: (brief, time) =>
      orLocally(
        () => ask(improvement(brief), time),
        () => local.improve(brief, time),
        time,
      ),
    draft: (message, time) =>
      orLocally(
        () => ask(draft(message), time),
        () => local.draft(message, time),
        time,
      ),
    readRequirements: (brief, time) =>
      orLocally(
        () => ask(reading(brief), time),
        () => local.readRequirements(brief, time),
        time,
      ),
    judge: (brief, candidates, time) =>
      candidates.length === 0
        ? Promise.resolve([])
        : orLocally(
            () => ask(judging(brief, candidates), time),
            () => local.judge(brief, candidates, time),
            time,
          ),
    embed: (texts, time) =>
      embeddingsModel === null || texts.length === 0
        ? local.embed(texts, time)
        : orLocally<number[][] | null>(
            () =>
              cache.getOrAsk(keyOf("embed", JSON.stringify(texts)), () =>
                measure({ provider: "model", operation: "embed", kindOf }, () =>
                  client.embed({ model: embeddingsModel, texts, signal: time.signal }),
                ),
              ),
            () => local.embed(texts, time),
            time,
          ),
  };
}

function kindOf(error: unknown): string {
  return error instanceof ModelFailure ? error.kind : "error";
}

function keyOf(name: string, content: string): string {
  return `${name}:${createHash("sha256").update(content).digest("base64")}`;
}
