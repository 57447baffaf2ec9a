/** Holds what a search adds up, with a place for each slot: what a profile gains, what of it by words, and who gained anything. */
export interface GainArrays {
  scores: Float32Array;
  words: Float32Array;
  /** Lists the slots that gained something, as many as the search has counted. */
  found: Uint32Array;
}

/**
 * Lends arrays to one search after another. NOTE: made anew for each search, they were a megabyte outside of the heap, so that every few dozen
 * searches the garbage collector went through all profiles, which took longer than a search.
 */
export class GainMemory {
  private readonly free: GainArrays[] = [];

  /** Lends arrays for at least so many slots, in which nobody has gained anything. */
  lend(slots: number): GainArrays {
    const arrays = this.free.pop();
    // NOTE: a tenth more, so that not everybody who joins makes all of it too short.
    if (arrays === undefined || arrays.scores.length < slots) return arraysFor(Math.ceil(slots * 1.1));
    arrays.scores.fill(0);
    arrays.words.fill(0);
    return arrays;
  }

  /** Takes arrays back that nobody reads any more. Those of a search that failed may be forgotten instead. */
  takeBack(arrays: GainArrays): void {
    this.free.push(arrays);
  }
}

/** Returns arrays for more slots, with what is in the given ones. */
export function widened(from: GainArrays, slots: number): GainArrays {
  const to = arraysFor(slots);
  to.scores.set(from.scores);
  to.words.set(from.words);
  to.found.set(from.found);
  return to;
}

function arraysFor(slots: number): GainArrays {
  return {
    scores: new Float32Array(slots),
    words: new Float32Array(slots),
    found: new Uint32Array(slots),
  };
}
