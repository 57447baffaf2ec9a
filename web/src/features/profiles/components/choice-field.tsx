import { Select } from "../../../ui/select.tsx";
import { useProfileField } from "../form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

interface ChoiceFieldProps {
  name: string;
  options: readonly string[];
  placeholder: string;
  hint?: string;
}

/** Shows a field with one choice from a short list. */
export function ChoiceField({ name, options, placeholder, hint }: ChoiceFieldProps) {
  const { register } = useProfileField(name);
  return (
    <FieldFrame name={name} hint={hint}>
      <Select placeholder={placeholder} options={options.map((value) => ({ value, label: value }))} {...register()} />
    </FieldFrame>
  );
}
