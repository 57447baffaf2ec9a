/** Names what the lines under a heading are about. `aside` is what tells nothing of the work: interests, references, praise. */
export type Section =
  | "about"
  | "work"
  | "skills"
  | "software"
  | "sectors"
  | "education"
  | "aside"
  | "contact"
  | "other";

/** Describes a line that is not empty, without the spaces and bullets around it: `text.slice(start, end)`. */
export interface Line {
  text: string;
  start: number;
  end: number;
  /** Is null above the first heading. */
  section: Section | null;
  isHeading: boolean;
  isBullet: boolean;
  /** Says that it is mostly an address or a number, to reach somebody by. */
  isContact: boolean;
  /** Says that nothing but a line break stands between it and the line before. */
  isNext: boolean;
  /** Says that it goes on with the sentence of the line before. */
  goesOn: boolean;
}

export interface PastedText {
  text: string;
  lines: Line[];
  /** Holds the text, as long as it was, with spaces for the line breaks inside sentences. */
  unwrapped: string;
}

/** Splits a pasted text into lines, finds its headings, and joins the lines that a narrow page has broken. */
export function readPasted(text: string): PastedText {
  const lines: Line[] = [];
  let section: Section | null = null;
  for (const { start, end, isNext } of splitLines(text)) {
    const written = text.slice(start, end);
    const heading = sectionOfHeading(written, lines.length === 0);
    const label = heading === undefined ? labelOf(written) : undefined;
    if (heading !== undefined) section = heading;
    const line: Line = {
      text: written,
      start,
      end,
      section: label?.section ?? section,
      isHeading: heading !== undefined,
      isBullet: isBulletAt(text, start),
      isContact: isContact(written),
      isNext,
      goesOn: false,
    };
    const before = lines.at(-1);
    if (before !== undefined && goesOn(before, line)) {
      line.goesOn = true;
      line.section = before.section;
    }
    lines.push(line);
  }
  return { text, lines, unwrapped: unwrap(text, lines) };
}

/** Returns the words before a colon where they are one of these labels, as in "Name: Ada", and where the rest begins. */
export function afterLabel({ text, start }: Line, labels: RegExp): { text: string; start: number } | undefined {
  const colon = text.slice(0, labelAtMost).indexOf(":");
  if (colon < 0 || !labels.test(plain(text.slice(0, colon)))) return undefined;
  const rest = text.slice(colon + 1);
  const value = rest.trim();
  return value === "" ? undefined : { text: value, start: start + colon + 1 + rest.indexOf(value) };
}

const emailAddress = /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,}/i;
const phoneNumber = /(?:\+|\b0|\(0)[\d\s().-]{8,}\d/;
const webAddress = /https?:\/\/|www\.|\b(?:linkedin|instagram|behance|vimeo|dribbble)\.com/i;

/** Returns whether words tell how to reach somebody. */
export function hasContact(words: string): boolean {
  return emailAddress.test(words) || phoneNumber.test(words) || webAddress.test(words);
}

const labelAtMost = 40;
const headingAtMost = 50;
const bullets = /[•●▪◦‣∙·*–—-]/;

interface Span {
  start: number;
  end: number;
  isNext: boolean;
}

function splitLines(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  let isNext = false;
  for (const written of text.split("\n")) {
    const content = written.replace(/^[\s•●▪◦‣∙·*–—-]+/u, "").trimEnd();
    const start = from + written.trimEnd().length - content.length;
    if (content !== "") spans.push({ start, end: start + content.length, isNext });
    isNext = content !== "";
    from += written.length + 1;
  }
  return spans;
}

function isBulletAt(text: string, start: number): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  return bullets.test(text.slice(lineStart, start));
}

