import type { FoundValue } from "@triptych/contract/profiles";
import { useId } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { WordsOfText } from "./words-of-text.tsx";

interface FoundListProps {
  label: string;
  values: readonly FoundValue[];
  text: string;
  onTakeAway: (value: FoundValue) => void;
}

/** Shows the values that a text gives a list, each with its words. */
export function FoundList({ label, values, text, onTakeAway }: FoundListProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-col gap-3">
        {values.map((one) => (
          <li
            key={one.value}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
          >
            <div className="min-w-0">
              <Chip onRemove={() => onTakeAway(one)}>{one.value}</Chip>
            </div>
            <WordsOfText text={text} places={one.places} />
          </li>
        ))}
      </ul>
    </div>
  );
}
