import { parse } from "pg-connection-string";
import { describe, expect, it } from "vitest";
import { readConfig, type Environment } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";
const passwordless = "postgres://triptych@db/triptych";
const production: Environment = {
  APP_MODE: "production",
  PUBLIC_URL: "https://triptych.example",
  DATABASE_URL: "postgres://triptych:pa55word@db/triptych",
  SESSION_SECRET: secret,
  SMTP_URL: "smtps://user:pa55word@mail.example",
  MAIL_FROM: "Triptych <hello@triptych.example>",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_AGENCY: "price_1",
  STRIPE_PRICE_FREELANCER: "price_2",
};

const problemsOf = (env: Environment) => {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
};

const configOf = (env: Environment) => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.config;
};

describe("the configuration", () => {
  it("needs nothing in demo mode", () => {
    const config = configOf({ PATH: "/bin", HOME: "/root" });

    expect(config).toMatchObject({
      mode: "demo",
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      hasDemoData: true,
      adminUsernames: ["admin"],
      trustedProxies: [],
      stripe: null,
      smtp: null,
      ai: null,
      product: { name: "Triptych" },
    });
  });

  it("is complete in production", () => {
    const config = configOf(production);

    expect(config).toMatchObject({
      mode: "production",
      hasDemoData: false,
      adminUsernames: [],
      stripe: { apiBase: null },
    });
  });

  it("follows the port with its public address", () => {
    expect(configOf({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(configOf({ PORT: "8080", PUBLIC_URL: "https://a.example/" }).publicUrl).toBe("https://a.example");
  });

  it("has reports of weaknesses sent to the sender of its emails, or to a contact of their own", () => {
    const report = "https://triptych.example/report";

    expect(configOf({}).securityContact).toBeNull();
    expect(configOf(production).securityContact).toBe("mailto:hello@triptych.example");
    expect(configOf({ ...production, SECURITY_CONTACT: report }).securityContact).toBe(report);
    expect(problemsOf({ SECURITY_CONTACT: "mailto:a@b.example\nExpires: never" })).toEqual([
      "SECURITY_CONTACT must be an email address or a page, as in mailto:security@example.org or https://example.org/security.",
    ]);
  });

  it("serves the metrics nowhere by default", () => {
    expect(configOf({}).metrics).toBeNull();
    expect(configOf({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1", token: null });
    expect(configOf({ METRICS_TOKEN: secret }).metrics).toEqual({ port: null, host: "127.0.0.1", token: secret });
  });

  it("counts an empty variable as not set", () => {
    expect(configOf({ PORT: "", DATABASE_URL: " ", STRIPE_SECRET_KEY: "" })).toMatchObject({
      port: 3000,
      stripe: null,
    });
  });

  it("says every mistake at once", () => {
    const problems = problemsOf({
      PORT: "http",
      APP_MODE: "prod",
      DATABASE_URL: "mysql://x",
      SMTP_URL: "smtp://x",
    });

    expect(problems).toHaveLength(4);
    expect(problems.join("\n")).toMatch(/APP_MODE[^]*PORT[^]*DATABASE_URL[^]*SMTP_URL/);
  });

  it.each<[Environment, RegExp]>([
    [{ PORT: "70000" }, /^PORT is "70000", but must be a whole number from 0 to 65535\.$/],
    [{ PUBLIC_URL: "https://a.example/app" }, /^PUBLIC_URL must be an address without a path/],
    [{ PUBLIC_URL: "a.example" }, /^PUBLIC_URL must be an address that begins with http:\/\/ or https:\/\/\.$/],
    [{ SESSION_SECRET: "short" }, /^SESSION_SECRET must have at least 32 characters/],
    [{ TRUSTED_PROXIES: "10.0.0.0/8, everybody" }, /^TRUSTED_PROXIES has "everybody"/],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, /^STRIPE_SECRET_KEY is set, but STRIPE_PUBLISHABLE_KEY, .* are missing\.$/],
    [{ PAYPAL_CLIENT_ID: "x" }, /^PAYPAL_CLIENT_ID is set, but .*PAYPAL_PLAN_FREELANCER are missing\.$/],
    [{ MAIL_FROM: "a@b.example" }, /^MAIL_FROM is set, but SMTP_URL is missing\.$/],
    [{ SMTP_URL: "smtp://x", MAIL_FROM: "nobody" }, /^MAIL_FROM must be an email address/],
    [{ STRIPE_API_BASE: "http://localhost:1" }, /^STRIPE_API_BASE is set, but the keys that go with it are not\.$/],
    [{ AI_API_KEY: "x" }, /^AI_API_KEY is set, but AI_BASE_URL and AI_MODEL are not\.$/],
    [{ METRICS_PORT: "3000" }, /^METRICS_PORT must differ from PORT/],
    [{ METRICS_PORT: "0" }, /^METRICS_PORT is "0", but must be a whole number from 1 to 65535\.$/],
    [{ METRICS_HOST: "0.0.0.0" }, /^METRICS_HOST is set, but METRICS_PORT is not\.$/],
    [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN must have at least 16 characters\.$/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL is "loud", but must be fatal, error, warn, info, debug, trace or silent\.$/],
    [{ ...production, STRIPE_PUBLISHABLE_KEY: "pk_test_1" }, /contradict each other/],
    [{ ...production, STRIPE_WEBHOOK_SECRET: "secret" }, /^STRIPE_WEBHOOK_SECRET must begin with whsec_\.$/],
    [{ ...production, DATABASE_URL: "" }, /^APP_MODE=production needs DATABASE_URL/],
    [{ DATABASE_URL: "postgres://triptych:a/b#c@db/triptych" }, /^DATABASE_URL .* belongs into POSTGRES_PASSWORD\.$/],
    [{ ...production, DATABASE_URL: passwordless }, /^APP_MODE=production needs POSTGRES_PASSWORD/],
    [
      { ...production, DATABASE_URL: passwordless, POSTGRES_PASSWORD: "triptych" },
      /^APP_MODE=production needs POSTGRES_PASSWORD/,
    ],
    [{ ...production, SESSION_SECRET: "" }, /^APP_MODE=production needs SESSION_SECRET/],
    [{ ...production, PUBLIC_URL: "" }, /^APP_MODE=production needs PUBLIC_URL/],
    [
      { ...production, PUBLIC_URL: "http://triptych.example" },
      /^APP_MODE=production needs PUBLIC_URL to begin with https/,
    ],
    [{ ...production, DEMO_DATA: "on" }, /^DEMO_DATA=on contradicts APP_MODE=production/],
    [{ ...production, SMTP_URL: "", MAIL_FROM: "" }, /^APP_MODE=production needs SMTP_URL and MAIL_FROM/],
  ])("says in words what is wrong with %o", (env, problem) => {
    const problems = problemsOf(env);

    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each(["a/b#c?d:e@f", "100%2Fa b", "ä€&=+$'\"\\"])("takes %s as the database's password", (password) => {
    const { databaseUrl } = configOf({ DATABASE_URL: passwordless, POSTGRES_PASSWORD: password });

    expect(parse(databaseUrl!)).toMatchObject({ user: "triptych", password, host: "db", database: "triptych" });
  });

  it("prefers the password in the database's address", () => {
    const { databaseUrl } = configOf({ ...production, POSTGRES_PASSWORD: "another" });

    expect(databaseUrl).toBe(production.DATABASE_URL);
  });

  it("needs no password in production for a socket or a certificate", () => {
    for (const url of ["postgres:///triptych?host=/run/postgresql", `${passwordless}?sslcert=/run/client.crt`])
      expect(problemsOf({ ...production, DATABASE_URL: url })).toEqual([]);
  });

  it("never stops because of other programs' variables, and says nothing about them", () => {
    const names = ["APP_DIR", "APP_NAME", "MAIL_DRIVER", "MAIL_HOST", "SMTP_HOST", "AI_GATEWAY_URL", "DEMO_MODE"];
    const more = ["REDIS_HOST", "DATABASE_HOST", "SESSION_MANAGER", "PUBLIC_DIR", "STRIPE_CLI_PATH", "PORTS", "HOSTS"];

    const read = readConfig({ ...production, ...Object.fromEntries([...names, ...more].map((name) => [name, "x"])) });

    expect(read).toMatchObject({ ok: true, hints: [] });
  });

  it("points out what is nearly one of its own names, and starts all the same", () => {
    const read = readConfig({ METRICS_TOKN: "x", REDISURL: "redis://x", TRUSTED_PROXY: "10.0.0.1" });

    expect(read.ok).toBe(true);
    expect(read.hints).toEqual([
      "METRICS_TOKN is not a variable of this server. Did you mean METRICS_TOKEN?",
      "REDISURL is not a variable of this server. Did you mean REDIS_URL?",
    ]);
  });

  it("points out nothing where its own name is set beside the other", () => {
    expect(readConfig({ METRICS_TOKN: "x", METRICS_TOKEN: secret }).hints).toEqual([]);
  });

  it("points out what is misspelt beside the mistake that it makes", () => {
    const { STRIPE_SECRET_KEY, ...rest } = production;
    const read = readConfig({ ...rest, STRIPE_SECRETKEY: STRIPE_SECRET_KEY });

    expect(read.ok).toBe(false);
    expect(read.hints).toEqual(["STRIPE_SECRETKEY is not a variable of this server. Did you mean STRIPE_SECRET_KEY?"]);
  });

  it("names everything that production still needs", () => {
    expect(problemsOf({ APP_MODE: "production" })).toHaveLength(5);
  });

  it("keeps the matching index in memory unless the database is named, and gives a replica the same password", () => {
    const shared = {
      DATABASE_URL: "postgres://triptych@db/triptych",
      POSTGRES_PASSWORD: "a/b",
      MATCHING_INDEX: "postgres",
    };

    expect(configOf({})).toMatchObject({ matchingIndex: "memory", databaseReadUrl: null });
    expect(configOf({ ...shared, DATABASE_READ_URL: "postgres://triptych@replica/triptych" })).toMatchObject({
      matchingIndex: "postgres",
      databaseReadUrl: "postgres://triptych:a%2Fb@replica/triptych",
    });
  });

  it("refuses another index, and a replica that nothing reads from", () => {
    const replica = { DATABASE_READ_URL: "postgres://replica/triptych" };

    expect(problemsOf({ MATCHING_INDEX: "elastic" })).toEqual([
      'MATCHING_INDEX is "elastic", but must be memory or postgres.',
    ]);
    expect(problemsOf({ ...replica, DATABASE_URL: "postgres://db/triptych" })).toEqual([
      "DATABASE_READ_URL is set, but only MATCHING_INDEX=postgres reads from it.",
    ]);
    expect(problemsOf({ ...replica, MATCHING_INDEX: "postgres" })).toEqual([
      "DATABASE_READ_URL is a replica of DATABASE_URL, which is not set.",
    ]);
  });

  it("never repeats a password", () => {
    const problems = problemsOf({
      DATABASE_URL: "mysql://user:pa55word@db",
      SMTP_URL: "http://user:pa55word@mail",
      MAIL_FROM: "a@b.example",
    });

    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain("pa55word");
  });
});
