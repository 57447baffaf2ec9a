export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Holds headers such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/** Sends email. Resolves once a mail server has accepted it, and throws otherwise, so that the job tries again. */
export interface Mail {
  send: (email: OutgoingEmail) => Promise<void>;
}

/** Removes the line breaks that would start a new header of an email. */
export function withoutLineBreaks(email: OutgoingEmail): OutgoingEmail {
  const headers = Object.entries(email.headers ?? {}).map(([name, value]) => [oneLine(name), oneLine(value)]);
  return { ...email, to: oneLine(email.to), subject: oneLine(email.subject), headers: Object.fromEntries(headers) };
}

function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
