import { textLimits } from "../../weights.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { KnownWords, wordPriorities } from "./known-words.ts";

interface Candidate {
  norm: string;
  letters: number;
  priority: number;
}

/** Corrects the spelling of unknown words. */
export class SpellingCorrection {
  readonly known: KnownWords;
  private readonly corrections = new Map<string, string | undefined>();
  /** Holds known words by their first letter and length: a slip in the first letter is rare, but the first two may be swapped. */
  private readonly shelves = new Map<string, Candidate[]>();

  constructor(lexicon: Lexicon) {
    this.known = new KnownWords(lexicon);
  }

  /**
   * Returns the known word that an unknown one was probably meant to be: one slip in four to six letters, two from seven on; a
   * wrong letter in a short word is never corrected, because it is usually another word.
   */
  correctWord(norm: string): string | undefined {
    if (this.corrections.has(norm)) return this.corrections.get(norm);
    const corrected = this.findCorrection(norm);
    if (this.corrections.size >= textLimits.correctionsRemembered) this.corrections.clear();
    this.corrections.set(norm, corrected);
    return corrected;
  }

  /**
   * Corrects a name in the middle of a sentence only to a place, because a name is somebody's own spelling, and by one slip, because two
   * make another town: Billingham is no Birmingham.
   */
  correctName(norm: string): string | undefined {
    const corrected = this.correctWord(norm);
    const isSlip = corrected !== undefined && this.known.isPlace(corrected) && editDistance(norm, corrected, 1) === 1;
    return isSlip ? corrected : undefined;
  }

  private findCorrection(norm: string): string | undefined {
    const agent = this.known.agentOf(norm);
    if (agent !== undefined) return agent;
    if (this.shelves.size === 0) this.fillShelves();
    const slips = norm.length >= 7 ? 2 : 1;
    let best: { norm: string; cost: number } | undefined;
    for (const spelling of spellingsOf(norm)) {
      for (const candidate of this.candidatesNear(spelling, slips)) {
        const cost = costOf(candidate, { norm, spelling, slips });
        if (cost === undefined) continue;
        if (best === undefined || cost < best.cost || (cost === best.cost && candidate.norm < best.norm))
          best = { norm: candidate.norm, cost };
      }
    }
    return best?.norm;
  }

  private candidatesNear(spelling: string, slips: number): Candidate[] {
    const lengths = Array.from({ length: 2 * slips + 1 }, (_, at) => spelling.length - slips + at);
    return lengths.flatMap((length) => this.candidatesFor(spelling, length));
  }

  /** Fills the shelves when the first unknown word comes. */
  private fillShelves(): void {
    const { priorities, common } = this.known;
    for (const [norm, priority] of priorities) this.putOnShelf(norm, priority);
    for (const norm of common) if (!priorities.has(norm)) this.putOnShelf(norm, wordPriorities.common);
  }

  private putOnShelf(norm: string, priority: number): void {
    if (norm.length < 4) return;
    const word = { norm, letters: lettersOf(norm), priority };
    const shelf = this.shelves.get(shelfOf(norm[0]!, norm.length));
    if (shelf === undefined) this.shelves.set(shelfOf(norm[0]!, norm.length), [word]);
    else shelf.push(word);
  }

  private candidatesFor(spelling: string, length: number): Candidate[] {
    const first = this.shelves.get(shelfOf(spelling[0]!, length)) ?? [];
    return spelling[1] === spelling[0] ? first : [...first, ...(this.shelves.get(shelfOf(spelling[1]!, length)) ?? [])];
  }
}

/** Holds a word as it was written, a spelling of it to try, and how many slips it may have. */
interface Slipped {
  norm: string;
  spelling: string;
  slips: number;
}

/** Returns how far a known word is from a written one, or undefined when it is too far. */
function costOf(candidate: Candidate, { norm, spelling, slips }: Slipped): number | undefined {
  if (bitsOf(candidate.letters ^ lettersOf(spelling)) > slips * 2) return undefined;
  const distance = editDistance(spelling, candidate.norm, slips);
  if (distance > slips) return undefined;
  if (norm.length < 6 && candidate.norm.length === spelling.length && !isSmallSlip(spelling, candidate))
    return undefined;
  const firstLetter = candidate.norm.charCodeAt(0) === spelling.charCodeAt(0) ? 0 : 0.6;
  return distance + firstLetter - candidate.priority * 0.1 + (spelling === norm ? 0 : 0.1);
}

function shelfOf(letter: string, length: number): string {
  return `${letter}${length}`;
}

/** Returns the spellings to try, because people write by ear: "fotographer" is tried as "photographer" too, and "websight" as "website". */
function spellingsOf(norm: string): string[] {
  return [norm, norm.replace("f", "ph"), norm.replace(/ight$/, "ite")].filter((one, at) => at === 0 || one !== norm);
}

function lettersOf(norm: string): number {
  let letters = 0;
  for (let at = 0; at < norm.length; at += 1) letters |= 1 << (norm.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(value: number): number {
  let bits = 0;
  for (let left = value; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

/** Returns whether a short word has only two letters swapped, or, where a word of a skill is meant, one vowel written as it sounds. */
function isSmallSlip(written: string, { norm, priority }: Candidate): boolean {
  if (written.split("").toSorted().join("") === norm.split("").toSorted().join("")) return true;
  let at = 0;
  while (written[at] === norm[at]) at += 1;
  return (
    written.length === 5 && priority === wordPriorities.skill && vowels.test(written[at]!) && vowels.test(norm[at]!)
  );
}

const vowels = /[aeiouyw]/;

/** Returns the Damerau-Levenshtein distance (neighbouring letters swapped count as one), given up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j - 1]! + 1, above[j]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[b.length]!;
}
