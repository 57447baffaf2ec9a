/** Returns a model's text without Markdown marks, without quotation marks around all of it, and with single spaces. */
export function plainText(written: string): string {
  const lines = written.split("\n").map((line) =>
    line
      .replace(/^\s*(?:#{1,6}|[-*•])\s+/, "")
      .replaceAll(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/g, "$2")
      .replaceAll(/[^\S\n]+/g, " ")
      .trim(),
  );
  const text = lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  return /^(?:"[^"]*"|“[^”]*”)$/.test(text) ? text.slice(1, -1).trim() : text;
}
