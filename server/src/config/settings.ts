import { resolve } from "node:path";
import type { Config, Environment } from "./types.ts";
import { createReader, type Reader } from "./reader.ts";

/** Where the reading writes down what it finds: mistakes, which stop a start, and hints, which do not. */
export interface Findings {
  problems: string[];
  hints: string[];
}

/** Reads every variable, and writes down every mistake. */
export function readSettings(env: Environment, { problems, hints }: Findings): Config {
  const read = createReader(env, problems);
  const mode = read.choice("APP_MODE", ["demo", "production"], "demo");
  const port = read.number("PORT", { default: 3000, min: 0, max: 65_535 });
  const config: Config = {
    mode,
    port,
    host: read.text("HOST") ?? "127.0.0.1",
    publicUrl: readPublicUrl(read) ?? `http://localhost:${port}`,
    dataDir: resolve(read.text("DATA_DIR") ?? "data"),
    databaseUrl: readDatabaseUrl(read),
    redisUrl: read.url("REDIS_URL", ["redis:", "rediss:"]),
    hasDemoData: read.choice("DEMO_DATA", ["on", "off"], mode === "demo" ? "on" : "off") === "on",
    sessionSecret: readSecret(read),
    adminUsernames: read.list("ADMIN_USERNAMES") ?? (mode === "demo" ? ["admin"] : []),
    freelancerViewUsernames: read.list("FREELANCER_VIEW_USERNAMES") ?? [],
    trustedProxies: readProxies(read),
    drainSeconds: read.number("DRAIN_SECONDS", { default: mode === "production" ? 5 : 0, min: 0, max: 60 }),
    metrics: readMetrics(read, port),
    logLevel: read.choice("LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info"),
    stripe: readStripe(read),
    paypal: readPaypal(read),
    smtp: readSmtp(read),
    ai: readAi(read),
    product: {
      name: read.text("PRODUCT_NAME") ?? "Triptych",
      instagramUrl: read.url("INSTAGRAM_URL", ["http:", "https:"]) ?? "https://www.instagram.com/triptych",
      linkedInUrl: read.url("LINKEDIN_URL", ["http:", "https:"]) ?? "https://www.linkedin.com/company/triptych",
    },
  };
  hints.push(...read.listNearMisses());
  if (mode === "production") requireForProduction(config, env, problems);
  return config;
}

function readPublicUrl(read: Reader): string | null {
  const url = read.url("PUBLIC_URL", ["http:", "https:"]);
  if (url === null) return null;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== "/" || search || hash)
    read.problem("PUBLIC_URL must be an address without a path, as in https://triptych.example.");
  return origin;
}

/**
 * Puts the password of POSTGRES_PASSWORD into an address that has none, so that it may have any characters.
 * NOTE: the address is never repeated in a problem, because it may hold a password.
 */
function readDatabaseUrl(read: Reader): string | null {
  const address = read.text("DATABASE_URL");
  const password = read.text("POSTGRES_PASSWORD");
  if (address === null) return null;
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address) || new URL(address).hash !== "") {
    read.problem(
      "DATABASE_URL must be an address as in postgres://user:password@host/database; a password with characters such as / or # belongs into POSTGRES_PASSWORD.",
    );
    return null;
  }
  const url = new URL(address);
  if (url.password === "" && password !== null) url.password = encodeURIComponent(password);
  return url.href;
}

function readSecret(read: Reader): string | null {
  const secret = read.text("SESSION_SECRET");
  if (secret !== null && secret.length < 32)
    read.problem("SESSION_SECRET must have at least 32 characters; `openssl rand -base64 32` makes a good one.");
  return secret;
}

function readProxies(read: Reader): string[] {
  const proxies = read.list("TRUSTED_PROXIES") ?? [];
  for (const proxy of proxies) {
    if (!/^(loopback|linklocal|uniquelocal|[\d.]+(\/\d{1,2})?|[\da-f:.]*:[\da-f:.]*(\/\d{1,3})?)$/i.test(proxy)) {
      read.problem(`TRUSTED_PROXIES has "${proxy}", which is neither an IP address nor a range such as 10.0.0.0/8.`);
    }
  }
  return proxies;
}

/** Never without one of the two: what the page says is nothing for strangers. */
function readMetrics(read: Reader, ownPort: number): Config["metrics"] {
  const port = read.number("METRICS_PORT", { default: null, min: 1, max: 65_535 });
  const host = read.text("METRICS_HOST");
  const token = read.text("METRICS_TOKEN");
  if (port !== null && port === ownPort)
    read.problem("METRICS_PORT must differ from PORT; for the same port set METRICS_TOKEN alone.");
  if (host !== null && port === null) read.problem("METRICS_HOST is set, but METRICS_PORT is not.");
  if (token !== null && token.length < 16) read.problem("METRICS_TOKEN must have at least 16 characters.");
  return port === null && token === null ? null : { port, host: host ?? "127.0.0.1", token };
}

