import { MultiSelect } from "../../../ui/multi-select.tsx";
import { useProfileField } from "../form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

interface ListFieldProps {
  name: string;
  options: readonly string[];
  /** Names the options, as in "industries". */
  noun: string;
  hint?: string;
}

/** Shows a field whose values are chosen from a long, searchable list. */
export function ListField({ name, options, noun, hint }: ListFieldProps) {
  const { list, change } = useProfileField(name);
  return (
    <FieldFrame name={name} hint={hint}>
      <MultiSelect options={options} value={list} onChange={change} placeholder={`Choose ${noun}`} noun={noun} />
    </FieldFrame>
  );
}
