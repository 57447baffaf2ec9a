import type { ReportedCaseStudy } from "@triptych/contract/admin";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { WorkPicture } from "../../../ui/work-picture.tsx";
import { useCaseStudyReports, useDismissCaseStudyReports, useWithdrawCaseStudy } from "../api.ts";
import { PanelQuery } from "./panel-query.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Lists the case studies that somebody reported, for an operator to keep or to withdraw. */
export function CaseStudyReports() {
  return (
    <PanelQuery query={useCaseStudyReports()} noun="the reported case studies">
      {(reported) => (
        <Card className="mt-6">
          <CardHeader title="Reported case studies" description="The longest waiting first." />
          {reported.length === 0 ? (
            <EmptyState title="No case study was reported" description="Those that somebody reports appear here." />
          ) : (
            <CardBody>
              <ul aria-label="Reported case studies" className="flex flex-col gap-6">
                {reported.map((each) => (
                  <Reported key={each.caseStudyId} reported={each} />
                ))}
              </ul>
            </CardBody>
          )}
        </Card>
      )}
    </PanelQuery>
  );
}

function Reported({ reported }: { reported: ReportedCaseStudy }) {
  const { caseStudyId, owner, title, client, part, outcome, images, reports } = reported;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const dismissal = useDismissCaseStudyReports();
  const withdrawal = useWithdrawCaseStudy();
  const params = { caseStudyId };
  const keep = async () => {
    try {
      const { message } = await dismissal.mutateAsync({ params });
      toast({ title: "Case Study Kept", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "The reports could not be removed"));
    }
  };
  const withdraw = async (reason: string) => {
    try {
      const { message } = await withdrawal.mutateAsync({ params, body: { reason } });
      toast({ title: "Case Study Withdrawn", description: message });
      setIsWithdrawing(false);
    } catch (error) {
      toastError(sentenceOf(error, "Failed to withdraw the case study"));
    }
  };
  return (
    <li className="rounded-lg border border-line p-4 sm:p-5">
      <p className="font-medium wrap-anywhere">
        <bdi>{title}</bdi>, by <bdi>{owner || "somebody who left"}</bdi>
        {client !== null && (
          <>
            , for <bdi>{client}</bdi>
          </>
        )}
      </p>
      <ul aria-label={`Pictures of ${title}`} className="mt-3 flex flex-wrap gap-2">
        {images.map((image) => (
          <li key={image.pictures[0]!.url}>
            <WorkPicture picture={image} sizes="8rem" className="aspect-[4/3] h-auto w-32 rounded-sm object-cover" />
          </li>
        ))}
      </ul>
      <p className="mt-3 wrap-anywhere whitespace-pre-line">{part}</p>
      {outcome !== "" && <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-soft">{outcome}</p>}
      <ul aria-label="Reports" className="mt-4 flex flex-col gap-2">
        {reports.map(({ username, reason, createdAt }) => (
          <li key={username} className="text-[0.9375rem] wrap-anywhere">
            <span className="font-medium">{username || "Somebody who left"}:</span> {reason}{" "}
            <span className="text-sm text-ink-faint">{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="danger" size="sm" onClick={() => setIsWithdrawing(true)}>
          Withdraw
        </Button>
        <Button variant="secondary" size="sm" isBusy={dismissal.isPending} onClick={() => void keep()}>
          Keep
        </Button>
      </div>
      {isWithdrawing && (
        <ReasonDialog
          title="Withdraw this case study for good"
          description={`${title}, by ${owner}. Its pictures are removed too.`}
          action="Withdraw"
          hint="Only operators read this, in the audit log. The owner sees that our team removed it."
          isBusy={withdrawal.isPending}
          onSend={withdraw}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </li>
  );
}
