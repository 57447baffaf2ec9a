import { join, resolve } from "node:path";
import { groups, isComplete, listContradictions } from "./contradictions.ts";
import { listMisspeltNames } from "./misspelt-names.ts";
import { listProductionProblems } from "./production.ts";
import type { Config, Environment } from "./types.ts";
import { variables, type Given, type VariableName, type Variables } from "./variables.ts";

export type { Config, Environment, PaypalConfig, S3Config, StripeConfig } from "./types.ts";

/** Holds the configuration, or every mistake in it. Hints at names that may be misspelt never stop a start. */
export type ReadConfig = { hints: string[] } & ({ ok: true; config: Config } | { ok: false; problems: string[] });

/** Reads the configuration from environment variables, or a sentence for every mistake in them. Pure. */
export function readConfig(env: Environment): ReadConfig {
  const names = Object.keys(variables.shape) as VariableName[];
  const hints = listMisspeltNames(env, names);
  const given = listGiven(env, names);
  const parsed = variables.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`),
    ...listContradictions(given),
    ...(given.APP_MODE === "production" ? listProductionProblems(given) : []),
  ];
  return parsed.success && problems.length === 0
    ? { ok: true, hints, config: toConfig(parsed.data, given) }
    : { ok: false, hints, problems };
}

/** Counts an empty variable as not set. */
function listGiven(env: Environment, names: VariableName[]): Given {
  return Object.fromEntries(names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])));
}

function toConfig(read: Variables, given: Given): Config {
  const mode = read.APP_MODE;
  const isDemo = mode === "demo";
  return {
    mode,
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: withPassword(read.DATABASE_URL, read),
    databaseReadUrl: withPassword(read.DATABASE_READ_URL, read),
    matchingIndex: read.MATCHING_INDEX,
    redisUrl: read.REDIS_URL ?? null,
    files: toFiles(read, given),
    clamav: toClamav(read),
    hasSentenceEncoder: read.SENTENCE_ENCODER === "on" && read.AI_EMBEDDINGS_MODEL === undefined,
    hasDemoData: (read.DEMO_DATA ?? (isDemo ? "on" : "off")) === "on",
    sessionSecret: read.SESSION_SECRET ?? null,
    adminUsernames: read.ADMIN_USERNAMES ?? (isDemo ? ["admin"] : []),
    freelancerViewUsernames: read.FREELANCER_VIEW_USERNAMES ?? [],
    trustedProxies: read.TRUSTED_PROXIES ?? [],
    drainSeconds: read.DRAIN_SECONDS ?? (isDemo ? 0 : 5),
    metrics: toMetrics(read),
    logLevel: read.LOG_LEVEL,
    ...toIntegrations(read, given),
    securityContact: read.SECURITY_CONTACT ?? addressOfSender(read.MAIL_FROM),
    product: { name: read.PRODUCT_NAME, instagramUrl: read.INSTAGRAM_URL, linkedInUrl: read.LINKEDIN_URL },
  };
}

/** Puts the password of POSTGRES_PASSWORD into an address that has none, so that it may have any characters. */
function withPassword(address: string | undefined, { POSTGRES_PASSWORD }: Variables): string | null {
  if (address === undefined) return null;
  const url = new URL(address);
  if (url.password === "" && POSTGRES_PASSWORD !== undefined) url.password = encodeURIComponent(POSTGRES_PASSWORD);
  return url.href;
}

/** Returns the sender of our emails as a link: replies to them reach the operator. */
function addressOfSender(sender: string | undefined): string | null {
  const address = sender === undefined ? undefined : /[^\s<>]+@[^\s<>]+/.exec(sender)?.[0];
  return address === undefined ? null : `mailto:${address}`;
}

function toMetrics({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Variables): Config["metrics"] {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return null;
  return { port: METRICS_PORT ?? null, host: METRICS_HOST ?? "127.0.0.1", token: METRICS_TOKEN ?? null };
}

function toFiles(read: Variables, given: Given): Config["files"] {
  if (!isComplete(given, groups.s3)) return { folder: resolve(read.FILES_DIR ?? join(read.DATA_DIR, "files")) };
  return {
    s3: {
      endpoint: read.S3_ENDPOINT!,
      bucket: read.S3_BUCKET!,
      accessKey: read.S3_ACCESS_KEY!,
      secretKey: read.S3_SECRET_KEY!,
      region: read.S3_REGION,
    },
  };
}

function toClamav({ CLAMAV_HOST: address }: Variables): Config["clamav"] {
  if (address === undefined) return null;
  if (address.startsWith("/")) return { path: address };
  const [, host = address, port = "3310"] = /^(.*?)(?::(\d+))?$/.exec(address) ?? [];
  return { host: host.replace(/^\[(.*)\]$/, "$1"), port: Number(port) };
}

/** NOTE: a group of variables is complete or empty here, so that no variable of a complete group is missing. */
function toIntegrations(read: Variables, given: Given): Pick<Config, "stripe" | "paypal" | "smtp" | "ai"> {
  return {
    stripe: isComplete(given, groups.stripe)
      ? {
          secretKey: read.STRIPE_SECRET_KEY!,
          publishableKey: read.STRIPE_PUBLISHABLE_KEY!,
          webhookSecret: read.STRIPE_WEBHOOK_SECRET!,
          priceAgency: read.STRIPE_PRICE_AGENCY!,
          priceFreelancer: read.STRIPE_PRICE_FREELANCER!,
          apiBase: read.STRIPE_API_BASE ?? null,
        }
      : null,
    paypal: isComplete(given, groups.paypal)
      ? {
          clientId: read.PAYPAL_CLIENT_ID!,
          clientSecret: read.PAYPAL_CLIENT_SECRET!,
          webhookId: read.PAYPAL_WEBHOOK_ID!,
          planAgency: read.PAYPAL_PLAN_AGENCY!,
          planFreelancer: read.PAYPAL_PLAN_FREELANCER!,
          apiBase: read.PAYPAL_API_BASE ?? null,
        }
      : null,
    smtp: isComplete(given, groups.smtp) ? { url: read.SMTP_URL!, from: read.MAIL_FROM! } : null,
    ai: isComplete(given, groups.ai)
      ? {
          baseUrl: read.AI_BASE_URL!,
          model: read.AI_MODEL!,
          apiKey: read.AI_API_KEY ?? null,
          embeddingsModel: read.AI_EMBEDDINGS_MODEL ?? null,
        }
      : null,
  };
}
