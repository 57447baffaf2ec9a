import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { fieldAnchor, useProfileField } from "../form-context.ts";
import { addressOf } from "../rules.ts";

interface AddressFieldProps {
  name: string;
  placeholder?: string;
  hint?: string;
  isOptional?: boolean;
}

/** Shows a field for a web address. Adds `https://` when the field is left. */
export function AddressField({ name, placeholder, hint, isOptional = true }: AddressFieldProps) {
  const { label, error, text, change, register } = useProfileField(name);
  const { onBlur, ...registration } = register();
  const complete = (event: React.FocusEvent) => {
    const address = addressOf(name, text);
    if (address !== text) change(address);
    void onBlur(event);
  };
  return (
    <div id={fieldAnchor(name)}>
      <Field label={label} error={error} hint={hint} isRequired={!isOptional} isOptional={isOptional}>
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
      </Field>
    </div>
  );
}
