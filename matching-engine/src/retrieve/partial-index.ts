import type { UserType } from "@triptych/contract/basics";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { retrievalLimits } from "../weights.ts";
import type { CandidateSource, SourceEntry } from "./candidate-source.ts";
import { GainMemory } from "./gain-memory.ts";
import type { PostingList } from "./postings.ts";
import { typeBits } from "./profile-index.ts";
import type { Need, SearchedIndex } from "./searched-index.ts";
import { codeOfConcept, codeOfTerm, unpackReading, unpackTerms, valueIn } from "./stored-entry.ts";
import type { StoredEntry, Terms } from "./stored-entry.ts";
import { unpackJoined } from "./stored-meaning.ts";
import type { ProfileMeaning } from "./stored-meaning.ts";
import { listEntryBytes, numbersOf } from "./stored-list.ts";
import { tieBreak } from "./tie-break.ts";

/** Holds a list of which only what was needed is here; `length` is that of the whole. */
interface PartialList extends PostingList {
  code: number;
  isLoaded: boolean;
}

export interface ProfileReaders {
  readEntry: (profile: SearchableProfile) => StoredEntry;
  namingTerms: (profile: SearchableProfile) => ReadonlySet<string>;
}

/** Holds what one search has loaded of the profiles of a source, in slots of its own, with the statistics of all profiles. */
export class PartialIndex implements SearchedIndex {
  readonly words = { lists: new Map<string, PartialList>() };
  readonly concepts = { lists: new Map<number, PartialList>() };
  readonly termsByStem = new Map<string, string[]>();
  readonly slotOf = new Map<string, number>();
  readonly profiles = new Map<number, SearchableProfile>();
  readonly evidence: (Uint32Array | undefined)[] = [];
  private readonly skills: (SkillDistribution | undefined)[] = [];
  types = new Uint8Array(2_048);
  lengths = new Float32Array(2_048);
  stuffing = new Float32Array(2_048);
  ties = new Uint32Array(2_048);
  slots = 0;
  readonly gainMemory = new GainMemory();
  size = 0;
  averageLength = 1;

  private readonly source: CandidateSource;
  private readonly readers: ProfileReaders;
  private readonly having = new Map<number, number>();
  /** Holds the slot here of each slot of the source. */
  private readonly ownSlots = new Map<number, number>();
  private readonly sourceSlots: number[] = [];
  private readonly ids: (string | undefined)[] = [];
  private readonly terms: (Terms | undefined)[] = [];
  private readonly meanings: (ProfileMeaning | undefined)[] = [];
  /** Counts the first slots, which hold the profiles that are in no list yet. */
  private recent = 0;
  private isSummarised = false;
  private gone: readonly Terms[] = [];
  private listedSlot = 0;

  constructor(source: CandidateSource, readers: ProfileReaders) {
    this.source = source;
    this.readers = readers;
  }

  readonly load = async (need: Need): Promise<void> => {
    if (need.what === "terms") await this.loadTerms(need);
    else if (need.what === "lists") await this.loadLists(need.lists as PartialList[], need.typeMask);
    else if (need.what === "slots") await this.loadSlots(need.slots);
    else if (need.what === "profiles") await this.loadProfiles(need.slots);
    else await this.loadPeople(need.ids);
  };

  mayHold(): boolean {
    return true;
  }

  idOf(slot: number): string {
    return this.ids[slot]!;
  }

  entriesOf({ entries }: PostingList): Uint32Array {
    return entries;
  }

  lookUp(list: PostingList, slots: Uint32Array, onFound: (slot: number, value: number) => void): void {
    const { code } = list as PartialList;
    for (const slot of slots) {
      const value = valueIn(this.terms[slot]!, code);
      if (value > 0) onFound(slot, value);
    }
  }

  vectorsOf(slot: number): Int8Array | undefined {
    return this.meanings[slot]?.vectors;
  }

