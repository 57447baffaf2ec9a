import { createTransport } from "nodemailer";
import { withoutLineBreaks, type Mail } from "./mail.ts";

/** Sends letters through a mail server, as in `smtps://user:password@mail.example.org`. */
export function createSmtp({ url, from }: { url: string; from: string }): Mail & { close(): void } {
  const transport = createTransport(url, { from });
  return {
    send: async (letter) => {
      const { to, subject, text, html, headers } = withoutLineBreaks(letter);
      await transport.sendMail({ to: { name: "", address: to }, subject, text, html, headers });
    },
    close: () => transport.close(),
  };
}
