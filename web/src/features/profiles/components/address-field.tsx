import { Input } from "../../../ui/input.tsx";
import { useProfileField } from "../form-context.ts";
import { addressOf } from "../rules.ts";
import { FieldFrame } from "./field-frame.tsx";

interface AddressFieldProps {
  name: string;
  placeholder?: string;
  hint?: string;
}

/** Shows a field for a web address. Adds `https://` when the field is left. */
export function AddressField({ name, placeholder, hint }: AddressFieldProps) {
  const { text, change, register } = useProfileField(name);
  const { onBlur, ...registration } = register();
  const complete = (event: React.FocusEvent) => {
    const address = addressOf(name, text);
    if (address !== text) change(address);
    void onBlur(event);
  };
  return (
    <FieldFrame name={name} hint={hint}>
      <Input
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="url"
        placeholder={placeholder}
        {...registration}
        onBlur={complete}
      />
    </FieldFrame>
  );
}