/** Returns words in lower case without decoration, with letters that were set apart put together. */
function plain(words: string): string {
  const together = /^\S(?: \S)+$/u.test(words) ? words.replaceAll(" ", "") : words;
  return together
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll("+", " and ")
    .replaceAll(/[^\p{L}\s/'’-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const list = (words: string) => words.split("|").map((each) => each.trim());
const headings: Record<Exclude<Section, "other">, ReadonlySet<string>> = {
  about: new Set(
    list(
      "about|about me|about us|profile|personal profile|professional profile|summary|professional summary|career summary|executive summary|personal statement|statement|bio|biography|introduction|overview|who we are|who i am|our story|my story|hello|in short|what makes us different|what makes us special",
    ),
  ),
  work: new Set(
    list(
      "experience|work experience|professional experience|relevant experience|freelance experience|employment|employment history|career history|work history|career|history|selected work|selected works|selected projects|recent projects|recent work|projects|our work|work|case studies|credits|selected credits|exhibitions",
    ),
  ),
  skills: new Set(
    list(
      "skills|key skills|core skills|main skills|my skills|technical skills|creative skills|skills and expertise|skills and software|skills and tools|expertise|areas of expertise|capabilities|competencies|core competencies|services|our services|what we do|what i do|what i offer|what we offer|specialisms|specialities|disciplines|how we can help|how i can help",
    ),
  ),
  software: new Set(list("software|software skills|tools|programs|kit|equipment|software and tools")),
  sectors: new Set(
    list(
      "sectors|our sectors|industries|industry experience|sector experience|sectors and clients|clients|our clients|selected clients|past clients|recent clients|clients include|client list|who we work with|who i work with|who we work for|markets",
    ),
  ),
  education: new Set(
    list(
      "education|education and training|education and qualifications|training|qualifications|academic qualifications|certifications|certificates|courses|studies",
    ),
  ),
  aside: new Set(
    list(
      "interests|hobbies|hobbies and interests|interests and hobbies|other interests|personal interests|personal|references|referees|languages|awards|awards and press|press|testimonials|what people say|what our clients say|kind words|join us|careers|vacancies",
    ),
  ),
  contact: new Set(
    list("contact|contact me|contact us|contact details|get in touch|find me|find us|say hello|links|social"),
  ),
};

function sectionNamed(words: string): Section | undefined {
  return (Object.keys(headings) as Exclude<Section, "other">[]).find((section) => headings[section].has(words));
}

/** Returns what a heading is about; undefined where the line is none. The first line may be a name in capitals. */
function sectionOfHeading(written: string, isFirst: boolean): Section | null | undefined {
  if (written.length > headingAtMost) return undefined;
  const words = plain(written);
  if (/^(?:curriculum vitae|cv|r[ée]sum[ée])$/.test(words)) return null;
  const known = sectionNamed(words);
  if (known !== undefined) return known;
  if (/[.,;!]$/.test(written)) return undefined;
  if (/^(?:About|ABOUT) \p{Lu}/u.test(written) && words.split(" ").length <= 5) return "about";
  const isShort = words.split(" ").length <= 5 && !/[\d@,|/]/.test(written);
  const isInCapitals = /\p{Lu}{3}/u.test(written) && written === written.toUpperCase();
  return !isFirst && isShort && isInCapitals ? "other" : undefined;
}

/** Returns what a line with a label is about, as in "Skills: retouching, styling". */
function labelOf(written: string): { section: Section } | undefined {
  const colon = written.slice(0, labelAtMost).indexOf(":");
  const section = colon < 0 ? undefined : sectionNamed(plain(written.slice(0, colon)));
  return section === undefined ? undefined : { section };
}

function isContact(written: string): boolean {
  return written.length < 120 && hasContact(written) && !/[.!?]\s+\p{Lu}/u.test(written);
}

const narrowLine = 25;
const wideLine = 55;
/** Ends a line that the sentence cannot end with. */
const unfinished = /(?:[,&(–—-]|\b(?:and|or|of|the|for|with|in|on|at|to|a|an|by|from|my|our|as|is|are))$/i;

/** Returns whether a line goes on with the sentence of the line before, where a narrow page or a PDF has broken it. */
function goesOn(before: Line, line: Line): boolean {
  if (before.isHeading || line.isHeading || line.isBullet || before.isContact || line.isContact) return false;
  if (/[.!?:;]["”’)]?$/.test(before.text)) return false;
  const length = before.text.length;
  const isLower = /^\p{Ll}/u.test(line.text);
  if (!line.isNext) return isLower && length >= narrowLine;
  return (isLower && length >= narrowLine) || unfinished.test(before.text) || length >= wideLine;
}

function unwrap(text: string, lines: readonly Line[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (!line.goesOn || before === undefined) continue;
    parts.push(text.slice(from, before.end), " ".repeat(line.start - before.end));
    from = line.start;
  }
  return parts.join("") + text.slice(from);
}
