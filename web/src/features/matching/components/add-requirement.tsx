import { readingChoiceLimits } from "@triptych/contract/matching-readings";
import type { Force } from "@triptych/contract/reading";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { useRequirementChoices } from "../api.ts";
import type { Choice } from "../reading-changes.ts";
import { groupLabels, kindLabels } from "../reading-words.ts";
import { useSettled } from "../use-settled.ts";

const forces = ["must", "nice", "avoid"] as const;
const searchedAfterMs = 200;

export interface AddRequirementProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  words: string;
  onWords: (words: string) => void;
  onAdd: (choice: Choice, force: Force) => void;
}

/** Offers every requirement that the engine knows, by name. Words that it does not know can be added as they are. */
export function AddRequirement({ isOpen, onOpenChange, ...finder }: AddRequirementProps) {
  return (
    <Popover
      label="Add a requirement"
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="secondary" size="sm">
          <Plus aria-hidden="true" className="size-4" />
          Add a requirement
        </Button>
      }
    >
      <Finder {...finder} />
    </Popover>
  );
}

function Finder({ words, onWords, onAdd }: Pick<AddRequirementProps, "words" | "onWords" | "onAdd">) {
  const [force, setForce] = useState<Force>("must");
  const wanted = useSettled(words.trim(), searchedAfterMs);
  const { data = noChoices, isError, isFetching } = useRequirementChoices(wanted);
  const choices: readonly Choice[] = wanted === "" ? noChoices : [...data, wordsAsTheyAre(wanted)];
  return (
    <div className="flex flex-col gap-3">
      <ForceChoice force={force} onChange={setForce} />
      <Combobox
        label="Work, sector, place, size, budget"
        placeholder="Such as film or £5,000"
        value={words}
        onChange={onWords}
        maxLength={readingChoiceLimits.wordsMax}
        options={choices.map((choice) => ({
          key: `${choice.kind}:${choice.label}`,
          content: <Option choice={choice} />,
        }))}
        isStale={wanted !== words.trim() || isFetching}
        onChoose={(index) => onAdd(choices[index]!, force)}
      />
      <p role="status" className="text-xs text-ink-faint">
        {wanted === "" ? "Type what they must do, know or be." : statusOf({ isError, isFetching, found: data.length })}
      </p>
    </div>
  );
}

function Option({ choice: { kind, label } }: { choice: Choice }) {
  const isUnknown = kind === "other";
  return (
    <>
      <span className="min-w-0 wrap-break-word">{isUnknown ? `“${label}”` : label}</span>
      <span className="shrink-0 text-xs text-ink-faint">{isUnknown ? "these words" : kindLabels[kind]}</span>
    </>
  );
}

function ForceChoice({ force, onChange }: { force: Force; onChange: (force: Force) => void }) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label="Add it as" className="flex gap-1 rounded-md bg-sunken p-1">
      {forces.map((each) => (
        <label
          key={each}
          className="grow cursor-pointer rounded-sm px-2 py-1.5 text-center text-xs font-medium text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input type="radio" name={id} className="sr-only" checked={force === each} onChange={() => onChange(each)} />
          {groupLabels[each]}
        </label>
      ))}
    </div>
  );
}

const noChoices: readonly Choice[] = [];

function statusOf({ isError, isFetching, found }: { isError: boolean; isFetching: boolean; found: number }): string {
  if (isError) return "The list could not be searched. You can still add your words as they are.";
  if (isFetching) return "Searching…";
  return found === 0
    ? "Nothing in the list is called that. Your words are searched as they are."
    : `${found} in the list`;
}

const wordsAsTheyAre = (words: string): Choice => ({ label: words, kind: "other", means: [] });
