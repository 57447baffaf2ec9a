import { useId, useState } from "react";
import { keyOfUnused } from "../reading-marks.ts";
import type { Place } from "../text-marks.ts";
import { usePointing } from "../use-pointing.ts";

export interface UnusedWordsProps {
  text: string;
  places: readonly Place[];
  onPoint: (key: string, isPointed: boolean) => void;
  onUse: (place: Place) => void;
}

const shownAtFirst = 8;

/** Lists words that ask for something and were read as nothing. Choosing one looks for a requirement of that name. */
export function UnusedWords({ text, places, onPoint, onUse }: UnusedWordsProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (places.length === 0) return null;
  const more = places.length - shownAtFirst;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <span>Not used yet:</span>
      <ul id={id} aria-label="Words not used yet" className="contents">
        {places.slice(0, isWhole ? undefined : shownAtFirst).map((place) => (
          <UnusedWord
            key={keyOfUnused(place)}
            words={text.slice(place.start, place.end)}
            onPoint={(isPointed) => onPoint(keyOfUnused(place), isPointed)}
            onUse={() => onUse(place)}
          />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-9 rounded-sm px-1 font-medium text-ink underline underline-offset-4 hover:bg-hover max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {isWhole ? "Show fewer" : `and ${more} more`}
        </button>
      )}
    </div>
  );
}

interface UnusedWordProps {
  words: string;
  onPoint: (isPointed: boolean) => void;
  onUse: () => void;
}

function UnusedWord({ words, onPoint, onUse }: UnusedWordProps) {
  const pointing = usePointing(onPoint);
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onUse}
        {...pointing}
        className="min-h-9 max-w-full truncate rounded-sm px-1 text-ink underline decoration-warning decoration-wavy decoration-1 underline-offset-4 hover:bg-hover max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        {words}
        <span className="sr-only">, look for a requirement of that name</span>
      </button>
    </li>
  );
}