  skillsOf(slot: number): SkillDistribution {
    return this.meanings[slot]?.skills ?? this.skills[slot]!;
  }

  namingTermsOf(slot: number): ReadonlySet<string> {
    return this.readers.namingTerms(this.profiles.get(slot)!);
  }

  private async loadTerms({ terms, stems, concepts }: Need & { what: "terms" }): Promise<void> {
    const summarised = this.summarise();
    const newStems = stems.filter((stem) => !this.termsByStem.has(stem));
    const codes = [...terms.map(codeOfTerm), ...concepts.map(codeOfConcept)];
    const newCodes = [...new Set(codes)].filter((code) => !this.having.has(code));
    if (newCodes.length > 0 || newStems.length > 0) {
      // NOTE: both at once, because each waits for a database.
      const [{ having, words, listedSlot }] = await Promise.all([
        this.source.count({ codes: newCodes, stems: newStems }),
        summarised,
      ]);
      for (const stem of newStems) this.termsByStem.set(stem, []);
      for (const code of [...newCodes, ...words.map((word) => word.code)])
        this.countOne(code, having.get(code) ?? 0, listedSlot);
      for (const { term, stem, code } of words)
        if (this.addList(this.words.lists, term, code)) this.termsByStem.get(stem)?.push(term);
    }
    await summarised;
    for (const term of terms) this.addList(this.words.lists, term, codeOfTerm(term));
    for (const concept of concepts) this.addList(this.concepts.lists, concept, codeOfConcept(concept));
  }

  private async summarise(): Promise<void> {
    if (this.isSummarised) return;
    this.isSummarised = true;
    const { profiles, totalLength, recent, gone, listedSlot } = await this.source.summarise();
    this.gone = gone.map(unpackTerms);
    this.listedSlot = listedSlot;
    for (const entry of recent) this.setEntry(entry);
    this.recent = this.slots;
    this.size = profiles;
    this.averageLength = profiles === 0 ? 1 : totalLength / profiles;
  }

  /** Corrects the count of a code by those who came and left since the last slot that was counted. */
  private countOne(code: number, having: number, listedSlot: number): void {
    if (this.having.has(code)) return;
    let count = having;
    for (let slot = 0; slot < this.recent; slot += 1)
      if (this.sourceSlots[slot]! > listedSlot && valueIn(this.terms[slot]!, code) > 0) count += 1;
    if (listedSlot === this.listedSlot) for (const terms of this.gone) if (valueIn(terms, code) > 0) count -= 1;
    this.having.set(code, Math.max(0, count));
  }

  private addList<Key>(lists: Map<Key, PartialList>, key: Key, code: number): boolean {
    const length = this.having.get(code) ?? 0;
    if (length === 0) return false;
    if (!lists.has(key)) lists.set(key, { code, length, entries: new Uint32Array(0), isLoaded: false });
    return true;
  }

  private async loadLists(lists: readonly PartialList[], typeMask: number): Promise<void> {
    const wanted = [...new Set(lists)].filter(({ isLoaded }) => !isLoaded);
    if (wanted.length === 0) return;
    const asked = wanted.map(({ code, length }) => ({ code, share: Math.min(1, retrievalLimits.entries / length) }));
    const parts = await this.source.readLists({ userTypes: typesIn(typeMask), lists: asked });
    const partsOf = Map.groupBy(parts, ({ code }) => code);
    for (const list of wanted) this.fill(list, partsOf.get(list.code) ?? []);
  }

