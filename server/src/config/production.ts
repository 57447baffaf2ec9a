import { groups, isComplete } from "./contradictions.ts";
import type { Given } from "./variables.ts";

/** Returns a sentence for each setting that a production server lacks. */
export function listProductionProblems(given: Given): string[] {
  const { SESSION_SECRET, PUBLIC_URL, DATABASE_URL, DEMO_DATA } = given;
  const needs: [boolean, string][] = [
    [SESSION_SECRET !== undefined, "SESSION_SECRET: at least 32 random characters that sign the sessions."],
    [PUBLIC_URL !== undefined, "PUBLIC_URL: the address where people reach the site, as in https://triptych.example."],
    [
      DATABASE_URL !== undefined,
      "DATABASE_URL: a PostgreSQL server, because the embedded database can lose data in a power cut.",
    ],
    [
      hasOwnPassword(given),
      "POSTGRES_PASSWORD: a password of the database's own, unless DATABASE_URL has one; `triptych` is known to everybody.",
    ],
    [isComplete(given, groups.smtp), "SMTP_URL and MAIL_FROM: without them nobody receives a verification email."],
    [
      isComplete(given, groups.stripe) || isComplete(given, groups.paypal),
      "a payment provider: the STRIPE_… or the PAYPAL_… variables.",
    ],
    [isEncrypted(PUBLIC_URL), "PUBLIC_URL to begin with https://, so that sessions cannot be read on the way."],
  ];
  const problems = needs.filter(([isMet]) => !isMet).map(([, sentence]) => `APP_MODE=production needs ${sentence}`);
  if (DEMO_DATA === "on")
    problems.push("DEMO_DATA=on contradicts APP_MODE=production: demo accounts have a public password.");
  return problems;
}

/** Holds the password of the demo's database in compose.yaml. */
const publicPassword = "triptych";

/** NOTE: a socket of this machine and a certificate need no password. */
function hasOwnPassword({ DATABASE_URL, POSTGRES_PASSWORD }: Given): boolean {
  if (DATABASE_URL === undefined || !URL.canParse(DATABASE_URL)) return true;
  const { hostname, password, searchParams } = new URL(DATABASE_URL);
  const inUse = password || POSTGRES_PASSWORD || "";
  const needsNone = hostname === "" || searchParams.get("host")?.startsWith("/") || searchParams.has("sslcert");
  return inUse === "" ? needsNone : inUse !== publicPassword;
}

function isEncrypted(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
