/** Holds text that is written as HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Lists what can stand in a piece of HTML: texts are escaped, and what is absent or false writes nothing. */
export type HtmlPart = Html | string | number | false | null | undefined | readonly HtmlPart[];

/** Writes HTML. Everything that stands in it and is not HTML itself is escaped, so that it stays text, in attributes too. */
export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(strings.reduce((written, string, at) => written + textOf(parts[at - 1]) + string));
}

/** Writes data for programs that read pages. NOTE: nothing in it can end the element that it stands in. */
export function jsonForPage(data: object): Html {
  return new Html(JSON.stringify(data).replaceAll("<", "\\u003c"));
}

function textOf(part: HtmlPart): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escape(String(part));
  return part.map(textOf).join("");
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => marks[mark]!);
