import type { ProviderMeter } from "../../platform/metrics/provider-meter.ts";
import type { Mail } from "./mail.ts";

/** Measures every email that a mail server is given. */
export function measureMail(mail: Mail, measure: ProviderMeter): Mail {
  return { send: (email) => measure({ provider: "mail", operation: "send", kindOf }, () => mail.send(email)) };
}

/** Names the kind of failure by Nodemailer's codes: the server was missing or too slow, or it replied and refused. */
function kindOf(error: unknown): string {
  const code = String((error as { code?: unknown } | null)?.code);
  if (["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "EPROXY"].includes(code)) return "unreachable";
  return ["EAUTH", "ENOAUTH", "EOAUTH2", "EENVELOPE", "EMESSAGE", "EPROTOCOL", "ETLS"].includes(code)
    ? "refused"
    : "error";
}
