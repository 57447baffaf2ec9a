import { z } from "zod";
import { address, atLeast, choice, list, startsWith, wholeNumber } from "./variable-types.ts";

const web = () => address("http:", "https:");

/** Accepts the origin of the site. */
const publicUrl = web()
  .refine((value) => isOriginOnly(new URL(value)), {
    error: "must be an address without a path, as in https://triptych.example.",
  })
  .transform((value) => new URL(value).origin);

/** NOTE: the problem never repeats the address, which may hold a password. */
const databaseUrl = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && new URL(value).hash === "", {
    error:
      "must be an address as in postgres://user:password@host/database; a password with characters such as / or # belongs into POSTGRES_PASSWORD.",
  });

const proxyPattern = /^(loopback|linklocal|uniquelocal|[\d.]+(\/\d{1,2})?|[\da-f:.]*:[\da-f:.]*(\/\d{1,3})?)$/i;

const proxies = list().superRefine((values, context) => {
  for (const value of values.filter((each) => !proxyPattern.test(each)))
    context.addIssue(`has "${value}", which is neither an IP address nor a range such as 10.0.0.0/8.`);
});

const sender = z.string().regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, {
  error: "must be an email address, as in hello@example.org or Triptych <hello@example.org>.",
});

const contact = z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
  error: "must be an email address or a page, as in mailto:security@example.org or https://example.org/security.",
});

const clamavHost = z.string().regex(/^(\/\S+|[\w.-]+(:\d{1,5})?|\[[\da-f:]+\](:\d{1,5})?)$/i, {
  error: "must be a host with or without a port, as in clamav:3310, or the path of a socket.",
});

/** Describes every environment variable of the server. A problem's sentence continues after the variable's name. */
export const variables = z.object({
  APP_MODE: choice(["demo", "production"]).default("demo"),
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  MATCHING_INDEX: choice(["memory", "postgres"]).default("memory"),
  POSTGRES_PASSWORD: z.string().optional(),
  REDIS_URL: address("redis:", "rediss:").optional(),
  FILES_DIR: z.string().optional(),
  CLAMAV_HOST: clamavHost.optional(),
  S3_ENDPOINT: web().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  DEMO_DATA: choice(["on", "off"]).optional(),
  SESSION_SECRET: atLeast(32, "; `openssl rand -base64 32` makes a good one").optional(),
  ADMIN_USERNAMES: list().optional(),
  FREELANCER_VIEW_USERNAMES: list().optional(),
  TRUSTED_PROXIES: proxies.optional(),
  DRAIN_SECONDS: wholeNumber({ min: 0, max: 60 }).optional(),
  METRICS_PORT: wholeNumber({ min: 1, max: 65_535 }).optional(),
  METRICS_HOST: z.string().optional(),
  METRICS_TOKEN: atLeast(16).optional(),
  LOG_LEVEL: choice(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  STRIPE_SECRET_KEY: startsWith("sk_", "rk_").optional(),
  STRIPE_PUBLISHABLE_KEY: startsWith("pk_").optional(),
  STRIPE_WEBHOOK_SECRET: startsWith("whsec_").optional(),
  STRIPE_PRICE_AGENCY: z.string().optional(),
  STRIPE_PRICE_FREELANCER: z.string().optional(),
  STRIPE_API_BASE: web().optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_PLAN_AGENCY: z.string().optional(),
  PAYPAL_PLAN_FREELANCER: z.string().optional(),
  PAYPAL_API_BASE: web().optional(),
  SMTP_URL: address("smtp:", "smtps:").optional(),
  MAIL_FROM: sender.optional(),
  AI_BASE_URL: web().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_EMBEDDINGS_MODEL: z.string().optional(),
  SECURITY_CONTACT: contact.optional(),
  SENTENCE_ENCODER: choice(["on", "off"]).default("on"),
  PRODUCT_NAME: z.string().default("Triptych"),
  INSTAGRAM_URL: web().default("https://www.instagram.com/triptych"),
  LINKEDIN_URL: web().default("https://www.linkedin.com/company/triptych"),
});

export type Variables = z.infer<typeof variables>;
export type VariableName = keyof Variables;

/** Holds the variables that are set, as written. */
export type Given = Partial<Record<VariableName, string>>;

function isOriginOnly({ pathname, search, hash }: URL): boolean {
  return pathname === "/" && !search && !hash;
}
