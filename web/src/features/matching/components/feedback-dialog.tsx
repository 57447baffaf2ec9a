import { type Match, matchingLimits } from "@triptych/contract/matching";
import { type FeedbackReason, feedbackReasonLabels, feedbackReasons } from "@triptych/contract/matching-feedback";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

export interface FeedbackDialogProps {
  match: Match;
  isSending: boolean;
  /** Says what sending the feedback will change. */
  consequence: string;
  onSubmit: (feedback: { reason: FeedbackReason; comments: string }) => void;
  onClose: () => void;
}

const options = feedbackReasons.map((value) => ({ value, label: feedbackReasonLabels[value] }));

/** Asks why a match does not fit. */
export function FeedbackDialog({ match, isSending, consequence, onSubmit, onClose }: FeedbackDialogProps) {
  const [reason, setReason] = useState<FeedbackReason>();
  const [comments, setComments] = useState("");
  return (
    <Dialog
      open
      onClose={onClose}
      title="Help us improve"
      description={`Why isn't ${match.user.displayName} a fit? ${consequence}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={reason === undefined}
            isBusy={isSending}
            onClick={() => reason && onSubmit({ reason, comments: comments.trim() })}
          >
            Submit
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup legend="Reason" options={options} value={reason} onChange={setReason} />
        <Field label="Comments" isOptional>
          <Textarea
            rows={3}
            maxLength={matchingLimits.feedbackComments}
            value={comments}
            onChange={(event) => setComments(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
