import { useId } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/field.tsx";
import type { ContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import type { Draft, Plan } from "../rules.ts";

/** Holds the values of a form with a plan. What is not sent stays as it is. */
type PlanValues = Draft & Partial<Plan>;

interface PlanFieldsProps {
  form: Pick<ContractForm<PlanValues, PlanValues>, "register" | "errorAt" | "watch" | "setValue">;
}

/** Asks for what a project plans: its requirements, which can be removed, its budget and its dates. */
export function PlanFields({ form }: PlanFieldsProps) {
  const { register, errorAt } = form;
  return (
    <>
      <Requirements form={form} />
      <Field label="Budget" isOptional error={errorAt("budget")}>
        <Input autoComplete="off" {...register("budget")} />
      </Field>
      <Field label="Dates" isOptional hint="In your own words, as in “in January”." error={errorAt("dates")}>
        <Input autoComplete="off" {...register("dates")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First day" isOptional error={errorAt("startsOn")}>
          <Input type="date" {...register("startsOn", { setValueAs: dayOrNone })} />
        </Field>
        <Field label="Last day" isOptional error={errorAt("endsOn")}>
          <Input type="date" {...register("endsOn", { setValueAs: dayOrNone })} />
        </Field>
      </div>
    </>
  );
}

const dayOrNone = (value: string | null) => value || null;

function Requirements({ form: { watch, setValue } }: PlanFieldsProps) {
  const id = useId();
  const requirements = watch("requirements") ?? [];
  if (requirements.length === 0) return null;
  const remove = (label: string) =>
    setValue(
      "requirements",
      requirements.filter((each) => each.label !== label),
      { shouldDirty: true },
    );
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-sm font-medium">
        What it needs
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {requirements.map(({ label, force }) => (
          <li key={label} className="max-w-full">
            <Chip label={label} onRemove={() => remove(label)}>
              {forceWords[force]}
              <bdi>{label}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

const forceWords = { must: "", nice: "Perhaps: ", avoid: "Not: " };
