import { createTransport } from "nodemailer";
import { withoutLineBreaks, type Mail } from "./mail.ts";

/**
 * NOTE: limits how long a silent server is waited for. Shorter than a job may last, or the email would be sent twice.
 */
const silenceMs = 15_000;

export interface SmtpOptions {
  url: string;
  from: string;
  /** Limits how long each step waits for a silent mail server. */
  timeoutMs?: number;
}

/** Sends emails through a mail server, as in `smtps://user:password@mail.example.org`. */
export function createSmtp({ url, from, timeoutMs = silenceMs }: SmtpOptions): Mail & { close(): void } {
  const limits = { connectionTimeout: timeoutMs, dnsTimeout: timeoutMs, greetingTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits, socketTimeout: timeoutMs }, { from });
  return {
    send: async (email) => {
      const { to, subject, text, html, headers } = withoutLineBreaks(email);
      await transport.sendMail({ to: { name: "", address: to }, subject, text, html, headers });
    },
    close: () => transport.close(),
  };
}
