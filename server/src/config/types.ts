/** Holds the server's settings. */
export interface Config {
  mode: "demo" | "production";
  host: string;
  port: number;
  /** Holds the site's address, without a slash at the end. Every link is made from it. */
  publicUrl: string;
  dataDir: string;
  /** Holds the address of a PostgreSQL server; without it the embedded database in `dataDir` is used. */
  databaseUrl: string | null;
  /** Holds the address of a replica that searches read from; only where the index is in the database. */
  databaseReadUrl: string | null;
  /** Says where the matching index is: in each process's memory, or in the database. */
  matchingIndex: "memory" | "postgres";
  redisUrl: string | null;
  /** Says where people's files are kept: in a folder, or in an S3-compatible store. */
  files: { folder: string } | { s3: S3Config };
  /** Says where ClamAV's daemon listens, which looks through what people send each other. */
  clamav: { host: string; port: number } | { path: string } | null;
  hasDemoData: boolean;
  /** Is `null` in demo mode where none is set; a secret is generated into `dataDir` then. */
  sessionSecret: string | null;
  adminUsernames: string[];
  freelancerViewUsernames: string[];
  trustedProxies: string[];
  /** Sets how long an ending process still takes calls, until the load balancer has noticed. */
  drainSeconds: number;
  /** Says where `/metrics` is served, and with which token; `null` for nowhere. */
  metrics: { port: number | null; host: string; token: string | null } | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  stripe: StripeConfig | null;
  paypal: PaypalConfig | null;
  smtp: { url: string; from: string } | null;
  ai: { baseUrl: string; apiKey: string | null; model: string; embeddingsModel: string | null } | null;
  /** Holds the address to which people report weaknesses; `null` where there is neither one nor a sender of emails. */
  securityContact: string | null;
  /** Says whether searches compare what sentences mean, by the encoder that the product ships. */
  hasSentenceEncoder: boolean;
  product: { name: string; instagramUrl: string; linkedInUrl: string };
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceAgency: string;
  priceFreelancer: string;
  /** Replaces the host of Stripe's API, for tests. */
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
