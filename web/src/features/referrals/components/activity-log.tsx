import type { ReferralLogEntry } from "@triptych/contract/referrals";
import { History } from "lucide-react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useReferralLogs } from "../api.ts";

export function ActivityLog() {
  return (
    <Card>
      <CardHeader title="Activity Log" />
      <CardBody className="pt-2! sm:pt-3!">
        <Entries />
      </CardBody>
    </Card>
  );
}

function Entries() {
  const { data: entries, error, isFetching, refetch } = useReferralLogs();
  if (!entries && error)
    return (
      <ErrorState
        message={sentenceOf(error, "Please try again in a moment.")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!entries) return <SectionSpinner label="Loading the activity log" />;
  if (entries.length === 0)
    return (
      <EmptyState icon={<History />} title="No activity yet. Start by inviting brands, agencies or freelancers!" />
    );
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { description, createdAt, referredUser } }: { entry: ReferralLogEntry }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{description}</p>
        {referredUser && (
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">
            <bdi>{referredUser.username}</bdi> · {referredUser.email}
          </p>
        )}
      </div>
      <time dateTime={createdAt} className="text-sm text-ink-faint tabular-nums">
        {new Date(createdAt).toLocaleDateString()}
      </time>
    </li>
  );
}
