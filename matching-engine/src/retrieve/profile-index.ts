import type { Knowledge } from "../read/knowledge.ts";
import { tieBreak } from "./tie-break.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { conceptStrengths } from "./concept-strengths.ts";
import { GainMemory } from "./gain-memory.ts";
import { lookUp, Postings, scaledCount } from "./postings.ts";
import type { PostingList } from "./postings.ts";
import type { SearchedIndex } from "./searched-index.ts";
import { StoredProfiles } from "./stored-profiles.ts";
import { createProfileReader } from "../read/profile/read-profile.ts";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import { unpackJoined } from "./stored-meaning.ts";
import type { ProfileMeaning } from "./stored-meaning.ts";
import { createNamingReader } from "../read/profile/naming-terms.ts";
import type { ProfileReading, ReadProfile } from "../read/profile/read-profile.ts";
import { textLimits } from "../weights.ts";

export const typeBits = { brand: 1, agency: 2, freelancer: 4 } as const;

/** Holds all profiles in slots that only grow; a changed profile gets a new slot, and empty slots are squeezed out now and then. */
export class ProfileIndex implements SearchedIndex {
  readonly words = new Postings<string>();
  readonly concepts = new Postings<number>();
  /** Lists the terms in use by the stem that they share. */
  readonly termsByStem = new Map<string, string[]>();
  readonly slotOf = new Map<string, number>();
  readonly profiles = new StoredProfiles();
  evidence: (Uint32Array | undefined)[] = [];
  skills: (SkillDistribution | undefined)[] = [];
  types = new Uint8Array(64);
  lengths = new Float32Array(64);
  stuffing = new Float32Array(64);
  /** Holds the published order of equals, apart from any brief. */
  ties = new Uint32Array(64);
  /** Holds what people's sentences mean, joined with what their words say. No snapshot holds it. */
  private meanings: (ProfileMeaning | undefined)[] = [];
  /** Holds the naming terms of those who taught a search before. */
  private readonly namingTermsKnown = new Map<string, ReadonlySet<string>>();
  slots = 0;
  readonly gainMemory = new GainMemory();
  totalLength = 0;
  /** Holds the slots that were emptied since somebody began to note them. No slot is squeezed out meanwhile. */
  private emptied: Set<number> | undefined;

  private readonly readProfile: ReadProfile;
  private readonly stemOf: (term: string) => string;
  private readonly namingTerms: (profile: SearchableProfile) => ReadonlySet<string>;

  constructor(knowledge: Knowledge) {
    this.readProfile = createProfileReader(knowledge);
    this.stemOf = knowledge.stemOf;
    this.namingTerms = createNamingReader(knowledge);
  }

  get size(): number {
    return this.slotOf.size;
  }

  get averageLength(): number {
    return this.size === 0 ? 1 : this.totalLength / this.size;
  }

  mayHold(id: string): boolean {
    return this.slotOf.has(id);
  }

  idOf(slot: number): string {
    return this.profiles.idOf(slot)!;
  }

  entriesOf({ entries, length }: PostingList): Uint32Array {
    return entries.subarray(0, length);
  }

  readonly lookUp = lookUp;

  namingTermsOf(slot: number): ReadonlySet<string> {
    const id = this.idOf(slot);
    const known = this.namingTermsKnown.get(id);
    if (known !== undefined) return known;
    const terms = this.namingTerms(this.profiles.get(slot)!);
    if (this.namingTermsKnown.size >= textLimits.namingTermsRemembered) this.namingTermsKnown.clear();
    this.namingTermsKnown.set(id, terms);
    return terms;
  }

  vectorsOf(slot: number): Int8Array | undefined {
    return this.meanings[slot]?.vectors;
  }

  skillsOf(slot: number): SkillDistribution {
    return this.meanings[slot]?.skills ?? this.skills[slot]!;
  }

  setMeaning(id: string, packed: Uint8Array): void {
    const slot = this.slotOf.get(id);
    if (slot !== undefined) this.meanings[slot] = unpackJoined(packed, this.skills[slot]!);
  }

  put(profile: SearchableProfile): void {
    this.remove(profile.id);
    const reading = this.readProfile(profile);
    const slot = this.takeSlot();
    this.slotOf.set(profile.id, slot);
    this.profiles.set(slot, profile);
    this.evidence[slot] = reading.evidence;
    this.skills[slot] = reading.skills;
    this.meanings[slot] = undefined;
    this.types[slot] = typeBits[profile.userType];
    this.lengths[slot] = Math.round(reading.length);
    this.stuffing[slot] = reading.stuffing;
    this.ties[slot] = tieBreak(0, profile.id);
    this.totalLength += Math.round(reading.length);
    for (const [term, count] of reading.counts)
      if (this.words.add(term, slot, scaledCount(count))) this.addToStem(term);
    for (const [concept, strength] of conceptStrengths(reading.evidence))
      this.concepts.add(concept, slot, strength * 255);
  }

