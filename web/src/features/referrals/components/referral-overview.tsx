import { sentenceOf } from "../../../platform/api-error.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useReferralStats } from "../api.ts";
import { OwnLink } from "./own-link.tsx";
import { RewardTiers } from "./reward-tiers.tsx";

/** Shows the own link, the counts of referrals and the rewards. */
export function ReferralOverview() {
  const { data: stats, error, isFetching, refetch } = useReferralStats();
  return (
    <div className="flex flex-col gap-6">
      <OwnLink />
      {stats ? (
        <>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Counter label="Total Referrals" caption="Invitations sent" count={stats.totalReferrals} />
            <Counter label="Confirmed Referrals" caption="Successful sign-ups" count={stats.confirmedReferrals} />
          </dl>
          <RewardTiers stats={stats} />
        </>
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, "Please try again in a moment.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SectionSpinner label="Loading your referrals" />
      )}
    </div>
  );
}

function Counter({ label, caption, count }: { label: string; caption: string; count: number }) {
  return (
    <Card className="p-5 sm:p-6">
      <dt className="text-[0.9375rem] font-medium">{label}</dt>
      <dd className="mt-1 text-3xl font-semibold tabular-nums">{count.toLocaleString("en-GB")}</dd>
      <dd className="mt-1 text-sm text-ink-faint">{caption}</dd>
    </Card>
  );
}
