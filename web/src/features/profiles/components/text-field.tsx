import { Input } from "../../../ui/input.tsx";
import { useProfileField } from "../form-context.ts";
import { FieldFrame } from "./field-frame.tsx";

interface TextFieldProps {
  name: string;
  placeholder?: string;
  hint?: string;
  autoComplete?: string;
}

export function TextField({ name, placeholder, hint, autoComplete = "off" }: TextFieldProps) {
  const { register } = useProfileField(name);
  return (
    <FieldFrame name={name} hint={hint}>
      <Input placeholder={placeholder} autoComplete={autoComplete} {...register()} />
    </FieldFrame>
  );
}
