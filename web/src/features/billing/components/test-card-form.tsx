import { authenticateTestCard, confirmTestCard } from "@triptych/contract/billing";
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useCommand } from "../../../platform/query.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { mayTakeFocus } from "../../../ui/may-take-focus.ts";
import { Notice } from "../../../ui/notice.tsx";
import { groupCardNumber, retype, spaceExpiry, type TypedText } from "../card-typing.ts";
import type { CardTask } from "../rules.ts";
import { PaymentFooter } from "./payment-footer.tsx";

const loadSchema = async () => (await import("../test-card-schemas.ts")).TestCard;

/** Replaces the card form of a payment provider in demo mode. */
export function TestCardForm({ task: { clientSecret }, hasUsedTrial, onConfirmed }: CardTask) {
  const confirm = useCommand(confirmTestCard);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAskedToConfirm, setIsAskedToConfirm] = useState(false);
  const form = useContractForm(loadSchema, { defaultValues: { cardNumber: "", expiry: "", cvc: "" } });
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const focusCard = useEffectEvent(() => {
    const cardNumber = fields.current?.querySelector("input");
    if (cardNumber && mayTakeFocus()) form.setFocus("cardNumber");
  });
  useEffect(() => {
    if (!isAskedToConfirm) focusCard();
  }, [isAskedToConfirm]);

  const send = form.onSubmit(
    async (card) => {
      setFailure(null);
      const { status } = await confirm.mutateAsync({ body: { clientSecret, ...card } });
      if (status === "requires_action") setIsAskedToConfirm(true);
      else onConfirmed();
    },
    (error) => setFailure(sentenceOf(error, "Something went wrong setting up your payment method")),
    () => setFailure(null),
  );
  const registerTyped = (name: "cardNumber" | "expiry", write: (typed: TypedText) => TypedText) => {
    const field = form.register(name);
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        retype(event.currentTarget, write);
        return field.onChange(event);
      },
    };
  };

  const retry = () => {
    setFailure(null);
    form.setFocus("cardNumber", { shouldSelect: true });
  };

  if (isAskedToConfirm) {
    return (
      <ConfirmationStep
        clientSecret={clientSecret}
        onConfirmed={onConfirmed}
        onFailed={(message) => {
          setIsAskedToConfirm(false);
          setFailure(message);
        }}
      />
    );
  }
  return (
    <form ref={fields} id={formId} onSubmit={send} noValidate className="flex flex-col gap-5">
      <Notice tone="info">
        This is a test card form: no real card is charged. Try 4242 4242 4242 4242 with any future expiry and any CVC.
      </Notice>
      <Field label="Card number" error={form.errorAt("cardNumber")}>
        <Input
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
          {...registerTyped("cardNumber", groupCardNumber)}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expiry" error={form.errorAt("expiry")}>
          <Input
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            {...registerTyped("expiry", spaceExpiry)}
          />
        </Field>
        <Field label="CVC" error={form.errorAt("cvc")}>
          <Input inputMode="numeric" autoComplete="cc-csc" placeholder="123" {...form.register("cvc")} />
        </Field>
      </div>
      <PaymentFooter
        formId={formId}
        hasUsedTrial={hasUsedTrial}
        failure={failure}
        onRetry={retry}
        isBusy={form.isSending}
      />
    </form>
  );
}

/** Shows the question that a bank would ask in a window of its own. */
function ConfirmationStep({
  clientSecret,
  onConfirmed,
  onFailed,
}: {
  clientSecret: string;
  onConfirmed: () => void;
  onFailed: (message: string) => void;
}) {
  const authenticate = useCommand(authenticateTestCard);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const answer = (isApproved: boolean) =>
    authenticate.mutate(
      { body: { clientSecret, isApproved } },
      {
        onSuccess: onConfirmed,
        onError: (error) => onFailed(sentenceOf(error, "Something went wrong setting up your payment method")),
      },
    );
  return (
    <div
      ref={question}
      role="group"
      aria-labelledby="bank-question"
      tabIndex={-1}
      className="flex flex-col gap-4 rounded-lg border border-line p-5"
    >
      <p id="bank-question" className="font-semibold">
        Your test bank asks you to confirm this card.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button isBusy={authenticate.isPending} onClick={() => answer(true)}>
          Confirm
        </Button>
        <Button variant="secondary" disabled={authenticate.isPending} onClick={() => answer(false)}>
          Refuse
        </Button>
      </div>
    </div>
  );
}
