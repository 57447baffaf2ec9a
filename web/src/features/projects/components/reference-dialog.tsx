import { isBlank } from "@triptych/contract/basics";
import { referenceLimits } from "@triptych/contract/reference-limits";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useReplyToReference, useReportReference } from "../use-endings.ts";

interface ReferenceDialogProps {
  referenceId: string;
  kind: "reply" | "report";
  onClose: () => void;
}

const words = {
  reply: {
    title: "Reply to this reference",
    description: "You can reply once. Everybody who reads the reference reads your reply.",
    label: "Your reply",
    action: "Publish the reply",
    done: "Reply published",
    max: referenceLimits.replyMax,
  },
  report: {
    title: "Report this reference",
    description: "An operator reads the reference and your words, and may withdraw it.",
    label: "What is wrong with it?",
    action: "Report",
    done: "Reported",
    max: referenceLimits.reportMax,
  },
};

/** Sends the reply of the person whom a reference is about, or a report to the operators. */
export function ReferenceDialog({ referenceId, kind, onClose }: ReferenceDialogProps) {
  const { title, description, label, action, done, max } = words[kind];
  const [text, setText, forgetText] = useDraft(`${kind}:${referenceId}`);
  const [error, setError] = useState<string>();
  const reply = useReplyToReference();
  const report = useReportReference();
  const command = kind === "reply" ? reply : report;
  const params = { referenceId };
  const send = async () => {
    if (command.isPending) return;
    if (isBlank(text)) return setError("Please write a few words");
    try {
      if (kind === "reply") await reply.mutateAsync({ params, body: { text } });
      else await report.mutateAsync({ params, body: { reason: text } });
      forgetText();
      toast({ title: done, ...(kind === "report" && { description: "Thank you. An operator will look at it." }) });
      onClose();
    } catch {
      // NOTE: the dialog shows what failed, and keeps what was typed.
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="accent" isBusy={command.isPending} onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {command.error && (
          <Notice tone="danger">{sentenceOf(command.error, "It could not be sent. Please try again.")}</Notice>
        )}
        <Field label={label} isRequired error={error}>
          <Textarea
            rows={4}
            dir="auto"
            maxLength={max}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
