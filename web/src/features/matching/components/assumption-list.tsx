import { ChevronDown, PenLine, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuLabel } from "../../../ui/dropdown-menu.tsx";
import { type Assumption, type Replacement, replacementsOf } from "../corrections.ts";

export interface AssumptionListProps {
  text: string;
  assumptions: readonly Assumption[];
  /** Runs with what should be said instead. */
  onReplace: (assumption: Assumption, replacement: Replacement) => void;
  /** Runs for an assumption that stands in the brief and is changed there. */
  onTakeBack: (assumption: Assumption) => void;
}

/** Lists what the search takes for granted, each with a button that says what it does to the brief. */
export function AssumptionList({ text, assumptions, onReplace, onTakeBack }: AssumptionListProps) {
  return (
    <div>
      <h3 className="text-base">What the search will assume</h3>
      <ul className="mt-1.5 flex flex-col divide-y divide-line">
        {assumptions.map((assumption) => (
          <li
            key={assumption.sentence}
            data-assumption
            className="flex items-center justify-between gap-3 py-1 text-[0.9375rem] leading-6"
          >
            <span className="min-w-0 py-1.5">{assumption.sentence}</span>
            <Change
              text={text}
              assumption={assumption}
              onReplace={(replacement) => onReplace(assumption, replacement)}
              onTakeBack={() => onTakeBack(assumption)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChangeProps {
  text: string;
  assumption: Assumption;
  onReplace: (replacement: Replacement) => void;
  onTakeBack: () => void;
}

function Change({ text, assumption, onReplace, onTakeBack }: ChangeProps) {
  const { sentence } = assumption;
  const replacements = replacementsOf(text, assumption);
  const isInBrief = text.includes(sentence);
  if (replacements.length === 0)
    return (
      <Button
        variant="secondary"
        size="sm"
        onClick={onTakeBack}
        aria-label={`${isInBrief ? "Take out of the brief" : "Change in the brief"}: ${sentence}`}
      >
        {isInBrief ? (
          <Trash2 aria-hidden="true" className="size-4" />
        ) : (
          <PenLine aria-hidden="true" className="size-4" />
        )}
        {isInBrief ? "Take out" : "Change in the brief"}
      </Button>
    );
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Change: ${sentence}`}>
          Change
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <MenuLabel>Adds a line to your brief</MenuLabel>
      {replacements.map((replacement) => (
        <MenuItem key={replacement.label} onSelect={() => onReplace(replacement)}>
          {replacement.label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