  private fill(list: PartialList, parts: readonly { userType: UserType; entries: Uint8Array }[]): void {
    const most = parts.reduce((sum, { entries }) => sum + entries.length / listEntryBytes, this.recent);
    const entries = new Uint32Array(most);
    let count = 0;
    for (let slot = 0; slot < this.recent; slot += 1) {
      const value = valueIn(this.terms[slot]!, list.code);
      if (value > 0) entries[count++] = (slot << 8) | value;
    }
    for (const part of parts) {
      const numbers = numbersOf(part.entries);
      for (let at = 0; at < numbers.length; at += 3) {
        const slot = this.ownSlotOf(numbers[at]!, part.userType);
        // NOTE: somebody may have come into the list since the search began.
        if (slot < this.recent) continue;
        const last = numbers[at + 2]!;
        this.ties[slot] = numbers[at + 1]!;
        this.lengths[slot] = last >>> 8;
        entries[count++] = ((slot << 8) | (last & 0xff)) >>> 0;
      }
    }
    list.entries = entries.subarray(0, count);
    list.isLoaded = true;
  }

  private ownSlotOf(sourceSlot: number, userType: UserType): number {
    let slot = this.ownSlots.get(sourceSlot);
    if (slot !== undefined) return slot;
    slot = this.slots;
    this.slots += 1;
    if (slot >= this.types.length) this.grow();
    this.ownSlots.set(sourceSlot, slot);
    this.sourceSlots.push(sourceSlot);
    this.types[slot] = typeBits[userType];
    return slot;
  }

  private grow(): void {
    const capacity = this.types.length * 4;
    this.types = widened(this.types, new Uint8Array(capacity));
    this.lengths = widened(this.lengths, new Float32Array(capacity));
    this.stuffing = widened(this.stuffing, new Float32Array(capacity));
    this.ties = widened(this.ties, new Uint32Array(capacity));
  }

  private async loadSlots(slots: readonly number[]): Promise<void> {
    const missing = slots.filter((slot) => this.terms[slot] === undefined && this.types[slot] !== 0);
    if (missing.length === 0) return;
    const userTypes = typesIn(missing.reduce((mask, slot) => mask | this.types[slot]!, 0));
    const asked = { userTypes, slots: missing.map((slot) => this.sourceSlots[slot]!) };
    for (const entry of await this.source.readSlots(asked)) this.setEntry(entry);
    for (const slot of missing) if (this.terms[slot] === undefined) this.types[slot] = 0;
  }

  private setEntry({ slot: sourceSlot, id, userType, length, terms }: SourceEntry): number {
    const slot = this.ownSlotOf(sourceSlot, userType);
    this.ids[slot] = id;
    this.slotOf.set(id, slot);
    this.terms[slot] = unpackTerms(terms);
    this.lengths[slot] = length;
    this.ties[slot] = tieBreak(0, id);
    return slot;
  }

  private async loadProfiles(slots: readonly number[]): Promise<void> {
    const missing = slots.filter((slot) => !this.profiles.has(slot) && this.types[slot] !== 0);
    if (missing.length === 0) return;
    for (const { profile, reading, meaning } of await this.source.readProfiles(
      missing.map((slot) => this.ids[slot]!),
    )) {
      const slot = this.slotOf.get(profile.id)!;
      const { evidence, skills, stuffing } = unpackReading(reading ?? this.readers.readEntry(profile).reading);
      this.profiles.set(slot, profile);
      this.evidence[slot] = evidence;
      this.skills[slot] = skills;
      this.stuffing[slot] = stuffing;
      this.meanings[slot] = meaning && unpackJoined(meaning, skills);
    }
  }

  private async loadPeople(ids: readonly string[]): Promise<void> {
    await this.summarise();
    const missing = ids.filter((id) => !this.slotOf.has(id));
    if (missing.length > 0) for (const entry of await this.source.findPeople(missing)) this.setEntry(entry);
    await this.loadProfiles(ids.flatMap((id) => this.slotOf.get(id) ?? []));
  }
}

function typesIn(mask: number): UserType[] {
  return (["brand", "agency", "freelancer"] as const).filter((type) => (typeBits[type] & mask) !== 0);
}

function widened<List extends { set(from: List): void }>(from: List, to: List): List {
  to.set(from);
  return to;
}
