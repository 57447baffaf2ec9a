/** Holds phrases of whole words. */
export interface PhraseSet {
  /** Returns how many words the phrase has that stands at a place, the first of several; 0 where none does. */
  lengthAt: (norms: readonly string[], at: number) => number;
  /** Returns whether a phrase stands in the words from `from` to before `to`. */
  isIn: (norms: readonly string[], from: number, to: number) => boolean;
}

/** Sorts phrases by their first word, so that a place is held against those only that begin with its word. */
export function phraseSet(phrases: readonly string[]): PhraseSet {
  const byFirst = Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")),
    ([first]) => first!,
  );
  return {
    lengthAt: (norms, at) => byFirst.get(norms[at]!)?.find((phrase) => stands(phrase, norms, at))?.length ?? 0,
    isIn(norms, from, to) {
      for (let at = from; at < to; at += 1)
        if (byFirst.get(norms[at]!)?.some((phrase) => at + phrase.length <= to && stands(phrase, norms, at)))
          return true;
      return false;
    },
  };
}

const stands = (phrase: readonly string[], norms: readonly string[], at: number) =>
  phrase.every((part, offset) => norms[at + offset] === part);
