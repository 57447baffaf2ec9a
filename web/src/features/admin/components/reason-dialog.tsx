import { adminLimits } from "@triptych/contract/admin";
import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

export interface ReasonDialogProps {
  title: string;
  description: string;
  action: string;
  /** Says who will read the reason. */
  hint: string;
  isBusy: boolean;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks an operator for the reason of a refusal. */
export function ReasonDialog({ title, description, action, hint, isBusy, onSend, onClose }: ReasonDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === "") return setError("Please give a reason");
    void onSend(reason.trim());
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
            Close
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <Field label="Reason" hint={hint} error={error} isRequired>
          <Textarea
            rows={3}
            value={reason}
            maxLength={adminLimits.reasonMax}
            onChange={(event) => {
              setReason(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
