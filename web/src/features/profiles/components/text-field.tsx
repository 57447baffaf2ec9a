import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { fieldAnchor, useProfileField } from "../form-context.ts";

interface TextFieldProps {
  name: string;
  placeholder?: string;
  autoComplete?: string;
}

export function TextField({ name, placeholder, autoComplete = "off" }: TextFieldProps) {
  const { label, error, register } = useProfileField(name);
  return (
    <div id={fieldAnchor(name)}>
      <Field label={label} error={error} isRequired>
        <Input placeholder={placeholder} autoComplete={autoComplete} {...register()} />
      </Field>
    </div>
  );
}
