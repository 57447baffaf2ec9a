import type { ApiError } from "../platform/api-error.ts";
import { sentenceOf } from "../platform/api-error.ts";
import { PageTitle } from "../platform/page-title.tsx";
import { BellOff, CircleAlert, MailX } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { Button } from "./button.tsx";
import { OutcomeCard } from "./outcome-card.tsx";

export interface LinkQuestionProps {
  pageTitle: string;
  /** Sends the token of the link when somebody confirms. */
  command: {
    mutate: (request: { body: { token: string } }) => void;
    isPending: boolean;
    isSuccess: boolean;
    error: ApiError | null;
  };
  question: { title: string; text: string; button: string };
  done: { title: string; text: string };
  /** Says what to do where the link has no token. */
  incompleteText: string;
  /** Leads on from the result. */
  next: { label: string; path: string };
}

/** Asks before an emailed link stops further emails. Opening the link changes nothing, because mail scanners open links. */
export function LinkQuestion({ pageTitle, command, question, done, incompleteText, next }: LinkQuestionProps) {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const goOn = (
    <Button asChild variant="secondary">
      <Link to={next.path}>{next.label}</Link>
    </Button>
  );
  return (
    <>
      <PageTitle>{pageTitle}</PageTitle>
      {command.isSuccess ? (
        <OutcomeCard icon={<BellOff className="size-6" />} {...done} action={goOn} />
      ) : token === "" || command.error ? (
        <OutcomeCard
          tone="danger"
          icon={<CircleAlert className="size-6" />}
          title="That did not work"
          text={sentenceOf(command.error, incompleteText)}
          action={goOn}
        />
      ) : (
        <OutcomeCard
          icon={<MailX className="size-6" />}
          title={question.title}
          text={question.text}
          action={
            <Button isBusy={command.isPending} onClick={() => command.mutate({ body: { token } })}>
              {question.button}
            </Button>
          }
        />
      )}
    </>
  );
}
