import { type FormEvent, useRef, useState } from "react";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useSendInvites } from "../api.ts";
import { readInvites } from "../rules.ts";

export function InviteForm() {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const invites = useSendInvites();
  const complain = (message: string) => {
    setError(message);
    box.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (invites.isPending) return;
    const emails = readInvites(typed);
    if (emails.length === 0) {
      complain("Please enter at least one valid email address");
      return;
    }
    setError(undefined);
    invites.mutate(
      { body: { emails } },
      {
        onSuccess: () => {
          setTyped("");
          toast({ title: "Invites sent successfully!" });
        },
        onError: (failure) => {
          const message = sentenceOf(failure, "Failed to send invites");
          if (hasCode(failure, "invalid_input")) complain(failure.details[0]?.message ?? message);
          else toastError(message);
        },
      },
    );
  };
  return (
    <Card>
      <CardHeader
        title="Send Invites"
        description="Everybody gets one letter in your name, never a reminder, and can say that they want no more."
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
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
              className="min-h-43"
            />
          </Field>
          <Button type="submit" isBusy={invites.isPending} className="w-full">
            {invites.isPending ? "Sending..." : "Send Invitations"}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
