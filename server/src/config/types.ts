/** Holds what the operator of the server has chosen. */
export interface Config {
  mode: "demo" | "production";
  host: string;
  port: number;
  /** Where people reach the site, without a slash at the end. Every link is made from it. */
  publicUrl: string;
  dataDir: string;
  /** A PostgreSQL server; without it the embedded database in `dataDir`. */
  databaseUrl: string | null;
  redisUrl: string | null;
  hasDemoData: boolean;
  /** May be absent in demo mode; a secret is generated into `dataDir` then. */
  sessionSecret: string | null;
  adminUsernames: string[];
  freelancerViewUsernames: string[];
  trustedProxies: string[];
  /** How long a process that was asked to end still takes calls, until the load balancer has noticed. */
  drainSeconds: number;
  /** Where `/metrics` is served, and with which token; nowhere unless set. */
  metrics: { port: number | null; host: string; token: string | null } | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  stripe: StripeConfig | null;
  paypal: PaypalConfig | null;
  smtp: { url: string; from: string } | null;
  ai: { baseUrl: string; apiKey: string | null; model: string; embeddingsModel: string | null } | null;
  product: { name: string; instagramUrl: string; linkedInUrl: string };
}

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceAgency: string;
  priceFreelancer: string;
  /** Another host for the SDK, for tests. */
  apiBase: string | null;
}

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  planAgency: string;
  planFreelancer: string;
  apiBase: string | null;
}

export type Environment = Record<string, string | undefined>;
