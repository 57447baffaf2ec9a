import { sentenceOf } from "../../../platform/api-error.ts";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { useUser } from "../../../platform/session.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useRewards, useShippingAddress } from "../api.ts";
import { mayHaveRewardsSent } from "../rules.ts";
import { RewardRow } from "./reward-row.tsx";

export function RewardTiers({ stats }: { stats: { totalReferrals: number; confirmedReferrals: number } }) {
  const isOwner = useUser().role === "owner";
  const { data: rewards, error, isFetching, refetch } = useRewards();
  const hasAddress = useShippingAddress(isOwner && mayHaveRewardsSent(stats)).isSuccess;
  return (
    <Card>
      <CardHeader
        title="Reward Tiers"
        description="Unlock exclusive merchandise as you refer more brands, agencies and freelancers."
      />
      <CardBody className="pt-2! sm:pt-3!">
        {rewards ? (
          <ul className="divide-y divide-line">
            {rewards.map((reward) => (
              <RewardRow
                key={reward.tier}
                reward={reward}
                confirmed={stats.confirmedReferrals}
                hasAddress={hasAddress}
              />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            message={sentenceOf(error, "Please try again in a moment.")}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SectionSpinner label="Loading rewards" />
        )}
      </CardBody>
    </Card>
  );
}
