import type { SearchableProfile } from "../searchable-profile.ts";

/** Is a profile as it was put, or as the JSON of a snapshot that nobody has read since. */
type Stored = SearchableProfile | Uint8Array;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Holds profiles in slots. NOTE: those of a snapshot are read when they are first needed, because reading all of them takes a third of a start. */
export class StoredProfiles {
  private stored: (Stored | undefined)[] = [];
  private ids: (string | undefined)[] = [];

  has(slot: number): boolean {
    return this.stored[slot] !== undefined;
  }

  idOf(slot: number): string | undefined {
    return this.ids[slot];
  }

  get(slot: number): SearchableProfile | undefined {
    const stored = this.stored[slot];
    if (!(stored instanceof Uint8Array)) return stored;
    const profile = JSON.parse(decoder.decode(stored)) as SearchableProfile;
    this.stored[slot] = profile;
    return profile;
  }

  /** Returns the JSON of a profile. */
  jsonOf(slot: number): Uint8Array {
    const stored = this.stored[slot];
    if (stored instanceof Uint8Array) return stored;
    return stored === undefined ? new Uint8Array() : encoder.encode(JSON.stringify(stored));
  }

  set(slot: number, profile: SearchableProfile): void {
    this.stored[slot] = profile;
    this.ids[slot] = profile.id;
  }

  setJson(slot: number, id: string, json: Uint8Array): void {
    this.stored[slot] = json;
    this.ids[slot] = id;
  }

  empty(slot: number): void {
    this.stored[slot] = this.ids[slot] = undefined;
  }

  move(from: number, to: number): void {
    this.stored[to] = this.stored[from];
    this.ids[to] = this.ids[from];
  }

  /** Makes room for so many slots, or takes away those behind them. */
  resize(slots: number): void {
    this.stored.length = this.ids.length = slots;
  }

  /** Returns a copy of the first slots, which does not change with this one. */
  copy(slots: number): StoredProfiles {
    const copy = new StoredProfiles();
    copy.stored = this.stored.slice(0, slots);
    copy.ids = this.ids.slice(0, slots);
    return copy;
  }
}
