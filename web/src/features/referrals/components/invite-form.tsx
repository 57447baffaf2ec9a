import { type SubmitEvent, useRef, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useSendInvites } from "../api.ts";
import { readInvites, readUnsent, type UnsentLine } from "../rules.ts";
import { UnsentLines } from "./unsent-lines.tsx";

/** Sends invitations. What is typed survives leaving the page, until it is sent. */
export function InviteForm() {
  const [typed, setTyped] = useDraft(`invitations:${useUser().id}`);
  const [error, setError] = useState<string>();
  const [unsent, setUnsent] = useState<UnsentLine[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  /** Keeps the lines that were not sent in the box, to be corrected or sent later. */
  const keep = (lines: UnsentLine[]) => {
    setUnsent(lines);
    setTyped(lines.map(({ line }) => line).join("\n"));
  };
  // NOTE: also runs when the page was left while the call was on its way, so that nobody is offered to send twice.
  const invites = useSendInvites(({ sent, notSent }) => {
    const lines = [...notSent.map(({ email, message }) => ({ line: email, why: message })), ...readInvites(typed).left];
    keep(lines);
    if (lines.length === 0) toast({ title: "Invites sent successfully!" });
    else toast({ title: sent === 1 ? "One invitation sent" : `${sent} invitations sent` });
  });
  const showError = (message: string) => {
    setError(message);
    box.current?.focus();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (invites.isPending) return;
    const { emails, left } = readInvites(typed);
    setUnsent([]);
    if (emails.length === 0) {
      showError("Please enter at least one valid email address");
      return;
    }
    setError(undefined);
    invites.mutate(
      { body: { emails } },
      {
        onError: (failure) => {
          const message = sentenceOf(failure, "Failed to send invites");
          setUnsent([...readUnsent(emails, failure.details), ...left]);
          if (failure.code === "invalid_input") showError(failure.details[0]?.message ?? message);
          else toastError(message);
        },
      },
    );
  };
  return (
    <Card>
      <CardHeader
        title="Send Invites"
        description="We email each person once, in your name, and never send a reminder. They can choose not to be invited again."
      />
      <CardBody>
        <form onSubmit={send} noValidate className="flex flex-col gap-5">
          <Field
            label="Email Addresses"
            hint="Enter one email address per line. Maximum 10 emails at once."
            error={error}
            isRequired
          >
            <Textarea
              ref={box}
              rows={6}
              inputMode="email"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder={"ada@example.com\nmorgan@example.com\nstudio@example.com"}
              readOnly={invites.isPending}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
              className="min-h-43"
            />
          </Field>
          {unsent.length > 0 && <UnsentLines lines={unsent} />}
          <Button type="submit" isBusy={invites.isPending} className="w-full">
            {invites.isPending ? "Sending..." : "Send Invitations"}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
