import type { Clock } from "../../../platform/process/clock.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import { sendReward } from "../job-definitions.ts";
import { nameOfTier, tiersFor } from "../rules.ts";
import { rewardsStore } from "../rewards/store.ts";
import { referralsStore } from "../store.ts";

export type Unlocking = ReturnType<typeof createUnlocking>;

/** Unlocks and locks rewards as the count changes. NOTE: the caller holds the lock on the inviter's link. */
export function createUnlocking({ clock, newId, queue }: { clock: Clock; newId: NewId; queue: Queue }) {
  const log = (tx: Transaction, userId: string, description: string) =>
    referralsStore(tx).insertLog({ id: newId(), userId, description, createdAt: clock.now() });

  /** Unlocks the rewards that the count reaches now. */
  async function unlock(tx: Transaction, userId: string): Promise<void> {
    const store = referralsStore(tx);
    const unlockedAt = clock.now();
    const rows = tiersFor(await store.countConfirmed(userId)).map((tier) => ({
      id: newId(),
      userId,
      tier,
      status: "unlocked" as const,
      unlockedAt,
    }));
    for (const reward of await rewardsStore(tx).insertRewards(rows)) {
      await log(tx, userId, `You unlocked a reward: ${nameOfTier(reward.tier)}.`);
      await queue.add(tx, sendReward, { rewardId: reward.id, status: "unlocked" });
    }
  }

  /** Locks unclaimed rewards that the count no longer reaches. Claimed ones stay. */
  async function lockAgain(tx: Transaction, userId: string): Promise<void> {
    const store = referralsStore(tx);
    const kept = tiersFor(await store.countConfirmed(userId));
    for (const tier of await rewardsStore(tx).removeUnclaimedRewards(userId, kept))
      await log(tx, userId, `A reward is locked again until more people join: ${nameOfTier(tier)}.`);
  }

  return { unlock, lockAgain, log };
}