  remove(id: string): boolean {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return false;
    const reading = this.readProfile(this.profiles.get(slot)!);
    this.removeReading(slot, reading);
    this.slotOf.delete(id);
    this.namingTermsKnown.delete(id);
    this.profiles.empty(slot);
    this.evidence[slot] = undefined;
    this.skills[slot] = undefined;
    this.meanings[slot] = undefined;
    this.types[slot] = 0;
    this.totalLength -= this.lengths[slot]!;
    this.emptied?.add(slot);
    this.squeezeIfSparse();
    return true;
  }

  /** Begins to note which slots are emptied. */
  noteEmptied(): ReadonlySet<number> {
    if (this.emptied !== undefined) throw new Error("Emptied slots are being noted already.");
    return (this.emptied = new Set());
  }

  stopNotingEmptied(): void {
    this.emptied = undefined;
    this.squeezeIfSparse();
  }

  /** Makes room for so many slots, which are filled from outside before `finishLoading`. */
  makeRoom(slots: number): void {
    this.slots = slots;
    if (slots > this.types.length) this.growTo(slots);
    this.profiles.resize(slots);
    this.evidence = Array.from({ length: slots });
    this.skills = Array.from({ length: slots });
    this.meanings = Array.from({ length: slots });
  }

  /** Completes an index whose slots and lists were filled from outside, without what is in these slots. */
  finishLoading(left: readonly number[]): void {
    for (const slot of left) {
      const id = this.profiles.idOf(slot);
      if (id !== undefined && this.slotOf.get(id) === slot) this.slotOf.delete(id);
      this.profiles.empty(slot);
      this.evidence[slot] = undefined;
      this.skills[slot] = undefined;
      this.types[slot] = 0;
    }
    if (left.length > 0) {
      const isLeft = new Uint8Array(this.slots);
      for (const slot of left) isLeft[slot] = 1;
      this.words.removeSlots(isLeft);
      this.concepts.removeSlots(isLeft);
    }
    for (const slot of this.slotOf.values()) this.totalLength += this.lengths[slot]!;
    for (const term of this.words.lists.keys()) this.addToStem(term);
  }

  private removeReading(slot: number, reading: ProfileReading): void {
    for (const term of reading.counts.keys()) {
      this.words.remove(term, slot);
      if (!this.words.lists.has(term)) this.removeFromStem(term);
    }
    for (const concept of conceptStrengths(reading.evidence).keys()) this.concepts.remove(concept, slot);
  }

  private addToStem(term: string): void {
    const stem = this.stemOf(term);
    const terms = this.termsByStem.get(stem);
    if (terms === undefined) this.termsByStem.set(stem, [term]);
    else terms.push(term);
  }

  private removeFromStem(term: string): void {
    const stem = this.stemOf(term);
    const left = this.termsByStem.get(stem)!.filter((other) => other !== term);
    if (left.length === 0) this.termsByStem.delete(stem);
    else this.termsByStem.set(stem, left);
  }

  private takeSlot(): number {
    const slot = this.slots;
    this.slots += 1;
    if (slot >= this.types.length) this.growTo(this.types.length * 2);
    return slot;
  }

  private growTo(capacity: number): void {
    this.types = widened(this.types, new Uint8Array(capacity));
    this.lengths = widened(this.lengths, new Float32Array(capacity));
    this.stuffing = widened(this.stuffing, new Float32Array(capacity));
    this.ties = widened(this.ties, new Uint32Array(capacity));
  }

  private squeezeIfSparse(): void {
    if (this.emptied === undefined && this.slots > 256 && this.slots > this.size * 2) this.squeeze();
  }

  private squeeze(): void {
    const newSlots = new Uint32Array(this.slots);
    let next = 0;
    for (let slot = 0; slot < this.slots; slot += 1) {
      const id = this.profiles.idOf(slot);
      if (id === undefined) continue;
      newSlots[slot] = next;
      this.slotOf.set(id, next);
      this.profiles.move(slot, next);
      this.evidence[next] = this.evidence[slot];
      this.skills[next] = this.skills[slot];
      this.meanings[next] = this.meanings[slot];
      this.types[next] = this.types[slot]!;
      this.lengths[next] = this.lengths[slot]!;
      this.stuffing[next] = this.stuffing[slot]!;
      this.ties[next] = this.ties[slot]!;
      next += 1;
    }
    this.profiles.resize(next);
    this.evidence.length = next;
    this.skills.length = next;
    this.meanings.length = next;
    this.slots = next;
    this.words.renumber(newSlots);
    this.concepts.renumber(newSlots);
  }
}

function widened<List extends { set(from: List): void }>(from: List, to: List): List {
  to.set(from);
  return to;
}
