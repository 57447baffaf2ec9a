import type { ReportedReference } from "@triptych/contract/admin";
import { referenceQuestions } from "@triptych/contract/reference-limits";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useDismissReports, useReports } from "../api.ts";
import { PanelQuery } from "./panel-query.tsx";
import { WithdrawReferenceDialog } from "./withdraw-reference-dialog.tsx";

/** Lists the references that somebody reported, for an operator to keep or to withdraw. */
export function ReportsPanel() {
  return (
    <PanelQuery query={useReports()} noun="the reports">
      {(reported) => (
        <Card>
          <CardHeader title="Reported references" description="The longest waiting first." />
          {reported.length === 0 ? (
            <EmptyState title="Nothing was reported" description="References that somebody reports appear here." />
          ) : (
            <CardBody>
              <ul aria-label="Reported references" className="flex flex-col gap-6">
                {reported.map((each) => (
                  <Reported key={each.referenceId} reported={each} />
                ))}
              </ul>
            </CardBody>
          )}
        </Card>
      )}
    </PanelQuery>
  );
}

function Reported({ reported }: { reported: ReportedReference }) {
  const { referenceId, author, about, publishedAt, reply, reports } = reported;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const dismissal = useDismissReports();
  const keep = async () => {
    try {
      const { message } = await dismissal.mutateAsync({ params: { referenceId } });
      toast({ title: "Reference Kept", description: message });
    } catch (error) {
      toastError(sentenceOf(error, "The reports could not be removed"));
    }
  };
  return (
    <li className="rounded-lg border border-line p-4 sm:p-5">
      <p className="font-medium wrap-anywhere">
        <bdi>{author || "Somebody who left"}</bdi> about <bdi>{about || "somebody who left"}</bdi>,{" "}
        {formatDate(publishedAt)}
      </p>
      <dl className="mt-3 flex flex-col gap-2 border-s-2 border-accent/40 ps-4">
        {(["work", "wentWell", "again"] as const).map((question) => (
          <div key={question}>
            <dt className="text-sm text-ink-faint">{referenceQuestions[question]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{reported[question]}</dd>
          </div>
        ))}
        {reply !== null && (
          <div>
            <dt className="text-sm text-ink-faint">The reply</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{reply}</dd>
          </div>
        )}
      </dl>
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
      {isWithdrawing && <WithdrawReferenceDialog reported={reported} onClose={() => setIsWithdrawing(false)} />}
    </li>
  );
}
