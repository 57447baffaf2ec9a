import { html, type Html, type HtmlPart } from "../../../platform/http/site/html.ts";

/** Keeps a name in another script from changing the order of the words around it. */
export const bdi = (text: string): Html => html`<bdi>${text}</bdi>`;

/** Writes parts that are there with something between them. */
export function between(parts: readonly HtmlPart[], separator: string): HtmlPart {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== false)
    .flatMap((part, at) => (at === 0 ? [part] : [separator, part]));
}

/** Writes a text with a paragraph for each of its own. */
export const paragraphs = (text: string): Html[] =>
  text
    .split(/\n\s*\n/)
    .filter((each) => each.trim() !== "")
    .map((each) => html`<p class="prose" dir="auto">${each.trim()}</p>`);