function readStripe(read: Reader): Config["stripe"] {
  const stripe = read.together({
    secretKey: "STRIPE_SECRET_KEY",
    publishableKey: "STRIPE_PUBLISHABLE_KEY",
    webhookSecret: "STRIPE_WEBHOOK_SECRET",
    priceAgency: "STRIPE_PRICE_AGENCY",
    priceFreelancer: "STRIPE_PRICE_FREELANCER",
  });
  const apiBase = read.url("STRIPE_API_BASE", ["http:", "https:"]);
  if (!stripe) return needsItsKeys(read, "STRIPE_API_BASE", apiBase);
  read.prefix("STRIPE_SECRET_KEY", stripe.secretKey, ["sk_", "rk_"]);
  read.prefix("STRIPE_PUBLISHABLE_KEY", stripe.publishableKey, ["pk_"]);
  read.prefix("STRIPE_WEBHOOK_SECRET", stripe.webhookSecret, ["whsec_"]);
  if (isLive(stripe.secretKey) !== isLive(stripe.publishableKey)) {
    read.problem(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY contradict each other: one is for tests, the other is live.",
    );
  }
  return { ...stripe, apiBase };
}

const isLive = (key: string) => key.includes("_live_");

function readPaypal(read: Reader): Config["paypal"] {
  const paypal = read.together({
    clientId: "PAYPAL_CLIENT_ID",
    clientSecret: "PAYPAL_CLIENT_SECRET",
    webhookId: "PAYPAL_WEBHOOK_ID",
    planAgency: "PAYPAL_PLAN_AGENCY",
    planFreelancer: "PAYPAL_PLAN_FREELANCER",
  });
  const apiBase = read.url("PAYPAL_API_BASE", ["http:", "https:"]);
  return paypal ? { ...paypal, apiBase } : needsItsKeys(read, "PAYPAL_API_BASE", apiBase);
}

function readSmtp(read: Reader): Config["smtp"] {
  const smtp = read.together({ url: "SMTP_URL", from: "MAIL_FROM" });
  if (!smtp) return null;
  read.url("SMTP_URL", ["smtp:", "smtps:"]);
  if (!/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(smtp.from))
    read.problem("MAIL_FROM must be an e-mail address, as in hello@example.org or Triptych <hello@example.org>.");
  return smtp;
}

function readAi(read: Reader): Config["ai"] {
  const ai = read.together({ baseUrl: "AI_BASE_URL", model: "AI_MODEL" });
  const apiKey = read.text("AI_API_KEY");
  const embeddingsModel = read.text("AI_EMBEDDINGS_MODEL");
  if (!ai) {
    needsItsKeys(read, "AI_API_KEY", apiKey, "AI_BASE_URL and AI_MODEL");
    return needsItsKeys(read, "AI_EMBEDDINGS_MODEL", embeddingsModel, "AI_BASE_URL and AI_MODEL");
  }
  read.url("AI_BASE_URL", ["http:", "https:"]);
  return { ...ai, apiKey, embeddingsModel };
}

function needsItsKeys(read: Reader, name: string, value: string | null, others = "the keys that go with it"): null {
  if (value !== null) read.problem(`${name} is set, but ${others} are not.`);
  return null;
}

/** NOTE: a socket of this machine and a certificate need none. */
function hasPasswordOfItsOwn(databaseUrl: string): boolean {
  const { hostname, password, searchParams } = new URL(databaseUrl);
  const needsNone = hostname === "" || searchParams.get("host")?.startsWith("/") || searchParams.has("sslcert");
  return password === "" ? needsNone : password !== publicPassword;
}

/** Of the demo in compose.yaml. */
const publicPassword = "triptych";

function requireForProduction(config: Config, env: Environment, problems: string[]) {
  const require = (isSet: boolean, sentence: string) => {
    if (!isSet) problems.push(`APP_MODE=production needs ${sentence}`);
  };
  require(config.sessionSecret !== null, "SESSION_SECRET: at least 32 random characters that sign the sessions.");
  require(Boolean(
    env.PUBLIC_URL?.trim(),
  ), "PUBLIC_URL: the address where people reach the site, as in https://triptych.example.");
  require(config.databaseUrl !==
    null, "DATABASE_URL: a PostgreSQL server, because the embedded database can lose data in a power cut.");
  require(config.databaseUrl === null ||
    hasPasswordOfItsOwn(
      config.databaseUrl,
    ), "POSTGRES_PASSWORD: a password of the database's own, unless DATABASE_URL has one; `triptych` is known to everybody.");
  require(config.smtp !== null, "SMTP_URL and MAIL_FROM: without them nobody receives a verification mail.");
  require(config.stripe !== null ||
    config.paypal !== null, "a payment provider: the STRIPE_… or the PAYPAL_… variables.");
  const { protocol, hostname } = new URL(config.publicUrl);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  require(!env.PUBLIC_URL?.trim() ||
    protocol === "https:" ||
    isLocal, "PUBLIC_URL to begin with https://, so that sessions cannot be read on the way.");
  if (config.hasDemoData)
    problems.push("DEMO_DATA=on contradicts APP_MODE=production: demo accounts have a public password.");
}
