import { minimumBudgets } from "@triptych/contract/profiles";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { fieldAnchor, useProfileField } from "../form-context.ts";

export function BudgetField() {
  const { label, error, register } = useProfileField("minimumBudget");
  return (
    <div id={fieldAnchor("minimumBudget")}>
      <Field
        label={label}
        error={error}
        hint="The smallest project you take on. Somebody with a lower budget sees that it does not fit."
        isRequired
      >
        <Select
          placeholder="Choose a minimum budget"
          options={minimumBudgets.map((value) => ({ value, label: value }))}
          {...register()}
        />
      </Field>
    </div>
  );
}
