export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/** Sends e-mail. Resolves once somebody else has taken charge of the letter; throws when nobody did, so that it is tried again. */
export interface Mail {
  send: (letter: Letter) => Promise<void>;
}

/** The letter without line breaks where they would begin a new header. */
export function withoutLineBreaks(letter: Letter): Letter {
  const headers = Object.entries(letter.headers ?? {}).map(([name, value]) => [oneLine(name), oneLine(value)]);
  return { ...letter, to: oneLine(letter.to), subject: oneLine(letter.subject), headers: Object.fromEntries(headers) };
}

function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
