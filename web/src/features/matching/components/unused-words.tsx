import type { Place } from "../text-marks.ts";

export interface UnusedWordsProps {
  text: string;
  places: readonly Place[];
  onPoint: (place: Place, isPointed: boolean) => void;
  onUse: (place: Place) => void;
}

const shownAtMost = 8;

/** Lists words that ask for something and were read as nothing. Choosing one looks for a requirement of that name. */
export function UnusedWords({ text, places, onPoint, onUse }: UnusedWordsProps) {
  if (places.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <span>Not used yet:</span>
      <ul aria-label="Words not used yet" className="contents">
        {places.slice(0, shownAtMost).map((place) => (
          <li key={place.start} className="min-w-0">
            <button
              type="button"
              onClick={() => onUse(place)}
              onPointerEnter={() => onPoint(place, true)}
              onPointerLeave={() => onPoint(place, false)}
              onFocus={() => onPoint(place, true)}
              onBlur={() => onPoint(place, false)}
              className="min-h-9 max-w-full truncate rounded-sm px-1 text-ink underline decoration-warning decoration-wavy decoration-1 underline-offset-4 hover:bg-hover"
            >
              {text.slice(place.start, place.end)}
              <span className="sr-only">, look for a requirement of that name</span>
            </button>
          </li>
        ))}
      </ul>
      {places.length > shownAtMost && <span>and {places.length - shownAtMost} more</span>}
    </div>
  );
}
