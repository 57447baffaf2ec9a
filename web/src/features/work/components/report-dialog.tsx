import { isBlank } from "@triptych/contract/basics";
import { workLimits } from "@triptych/contract/work-limits";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useDraft } from "../../../platform/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useReportCaseStudy } from "../api.ts";

/** Sends a report about a case study to the operators. */
export function ReportDialog({ caseStudyId, onClose }: { caseStudyId: string; onClose: () => void }) {
  const [reason, setReason, forgetReason] = useDraft(`report:${caseStudyId}`);
  const [problem, setProblem] = useState<string>();
  const report = useReportCaseStudy();
  const send = async () => {
    if (isBlank(reason)) return setProblem("Please say what is wrong with it");
    try {
      await report.mutateAsync({ params: { caseStudyId }, body: { reason } });
      forgetReason();
      toast({ title: "Reported", description: "Thank you. Our team will look at it." });
      onClose();
    } catch {
      // NOTE: the dialog shows what failed, and keeps what was typed.
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report this case study"
      description="Our team looks at it and reads your words, and may remove it."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="accent" isBusy={report.isPending} onClick={() => void send()}>
            Report
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {report.error && (
          <Notice tone="danger">{sentenceOf(report.error, "It could not be sent. Please try again.")}</Notice>
        )}
        <Field label="What is wrong with it?" isRequired error={problem}>
          <Textarea
            rows={4}
            dir="auto"
            maxLength={workLimits.reportMax}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
