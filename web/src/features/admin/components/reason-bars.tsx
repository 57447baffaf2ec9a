import { type FeedbackReason, feedbackReasonLabels } from "@triptych/contract/matching-feedback";

/** Lists each reason with its count, and a bar that compares it with the most frequent one. */
export function ReasonBars({ byReason }: { byReason: readonly { reason: FeedbackReason; count: number }[] }) {
  const most = Math.max(1, ...byReason.map(({ count }) => count));
  return (
    <dl className="flex flex-col gap-4">
      {byReason.map(({ reason, count }) => (
        <div key={reason} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
          <dt className="text-[0.9375rem]">{feedbackReasonLabels[reason]}</dt>
          <dd className="text-[0.9375rem] font-medium tabular-nums">{count.toLocaleString("en-GB")}</dd>
          <dd aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunken">
            <div className="h-full rounded-full bg-accent" style={{ width: `${(count / most) * 100}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
