import type { ReactNode } from "react";
import { Input } from "../../../ui/input.tsx";
import { Select, type SelectOption } from "../../../ui/select.tsx";
import { dayRateOptions, daysPerWeekOptions, smallestProjectOptions } from "../availability-values.ts";
import { useProfileField, useProfileFormContext } from "../form-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { FormSection } from "./form-section.tsx";
import { OwnAvailability } from "./own-availability.tsx";

const notStated = { value: "", label: "Not stated" };

/** Shows when somebody is free and what they cost. Nobody has to fill it in. */
export function AvailabilityFields({ userType }: { userType: "agency" | "freelancer" }) {
  const { text: status } = useProfileField("availabilityStatus");
  const { text: band } = useProfileField("rateBand");
  const { isDirty } = useProfileFormContext();
  const isFree = status === "now" || status === "from";
  return (
    <FormSection
      title="Availability and rates"
      description="Optional. A brief that names a date or a sum is compared with what you say here, and with nothing else."
    >
      {!isDirty && <OwnAvailability isQuietWithout />}
      <div className="grid gap-6 sm:grid-cols-2">
        <ChoiceOf name="availabilityStatus" options={[notStated, ...statusOptions]} />
        {status === "from" && <DayOf name="availableFrom" />}
        {isFree && userType === "freelancer" && (
          <ChoiceOf name="daysPerWeek" options={[notStated, ...daysPerWeekOptions]} />
        )}
        {isFree && userType === "agency" && <NumberOf name="peopleFree" />}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {userType === "agency" ? (
          <ChoiceOf name="rateBand" options={[notStated, ...smallestProjectOptions]} />
        ) : (
          <ChoiceOf name="rateBand" options={[notStated]}>
            <Group label="By the day" options={dayRateOptions} />
            <Group label="By the project" options={smallestProjectOptions} />
          </ChoiceOf>
        )}
        {band !== "" && (
          <ChoiceOf
            name="rateShownTo"
            options={readerOptions}
            hint="What only some people see is never compared with a brief."
          />
        )}
      </div>
    </FormSection>
  );
}

const statusOptions: SelectOption[] = [
  { value: "now", label: "Now" },
  { value: "from", label: "From a date" },
  { value: "not_now", label: "Not at the moment" },
];
const readerOptions: SelectOption[] = [
  { value: "everybody", label: "Everybody" },
  { value: "introduced", label: "Only people I talk with" },
];

interface ChoiceOfProps {
  name: string;
  options: readonly SelectOption[];
  hint?: string;
  children?: ReactNode;
}

function ChoiceOf({ name, options, hint, children }: ChoiceOfProps) {
  const { text, change } = useProfileField(name);
  return (
    <FieldFrame name={name} hint={hint}>
      <Select options={options} value={text} onChange={({ target }) => change(target.value)}>
        {children}
      </Select>
    </FieldFrame>
  );
}

function DayOf({ name }: { name: string }) {
  const { register } = useProfileField(name);
  return (
    <FieldFrame name={name}>
      <Input type="date" {...register()} />
    </FieldFrame>
  );
}

function NumberOf({ name }: { name: string }) {
  const { register } = useProfileField(name);
  return (
    <FieldFrame name={name}>
      <Input inputMode="numeric" autoComplete="off" {...register()} />
    </FieldFrame>
  );
}

function Group({ label, options }: { label: string; options: readonly SelectOption[] }) {
  return (
    <optgroup label={label}>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </optgroup>
  );
}
