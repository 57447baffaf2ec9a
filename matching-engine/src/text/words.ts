/** Ranks what separates a word from the one before it. */
export const separators = { none: 0, comma: 1, sentence: 2 } as const;

/**
 * Holds the words of a text with their places in it. `norms[i]` is lower case without accents; `text.slice(starts[i], ends[i])`
 * is the word as it was written.
 */
export interface Words {
  text: string;
  norms: string[];
  starts: number[];
  ends: number[];
  breaks: number[];
}

/** Splits a text into words in one pass without regular expressions, so that no input can make it slow. */
export function splitWords(text: string): Words {
  const words: Words = { text, norms: [], starts: [], ends: [], breaks: [] };
  let at = 0;
  let separator: number = separators.sentence;
  while (at < text.length) {
    if (!isWordCode(text.charCodeAt(at))) {
      separator = Math.max(separator, separatorAt(text, at));
      at += 1;
      continue;
    }
    const end = endOfWord(text, at);
    words.norms.push(normalise(text.slice(at, end)));
    words.starts.push(at);
    words.ends.push(end);
    words.breaks.push(separator);
    separator = separators.none;
    at = end;
  }
  return words;
}

/** Returns a word in lower case, with accents folded and possessive endings removed. */
function normalise(word: string): string {
  let norm = word.toLowerCase();
  if (!isAscii(norm))
    norm = norm.replaceAll("\u2019", "'").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  if (norm.endsWith("'s")) return norm.slice(0, -2);
  if (norm.charCodeAt(1) === 45) return norm.slice(0, 1) + norm.slice(2);
  return norm;
}

function endOfWord(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) at += 1;
    else if (joinsWords(text, start, at)) at += 2;
    else break;
  }
  const last = text.charCodeAt(at);
  const isNamedWithSign = (last === 43 || last === 35) && at - start <= 2;
  if (isNamedWithSign) return text.charCodeAt(at + 1) === 43 ? at + 2 : at + 1;
  return at;
}

/** Apostrophes, "node.js", "1.5", "e-commerce" and "R&D" are one word; other hyphens separate. */
function joinsWords(text: string, start: number, at: number): boolean {
  const code = text.charCodeAt(at);
  const next = text.charCodeAt(at + 1);
  if (!isWordCode(next)) return false;
  if (code === 39 || code === 0x2019) return true;
  if (code === 38) return at - start === 1 && !isWordCode(text.charCodeAt(at + 2));
  if (code === 45) return at - start === 1 && isLetterCode(text.charCodeAt(start));
  if (code !== 46) return false;
  const isDecimal = isDigitCode(text.charCodeAt(at - 1)) && isDigitCode(next);
  return isDecimal || /^(js|net|io|ai)\b/i.test(text.slice(at + 1, at + 5));
}

const sentenceMarks = new Set(Array.from("\n!?;.|•·", (mark) => mark.charCodeAt(0)));
const commaMarks = new Set(Array.from(",:()—–&+/", (mark) => mark.charCodeAt(0)));

function separatorAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (sentenceMarks.has(code)) return separators.sentence;
  if (commaMarks.has(code)) return separators.comma;
  const isDash = code === 45 && text.charCodeAt(at + 1) === 32 && text.charCodeAt(at - 1) === 32;
  return isDash ? separators.comma : separators.none;
}

function isWordCode(code: number): boolean {
  if (code < 128) return isLetterCode(code) || isDigitCode(code);
  if (code >= 0xd800 && code <= 0xdfff) return false;
  return code >= 0xc0 && isUnicodeLetter(code);
}

const unicodeLetters = new Map<number, boolean>();

function isUnicodeLetter(code: number): boolean {
  let known = unicodeLetters.get(code);
  if (known === undefined) {
    known = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code));
    unicodeLetters.set(code, known);
  }
  return known;
}

const isLetterCode = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isDigitCode = (code: number) => code >= 48 && code <= 57;

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 127) return false;
  return true;
}
