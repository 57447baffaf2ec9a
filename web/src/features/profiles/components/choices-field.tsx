import { CheckboxGroup } from "../../../ui/checkbox-group.tsx";
import { fieldAnchor, useProfileField } from "../form-context.ts";

/** Shows a field with a few checkboxes. */
export function ChoicesField({ name, options, hint }: { name: string; options: readonly string[]; hint?: string }) {
  const { label, error, list, change } = useProfileField(name);
  return (
    <div id={fieldAnchor(name)}>
      <CheckboxGroup legend={label} options={options} value={list} onChange={change} hint={hint} error={error} />
    </div>
  );
}
