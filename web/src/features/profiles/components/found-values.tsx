import type { FoundValue } from "@triptych/contract/profiles";
import { formatCount } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { isListField, type ProfileStep, stepsToAsk, withFound } from "../first-profile.ts";
import { describeField } from "../rules.ts";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import type { FirstProfile } from "../use-first-profile.ts";
import { FoundList } from "./found-list.tsx";
import { FoundText } from "./found-text.tsx";
import { LeftOutText } from "./left-out-text.tsx";

/** Shows what a text says about somebody, each with its words, to keep, to change or to take away. */
export function FoundValues({ first }: { first: FirstProfile }) {
  const { kept, found, profile, steps } = first;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const missing = stepsToAsk(profile.userType, withFound(profile.values, kept, found));
  const isAll = missing.length === 0;
  return (
    <Card className="p-5 sm:p-8">
      <form
        aria-label="What we found"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void first.use();
        }}
      >
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          We found {formatCount(found.length, "thing", "things")} in your text
        </h3>
        <p className="mt-2 max-w-prose text-ink-soft">
          Beside each you see the words that say it. Change or take away what is wrong.{" "}
          {isAll ? "No required field is left empty." : `Next we ask for what is missing: ${namesOf(missing, steps)}.`}
        </p>
        <div className="mt-2 divide-y divide-line">
          {steps.map((step, at) => (
            <FoundStep key={step.title} first={first} step={step} onChange={() => void first.use(at)} />
          ))}
        </div>
        <LeftOutText rest={first.rest} />
        <div className="mt-6 flex flex-col gap-2.5 border-t border-line pt-6 sm:flex-row sm:items-center">
          <Button type="submit" size="lg" isBusy={profile.form.isSending}>
            {isAll ? "Save profile" : "Use these"}
          </Button>
          <Button variant="secondary" size="lg" onClick={first.pasteAgain}>
            Back
          </Button>
          {kept.length < found.length && (
            <Button variant="link" className="sm:ms-2" onClick={first.takeBack}>
              Bring back what I took away
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

const namesOf = (places: readonly number[], steps: readonly ProfileStep[]) =>
  places.map((at) => steps[at]!.title.toLowerCase()).join(", ");

interface FoundStepProps {
  first: FirstProfile;
  step: ProfileStep;
  onChange: () => void;
}

function FoundStep({ first, step, onChange }: FoundStepProps) {
  const { kept, profile, sorted } = first;
  const { userType } = profile;
  const fields = step.fields.filter((name) => kept.some(({ field }) => field === name));
  if (fields.length === 0) return null;
  const valuesOf = (name: string): FoundValue[] => kept.filter(({ field }) => field === name);
  return (
    <section aria-label={step.title} className="py-6">
      <div className="flex items-baseline justify-between gap-3">
        <h4 className="text-lg font-semibold">{step.title}</h4>
        <Button variant="link" className="text-sm" onClick={onChange}>
          Add more<span className="sr-only"> to {step.title}</span>
        </Button>
      </div>
      <div className="mt-4 flex flex-col gap-6">
        {fields.map((name) => {
          const { label } = describeField(userType, name);
          const shared = { label, text: sorted, onTakeAway: first.takeAway };
          return isListField(userType, name) ? (
            <FoundList key={name} {...shared} values={valuesOf(name)} />
          ) : (
            <FoundText key={name} {...shared} found={valuesOf(name)[0]!} userType={userType} onChange={first.change} />
          );
        })}
      </div>
    </section>
  );
}
