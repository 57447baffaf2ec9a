/** Holds a part of a message: plain text or a link. */
export type TextPart = { kind: "text"; text: string } | { kind: "link"; text: string; address: string };

// Ends an address at characters that change the direction of text, which could make it look like another one.
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

/** Removes full stops and brackets after an address, which belong to the sentence, but keeps brackets opened in the address. */
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
  // Rejects addresses such as `https://bank.example@evil.example`, which lead to the second host.
  if (username !== "" || password !== "" || !hostname.includes(".")) return undefined;
  return href;
}
