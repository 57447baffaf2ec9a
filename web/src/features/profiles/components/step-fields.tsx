import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { focusFirstInvalid } from "../form-context.ts";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import type { FirstProfile } from "../use-first-profile.ts";
import { LeftOutText } from "./left-out-text.tsx";
import { PhotoField } from "./photo-field.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { StepProgress } from "./step-progress.tsx";

/** Shows one step of a first profile with its own fields. */
export function StepFields({ first }: { first: FirstProfile }) {
  const { asked, at, profile, step, steps } = first;
  const { form } = profile;
  const { watch, getFieldState, trigger } = form;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const element = useRef<HTMLFormElement>(null);
  const isLast = at === asked.length - 1;

  // Checks a field again while it is corrected, as the whole form does once it was sent.
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== undefined && getFieldState(name).invalid) void trigger(name);
    });
    return unsubscribe;
  }, [watch, getFieldState, trigger]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await first.next())) focusFirstInvalid(element.current);
  };
  return (
    <Card className="p-5 sm:p-8">
      <StepProgress first={first} />
      <form ref={element} aria-label={step.title} noValidate onSubmit={(event) => void submit(event)}>
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {step.title}
        </h3>
        <p className="mt-2 max-w-prose text-ink-soft">{step.lead}</p>
        <div className="mt-6 flex flex-col gap-6">
          {step === steps[0] && <PhotoField userType={profile.userType} />}
          <ProfileFields userType={profile.userType} names={step.fields} />
        </div>
        <LeftOutText rest={first.rest} />
        <div className="mt-8 flex flex-col gap-2.5 sm:flex-row sm:items-center">
          <Button type="submit" size="lg" isBusy={form.isSending}>
            {isLast ? "Save profile" : "Next"}
          </Button>
          <Button variant="secondary" size="lg" onClick={first.back} disabled={form.isSending}>
            Back
          </Button>
        </div>
      </form>
    </Card>
  );
}
