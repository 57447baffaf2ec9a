import { toBritish } from "./british-spelling.ts";

/**
 * Cleans a sentence that a language model may have written: no Markdown, no category in front, British spelling. Quoted words
 * stay as they are. The server cleans what its model writes, and the browser the reasons of any result that it shows.
 */
export function plainSentence(sentence: string): string {
  const quotes: string[] = [];
  const masked = sentence.replace(/“[^”]*”/g, (quote) => `\u{E000}${quotes.push(quote) - 1}\u{E001}`);
  const cleaned = toBritish(capitalised(withoutCategory(withoutMarkdown(masked))));
  return cleaned.replace(/\u{E000}(\d+)\u{E001}/gu, (_, at: string) => quotes[Number(at)] ?? "");
}

/** Takes the marks of Markdown away; a star or an underscore that marks nothing stays. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, "$1")
    .replace(/`+([^`]+)`+/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

const subject =
  "(?:industr(?:y|ies)|sectors?|skills?|services?|locations?|regions?|geograph(?:y|ic)|experience|budget|expertise|portfolio|styles?|creative|technical|brand|audience|clients?|projects?|company|team|cultur(?:e|al)|values?|size|availability|communication|overall|strategic|capabilit(?:y|ies)|relevant|account type)";
const relation =
  "(?:match|alignment|fit|relevance|expertise|experience|overlap|compatibility|strengths?|background|needs?|requirements?|size|type)";
const category = new RegExp(
  `^${subject}(?:(?: and | & | / |/| )(?:${subject}|${relation})){0,3}\\s*(?::|–|—| - )\\s*(?=\\S)`,
  "i",
);

/** Takes away what some models put in front: "Industry match: They have…" becomes "They have…". */
function withoutCategory(text: string): string {
  return text.replace(category, "");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
