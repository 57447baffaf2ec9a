export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Holds headers such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/** Sends email. Resolves once a mail server has accepted it, and throws otherwise, so that the job tries again. */
export interface Mail {
  send: (letter: Letter) => Promise<void>;
}

/** Removes the line breaks that would start a new header of an email. */
export function withoutLineBreaks(letter: Letter): Letter {
  const headers = Object.entries(letter.headers ?? {}).map(([name, value]) => [oneLine(name), oneLine(value)]);
  return { ...letter, to: oneLine(letter.to), subject: oneLine(letter.subject), headers: Object.fromEntries(headers) };
}

function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
