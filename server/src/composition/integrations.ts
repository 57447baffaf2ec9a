import { composeAi } from "./ai.ts";
import { composeFiles, type ComposedFiles } from "./files.ts";
import { composePayments, type ComposedPayments } from "./payments.ts";
import type { Ai } from "../adapters/ai/ai.ts";
import type { BriefEngine } from "../adapters/matching-index/matching-index.ts";
import type { Mail } from "../adapters/mail/mail.ts";
import { measureMail } from "../adapters/mail/measured.ts";
import { createOutbox, type Outbox } from "../adapters/mail/outbox.ts";
import type { SentenceEncoder } from "../adapters/sentences/sentences.ts";
import { createThreadEncoder } from "../adapters/sentences/worker-thread.ts";
import type { SharePictures } from "../adapters/share-pictures/share-pictures.ts";
import type { Config } from "../config/config.ts";
import type { Clock } from "../platform/process/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { NewId } from "../platform/process/ids.ts";
import type { Log } from "../platform/process/log.ts";
import type { ProviderMeter } from "../platform/metrics/provider-meter.ts";
import type { Queue } from "../platform/jobs/queue.ts";

export interface IntegrationDeps {
  database: Database;
  log: Log;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  measureCall: ProviderMeter;
  /** Improves and drafts where there is no model. */
  engine: BriefEngine;
  /** Replaces the configured mail. */
  mail?: Mail;
  /** Replaces the encoder of sentences. */
  encoder?: SentenceEncoder | undefined;
  /** Replaces where files are kept and what prepares them. */
  files?: ComposedFiles | undefined;
  /** Replaces what draws the pictures beside shared links. */
  sharePictures?: SharePictures | undefined;
  /** Overrides the time limit of a request to a payment provider. */
  paymentTimeoutMs?: number;
}

/** Holds the configured services of others (mail, payments, a language model), or their local replacements. */
export interface Integrations {
  mail: Mail;
  /** Keeps emails where no mail server is configured. */
  outbox: Outbox | null;
  payments: ComposedPayments;
  ai: Ai;
  files: ComposedFiles;
  /** Is `null` where it is switched off, or a configured model takes its place. */
  encoder: SentenceEncoder | null;
  close: () => Promise<void>;
}

export async function composeIntegrations(config: Config, parts: IntegrationDeps): Promise<Integrations> {
  const { database, clock, newId, queue, log, measureCall, engine } = parts;
  // NOTE: loaded only where it is configured, so that a start is quick.
  const smtp = config.smtp ? (await import("../adapters/mail/smtp.ts")).createSmtp(config.smtp) : null;
  const encoder = parts.encoder ?? (config.hasSentenceEncoder ? createThreadEncoder({ log }) : null);
  const files = parts.files ?? (await composeFiles(config));
  const hasDrawings = config.mode === "demo" && config.hasDemoData;
  const fileStore = hasDrawings
    ? (await import("../demo/drawn-files.ts")).withDrawings(files.fileStore)
    : files.fileStore;
  const outbox = smtp ? null : createOutbox({ database, clock, newId });
  return {
    mail: parts.mail ?? (smtp ? measureMail(smtp, measureCall) : outbox!),
    outbox,
    payments: await composePayments(config, {
      database,
      clock,
      newId,
      queue,
      measure: measureCall,
      timeoutMs: parts.paymentTimeoutMs,
    }),
    ai: composeAi(config, { log, measure: measureCall, engine }),
    encoder,
    files: { ...files, fileStore, ...(parts.sharePictures && { sharePictures: parts.sharePictures }) },
    close: async () => {
      files.fileStore.close();
      smtp?.close();
      await encoder?.close();
    },
  };
}
