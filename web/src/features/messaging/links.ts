/** A message cut into plain text and links. */
export type TextPart = { kind: "text"; text: string } | { kind: "link"; text: string; address: string };

// Characters that change the direction of text could make an address look like another one.
const link = /\b(?:https?:\/\/|www\.)[^\s<>"\p{Bidi_Control}\p{Cc}]+/giu;

export function partsOf(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of content.matchAll(link)) {
    const text = withoutTrailingMarks(found);
    const address = addressOf(text);
    if (address === undefined) continue;
    if (index > end) parts.push({ kind: "text", text: content.slice(end, index) });
    parts.push({ kind: "link", text, address });
    end = index + text.length;
  }
  if (end < content.length) parts.push({ kind: "text", text: content.slice(end) });
  return parts;
}

/** A full stop or a bracket after an address belongs to the sentence, unless the bracket was opened in the address. */
function withoutTrailingMarks(found: string): string {
  let text = found;
  for (;;) {
    const last = text.at(-1) ?? "";
    const isUnopened = (last === ")" && !text.includes("(")) || (last === "]" && !text.includes("["));
    if (!isUnopened && !/[.,;:!?'’”…*_~]/u.test(last)) return text;
    text = text.slice(0, -last.length);
  }
}

function addressOf(text: string): string | undefined {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const { hostname, username, password, href } = new URL(address);
  // `https://bank.example@evil.example` leads to the second.
  if (username !== "" || password !== "" || !hostname.includes(".")) return undefined;
  return href;
}
