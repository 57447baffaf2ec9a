import type { Given, VariableName } from "./variables.ts";

/** Lists variables that work only together. A group's options need all of the group. */
export const groups = {
  stripe: {
    names: [
      "STRIPE_SECRET_KEY",
      "STRIPE_PUBLISHABLE_KEY",
      "STRIPE_WEBHOOK_SECRET",
      "STRIPE_PRICE_AGENCY",
      "STRIPE_PRICE_FREELANCER",
    ],
    options: ["STRIPE_API_BASE"],
  },
  paypal: {
    names: [
      "PAYPAL_CLIENT_ID",
      "PAYPAL_CLIENT_SECRET",
      "PAYPAL_WEBHOOK_ID",
      "PAYPAL_PLAN_AGENCY",
      "PAYPAL_PLAN_FREELANCER",
    ],
    options: ["PAYPAL_API_BASE"],
  },
  smtp: { names: ["SMTP_URL", "MAIL_FROM"], options: [] },
  s3: { names: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"], options: ["S3_REGION"] },
  ai: { names: ["AI_BASE_URL", "AI_MODEL"], options: ["AI_API_KEY", "AI_EMBEDDINGS_MODEL"] },
} as const satisfies Record<string, { names: VariableName[]; options: VariableName[] }>;

/** Returns a sentence for each contradictory combination of variables. */
export function listContradictions(given: Given): string[] {
  return [
    ...metricsProblems(given),
    ...matchingProblems(given),
    ...filesProblems(given),
    ...Object.values(groups).flatMap((group) => groupProblems(given, group)),
    ...stripeProblems(given),
  ];
}

export function isComplete(given: Given, { names }: { names: readonly VariableName[] }): boolean {
  return names.every((name) => given[name] !== undefined);
}

/** Checks that the metrics page is closed to strangers, by its own port or by a token. */
function metricsProblems({ PORT = "3000", METRICS_PORT, METRICS_HOST }: Given): string[] {
  const problems: string[] = [];
  if (METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(PORT))
    problems.push("METRICS_PORT must differ from PORT; for the same port set METRICS_TOKEN alone.");
  if (METRICS_HOST !== undefined && METRICS_PORT === undefined)
    problems.push("METRICS_HOST is set, but METRICS_PORT is not.");
  return problems;
}

/** Checks that a replica has a database and is read by somebody. */
function matchingProblems({ DATABASE_URL, DATABASE_READ_URL, MATCHING_INDEX }: Given): string[] {
  if (DATABASE_READ_URL === undefined) return [];
  if (MATCHING_INDEX !== "postgres")
    return ["DATABASE_READ_URL is set, but only MATCHING_INDEX=postgres reads from it."];
  return DATABASE_URL === undefined ? ["DATABASE_READ_URL is a replica of DATABASE_URL, which is not set."] : [];
}

/** Checks that files are kept at one place. */
function filesProblems({ FILES_DIR, S3_ENDPOINT }: Given): string[] {
  return FILES_DIR !== undefined && S3_ENDPOINT !== undefined
    ? ["FILES_DIR and S3_ENDPOINT contradict each other: files are kept in a folder or in an S3-compatible store."]
    : [];
}

function groupProblems(
  given: Given,
  { names, options }: { names: readonly VariableName[]; options: readonly VariableName[] },
): string[] {
  const [set, missing] = [
    names.filter((name) => given[name] !== undefined),
    names.filter((name) => given[name] === undefined),
  ];
  if (missing.length === 0) return [];
  if (set.length > 0)
    return [`${set.join(", ")} ${areOrIs(set)} set, but ${missing.join(", ")} ${areOrIs(missing)} missing.`];
  const others = names.length === 2 ? names.join(" and ") : "the keys that go with it";
  return options.filter((name) => given[name] !== undefined).map((name) => `${name} is set, but ${others} are not.`);
}

const areOrIs = (names: readonly string[]) => (names.length === 1 ? "is" : "are");

const isLive = (key = "") => key.includes("_live_");

function stripeProblems(given: Given): string[] {
  if (!isComplete(given, groups.stripe)) return [];
  return isLive(given.STRIPE_SECRET_KEY) === isLive(given.STRIPE_PUBLISHABLE_KEY)
    ? []
    : ["STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY contradict each other: one is for tests, the other is live."];
}
