import { accountLimits } from "@triptych/contract/accounts";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { sentenceOf } from "../platform/api-error.ts";
import { PageTitle } from "../platform/page-title.tsx";
import { useProduct } from "../platform/product.ts";
import { useSession, useUser } from "../platform/session.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardBody } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { toast, toastError } from "../ui/toast.ts";
import { useResendVerification } from "../features/accounts/use-sign-in.ts";
import { ChangeEmailForm } from "../features/accounts/components/change-email-form.tsx";

/** Replaces every screen that needs a verified email address, and helps to verify it. */
export default function VerifyEmailGate() {
  const user = useUser();
  const { refresh } = useSession();
  const { hasOutbox } = useProduct();
  const resend = useResendVerification();
  const [isChanging, setIsChanging] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const address = user.pending_email ?? user.email;

  const send = () =>
    resend.mutate(
      { body: { email: address } },
      {
        onSuccess: () =>
          toast({ title: "Verification Email Sent", description: `We've sent a new link to ${address}.` }),
        onError: (error) => toastError(sentenceOf(error, "Failed to send verification email")),
      },
    );
  const check = () => {
    setIsChecking(true);
    void refresh().finally(() => setIsChecking(false));
  };

  return (
    <>
      <PageTitle>Verify Your Email</PageTitle>
      <Card className="mx-auto max-w-xl sm:mt-8">
        <CardBody className="flex flex-col items-start gap-5 sm:p-10!">
          <span aria-hidden="true" className="grid size-12 place-content-center rounded-lg bg-accent-soft text-accent">
            <MailCheck className="size-6" />
          </span>
          <div>
            <h1 className="text-2xl">Verify Your Email</h1>
            <p className="mt-2 text-ink-soft">
              We've sent a link to <strong className="font-semibold break-all text-ink">{address}</strong>. Open it to
              finish setting up your account; it is valid for {accountLimits.verificationHours} hours.
            </p>
          </div>
          {hasOutbox && (
            <Notice tone="info" className="w-full">
              This is a demonstration, so no email was really sent. You can open the link in the{" "}
              <a className="underline underline-offset-4" href={outboxOf(address)} target="_blank" rel="noreferrer">
                outbox
              </a>
              .
            </Notice>
          )}
          {resend.isSuccess && (
            <Notice tone="success" className="w-full">
              {hasOutbox
                ? "A new link is in the outbox."
                : "Sent. It can take a minute to arrive; please look in your spam folder too."}
            </Notice>
          )}
          <div className="flex w-full flex-col gap-2.5 sm:flex-row">
            <Button isBusy={isChecking} onClick={check}>
              I've verified my email
            </Button>
            <Button variant="secondary" isBusy={resend.isPending} onClick={send}>
              {resend.isSuccess ? "Send it again" : "Resend Verification Email"}
            </Button>
          </div>
          {isChanging ? (
            <div className="w-full border-t border-line pt-5">
              <ChangeEmailForm
                onDone={() => {
                  setIsChanging(false);
                  resend.reset();
                  void refresh();
                }}
              />
            </div>
          ) : (
            <Button variant="link" onClick={() => setIsChanging(true)}>
              Use another email address
            </Button>
          )}
        </CardBody>
      </Card>
    </>
  );
}

/** Returns where demo mode shows the emails to an address. */
const outboxOf = (address: string) => `/dev/outbox?to=${encodeURIComponent(address)}`;
