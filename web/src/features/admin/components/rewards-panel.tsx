import { Gift } from "lucide-react";
import { useState } from "react";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useRewardsToFulfil } from "../api.ts";
import type { AdminReward } from "../rules.ts";
import { useShownRows } from "../use-shown-rows.ts";
import { HeldSignUps } from "./held-sign-ups.tsx";
import { PanelQuery } from "./panel-query.tsx";
import { RefuseRewardDialog } from "./refuse-reward-dialog.tsx";
import { RewardRow } from "./reward-row.tsx";
import { ShipRewardDialog } from "./ship-reward-dialog.tsx";
import { ShowMore } from "./show-more.tsx";

/** Lists the rewards that people have claimed, for an operator to send. */
export function RewardsPanel() {
  const query = useRewardsToFulfil();
  const [shipping, setShipping] = useState<AdminReward>();
  const { shown, hidden, showMore } = useShownRows(query.data ?? []);
  const [refusing, setRefusing] = useState<AdminReward>();
  return (
    <div className="flex flex-col gap-5">
      <HeldSignUps />
      <Card>
        <CardHeader title="Rewards" description="Claimed rewards to send, and those that are on their way." />
        <PanelQuery query={query} noun="the rewards">
          {(rewards) =>
            rewards.length === 0 ? (
              <EmptyState
                icon={<Gift />}
                title="No rewards to send"
                description="When somebody claims a reward, it appears here with their address."
              />
            ) : (
              <ul aria-label="Rewards" className="mt-5 divide-y divide-line border-t border-line sm:mt-7">
                {shown.map((reward) => (
                  <RewardRow
                    key={reward.id}
                    reward={reward}
                    onShip={() => setShipping(reward)}
                    onRefuse={() => setRefusing(reward)}
                  />
                ))}
              </ul>
            )
          }
        </PanelQuery>
        <ShowMore hidden={hidden} onMore={showMore} />
        {shipping && <ShipRewardDialog reward={shipping} onClose={() => setShipping(undefined)} />}
        {refusing && <RefuseRewardDialog reward={refusing} onClose={() => setRefusing(undefined)} />}
      </Card>
    </div>
  );
}
