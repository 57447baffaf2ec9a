import type { Introduction, IntroductionAnswer } from "@triptych/contract/introductions";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Handshake } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useIsNarrow } from "../../../platform/breakpoint.ts";
import { choosePath } from "../../../platform/paths.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { PartFailure } from "../../../ui/part-failure.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { refreshBetween, useIntroductionWith, useLiveIntroductions, useWithdraw } from "../api.ts";
import { partsOf, standingOf, waitsForMe } from "../rules.ts";
import { BriefDetails } from "./brief-details.tsx";

// NOTE: loaded once somebody answers, so that conversations open quickly.
const AnswerDialog = lazyPart(() => import("./answer-dialog.tsx"), {
  whileLoading: null,
  Failure: PartFailure,
  mayReload: false,
});

type HeadingLevel = "h2" | "h3";

/** Shows the introduction between two people above their messages: its brief, how it stands, and what can be done. */
export function IntroductionCard({ personId, headingLevel }: { personId: string; headingLevel: HeadingLevel }) {
  useLiveIntroductions();
  const { data } = useIntroductionWith(personId);
  return data ? <Shown key={data.id} introduction={data} headingLevel={headingLevel} /> : null;
}

function Shown({ introduction, headingLevel: Heading }: { introduction: Introduction; headingLevel: HeadingLevel }) {
  const { card, state, direction } = introduction;
  const isMine = direction === "sent";
  const heading = useId();
  const details = useId();
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(waitsForMe(introduction) && !isNarrow);
  const [answer, setAnswer] = useState<IntroductionAnswer>();
  const hasDetails = card !== null && partsOf(card).length > 0;
  return (
    <section aria-labelledby={heading} data-introduction className="shrink-0 border-b bg-sunken/60 px-4 py-3 sm:px-5">
      <div className="flex items-start gap-3">
        <Handshake aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <Heading id={heading} className="text-[0.9375rem] leading-6 font-semibold wrap-anywhere">
            <bdi>{card?.title ?? "First message"}</bdi>
          </Heading>
          <p role="status" className="text-sm leading-5 text-ink-soft">
            {standingOf(introduction)}
          </p>
        </div>
        {hasDetails && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setIsOpen(!isOpen)}
            className="-me-2 shrink-0"
          >
            Brief
            <ChevronDown
              aria-hidden="true"
              className={classes("size-4 transition-transform", isOpen && "rotate-180")}
            />
          </Button>
        )}
      </div>
      {hasDetails && (
        <div
          id={details}
          hidden={!isOpen}
          className="mt-2 max-h-44 overflow-y-auto overscroll-contain sm:ms-8"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label="The brief"
        >
          <BriefDetails card={card} isMine={isMine} />
        </div>
      )}
      {state === "open" && !isMine && <Answers introduction={introduction} onAnswer={setAnswer} />}
      {state === "open" && isMine && <Withdraw introduction={introduction} />}
      {state === "accepted" && isMine && <Choose introduction={introduction} />}
      {answer && <AnswerDialog introduction={introduction} answer={answer} onClose={() => setAnswer(undefined)} />}
    </section>
  );
}

function Answers({
  introduction,
  onAnswer,
}: {
  introduction: Introduction;
  onAnswer: (answer: IntroductionAnswer) => void;
}) {
  const isFirst = waitsForMe(introduction);
  return (
    <div className="mt-2.5 flex flex-wrap gap-2 sm:ms-8">
      <Button size="sm" variant={isFirst ? "accent" : "secondary"} onClick={() => onAnswer("accept")}>
        Accept
      </Button>
      {isFirst && (
        <Button size="sm" variant="secondary" onClick={() => onAnswer("ask")}>
          Ask something
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => onAnswer("decline")}>
        Say no
      </Button>
    </div>
  );
}

function Choose({ introduction: { person, briefId } }: { introduction: Introduction }) {
  return (
    <Link to={choosePath(person.id, briefId)} className={buttonClasses("accent", "sm", "mt-2 sm:ms-8")}>
      {briefId === null ? "Choose for a project" : "Choose for this brief"}
    </Link>
  );
}

function Withdraw({ introduction: { id, person } }: { introduction: Introduction }) {
  const client = useQueryClient();
  const withdraw = useWithdraw();
  const onWithdraw = () =>
    withdraw.mutate(
      { params: { introductionId: id } },
      {
        onSuccess: () => toast({ title: "Withdrawn", description: "Your message stays in the conversation." }),
        onError: (error) => {
          toastError(sentenceOf(error, "It could not be withdrawn. Please try again."));
          refreshBetween(client, person.id);
        },
      },
    );
  return (
    <Button size="sm" variant="quiet" isBusy={withdraw.isPending} onClick={onWithdraw} className="-ms-3 mt-1 sm:ms-5!">
      Withdraw
    </Button>
  );
}
