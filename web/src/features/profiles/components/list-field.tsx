import { Field } from "../../../ui/field.tsx";
import { MultiSelect } from "../../../ui/multi-select.tsx";
import { fieldAnchor, useProfileField } from "../form-context.ts";

interface ListFieldProps {
  name: string;
  options: readonly string[];
  /** Names the options, as in "industries". */
  noun: string;
  hint?: string;
}

/** Shows a field whose values are chosen from a long, searchable list. */
export function ListField({ name, options, noun, hint }: ListFieldProps) {
  const { label, error, list, change } = useProfileField(name);
  return (
    <div id={fieldAnchor(name)}>
      <Field label={label} error={error} hint={hint} isRequired>
        <MultiSelect options={options} value={list} onChange={change} placeholder={`Choose ${noun}`} noun={noun} />
      </Field>
    </div>
  );
}
