import { isBlank } from "@triptych/contract/basics";
import {
  type DeclineReason,
  declineReasons,
  type Introduction,
  type IntroductionAnswer,
  kindSentences,
} from "@triptych/contract/introductions";
import { messagingLimits } from "@triptych/contract/messaging";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { refreshBetween, useAnswer, useSendInstead } from "../api.ts";
import { reasonLabels } from "../rules.ts";

export interface AnswerDialogProps {
  introduction: Introduction;
  answer: IntroductionAnswer;
  onClose: () => void;
}

const titles: Record<IntroductionAnswer, string> = {
  accept: "Accept",
  ask: "Ask something first",
  decline: "Say no, kindly",
};
const descriptions: Record<IntroductionAnswer, string> = {
  accept: "These words go with your answer. Change them as you like.",
  ask: "A question is an answer too. You can still accept or say no afterwards.",
  decline: "These words go with your answer. Saying no never counts against you.",
};
const done: Record<IntroductionAnswer, string> = {
  accept: "You accepted",
  ask: "Your question was sent",
  decline: "Your answer was sent",
};

/** Sends the answer to an introduction with a sentence that can be changed: the first tap opens this, the second sends it. */
export default function AnswerDialog({ introduction, answer, onClose }: AnswerDialogProps) {
  const { id, person } = introduction;
  const client = useQueryClient();
  const [reason, setReason] = useState<DeclineReason>("busy");
  const [typed, setTyped, forgetTyped] = useDraft(`answer:${id}:${answer}`);
  const command = useAnswer();
  const instead = useSendInstead();
  const suggested = answer === "ask" ? "" : kindSentences[answer === "decline" ? reason : "accept"];
  // NOTE: what was typed stays when another reason is chosen.
  const text = typed === "" ? suggested : typed;
  const isTooLate = hasCode(command.error, "conflict");
  const error = instead.error ?? command.error;
  const isBusy = command.isPending || instead.isPending;
  const mayNotSend = isBlank(text) || text.length > messagingLimits.messageMax;

  const close = (title: string) => {
    forgetTyped();
    toast({ title });
    onClose();
  };
  const send = () => {
    if (mayNotSend || isBusy) return;
    const body = { answer, text, ...(answer === "decline" && { reason }) };
    command.mutate(
      { params: { introductionId: id }, body },
      { onSuccess: () => close(done[answer]), onError: () => refreshBetween(client, person.id) },
    );
  };
  const sendInstead = () =>
    mayNotSend ||
    instead.mutate({ body: { receiverId: person.id, content: text } }, { onSuccess: () => close("Message Sent") });

  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[answer]}
      description={descriptions[answer]}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="accent" isBusy={isBusy} disabled={mayNotSend} onClick={isTooLate ? sendInstead : send}>
            {isTooLate ? "Send as a message" : "Send"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Notice tone="danger">{sentenceOf(error, "Your answer could not be sent. Please try again.")}</Notice>
        )}
        {answer === "decline" && !isTooLate && (
          <RadioGroup
            legend="Why"
            isLegendHidden
            options={declineReasons.map((value) => ({ value, label: reasonLabels[value] }))}
            value={reason}
            onChange={setReason}
            className="grid! grid-cols-2"
          />
        )}
        <Field
          label={answer === "ask" ? "Your question" : "Your words"}
          error={text.length > messagingLimits.messageMax ? "This is too long for a message." : undefined}
        >
          <Textarea rows={3} dir="auto" value={text} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
