import type { UserType } from "@triptych/contract/basics";
import { type FoundValue, minimumBudgets } from "@triptych/contract/profiles";
import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { problemOf } from "../profile-schemas.ts";
import { WordsOfText } from "./words-of-text.tsx";

interface FoundTextProps {
  label: string;
  found: FoundValue;
  userType: UserType;
  text: string;
  onChange: (found: FoundValue, value: string) => void;
  onTakeAway: (found: FoundValue) => void;
}

/** Shows what a text gives a field, to be changed, with the words that say it. */
export function FoundText({ label, found, userType, text, onChange, onTakeAway }: FoundTextProps) {
  const { field, value, places } = found;
  const isLong = value.length > 120;
  const shared = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(found, target.value),
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        error={problemOf(userType, found)}
        aside={
          <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => onTakeAway(found)}>
            <X aria-hidden="true" className="size-3.5" />
            Take away<span className="sr-only"> {label}</span>
          </Button>
        }
      >
        {field === "minimumBudget" ? (
          <Select options={minimumBudgets.map((budget) => ({ value: budget, label: budget }))} {...shared} />
        ) : isLong ? (
          <Textarea rows={5} className="max-h-[40vh]" {...shared} />
        ) : (
          <Input {...shared} />
        )}
      </Field>
      <WordsOfText text={text} places={places} />
    </div>
  );
}
