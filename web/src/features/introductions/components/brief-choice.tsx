import {
  type BriefCard,
  type BriefCardPart,
  introductionLimits,
  type previewIntroduction,
} from "@triptych/contract/introductions";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { type ReactNode, useId } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePreview } from "../api.ts";
import { matchedWithout, partLabels, partsOf, requirementsOf } from "../rules.ts";
import type { BriefChoice as Choice } from "../use-introducing.ts";
import { Labels, Quotes } from "./brief-details.tsx";

export interface BriefChoiceProps {
  briefId: string;
  headingLevel: "h2" | "h3";
  recipient: { id: string; displayName: string };
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Says why the introduction was refused. */
  refusal: string | undefined;
  /** Leaves the brief out, so that only the message is sent. */
  onLeaveOut: () => void;
}

/** Lets the writer of a first message choose what it shows of the brief. */
export default function BriefChoice(props: BriefChoiceProps) {
  const { briefId, headingLevel: Heading, recipient, refusal, onLeaveOut } = props;
  const { data, error, refetch, isFetching } = usePreview(briefId, recipient.id, props.choice.jobs);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 sm:p-5">
      <Heading id={heading} className="text-base font-semibold">
        Your message brings this brief
      </Heading>
      <p className="mt-1 text-sm leading-6 text-ink-soft">
        <bdi>{recipient.displayName}</bdi> sees what you leave ticked, and answers in two taps. Without an answer it
        closes after {introductionLimits.closesAfterDays} days.
      </p>
      {(refusal !== undefined || (data?.openCount ?? 0) >= introductionLimits.openPerBrief) && (
        <Notice tone="warning" className="mt-4">
          {refusal ?? briefIsFull}
        </Notice>
      )}
      {data ? (
        <Parts {...props} preview={data} />
      ) : error ? (
        <ErrorState
          title="The brief didn't load"
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="py-8!"
        />
      ) : (
        <div role="status" className="mt-5 flex flex-col gap-4">
          <span className="sr-only">Loading the brief</span>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
      <Button variant="link" className="mt-5 text-sm" onClick={onLeaveOut}>
        Write without the brief
      </Button>
    </section>
  );
}

const { openPerBrief, closesAfterDays } = introductionLimits;
const briefIsFull = `${openPerBrief} introductions of this brief wait for an answer, counting those that you withdrew within ${closesAfterDays} days. Please wait until one of them is answered or its ${closesAfterDays} days are over.`;

function Parts({ choice, onChoose, preview }: BriefChoiceProps & { preview: ReplyOf<typeof previewIntroduction> }) {
  const { card } = preview;
  const toggle = (part: BriefCardPart, isShown: boolean) =>
    onChoose({
      ...choice,
      hidden: isShown ? choice.hidden.filter((each) => each !== part) : [...choice.hidden, part],
    });
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Field label="Title">
        <Input
          value={choice.title ?? card.title}
          maxLength={introductionLimits.titleMax}
          onChange={(event) => onChoose({ ...choice, title: event.target.value })}
        />
      </Field>
      {preview.jobs.length > 1 && <Jobs jobs={preview.jobs} onChoose={(jobs) => onChoose({ ...choice, jobs })} />}
      {partsOf(card).map((part) => (
        <div key={part}>
          <Checkbox
            checked={!choice.hidden.includes(part)}
            onChange={(event) => toggle(part, event.target.checked)}
            label={<span className="font-medium">{partLabels[part]}</span>}
          />
          <div className="ms-7 mt-1 text-sm leading-6 text-ink-soft">{contentOf(card, part, choice)}</div>
        </div>
      ))}
    </div>
  );
}

interface JobsProps {
  jobs: ReplyOf<typeof previewIntroduction>["jobs"];
  onChoose: (places: number[]) => void;
}

/** Lets the writer choose for which jobs of the brief they write. One stays, and what holds for all jobs is shown with it. */
function Jobs({ jobs, onChoose }: JobsProps) {
  const shown = jobs.flatMap(({ isShown }, place) => (isShown ? [place] : []));
  return (
    <fieldset>
      <legend className="text-sm font-medium">For which job</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
        {jobs.map(({ label, isShown }, at) => (
          <Checkbox
            key={label}
            label={<bdi>{label}</bdi>}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={({ target }) =>
              onChoose([...jobs.keys()].filter((each) => (each === at ? target.checked : shown.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function contentOf(card: BriefCard, part: BriefCardPart, { hidden }: Choice): ReactNode {
  if (part === "matched") return <Quotes matched={matchedWithout(card, hidden)} />;
  if (part !== "requirements") return <bdi>{card[part]}</bdi>;
  return (
    <div className="flex flex-col gap-2">
      {requirementsOf(card).map(({ name, labels }) => (
        <div key={name}>
          {name !== "Needed" && <p className="text-xs">{name}</p>}
          <Labels labels={labels} />
        </div>
      ))}
    </div>
  );
}
