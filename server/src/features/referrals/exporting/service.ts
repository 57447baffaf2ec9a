import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together whom somebody invited, who invited them, and where their rewards are sent. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportReferrals(userId: string) {
    const referred = await store.listReferred(userId);
    return {
      links: (await store.listLinks(userId)).map(({ token, createdAt }) => ({ link: token, createdAt })),
      invitations: leaveOut(await store.listInvitations(userId), "inviterId", "canonicalEmail"),
      referred: referred.map(({ referredId, state, registeredAt, decidedAt }) => ({
        referredId,
        state,
        registeredAt,
        decidedAt,
      })),
      referredBy: leaveOut(await store.listReferredBy(userId), "referredId", "canonicalEmail"),
      rewards: leaveOut(await store.listRewards(userId), "userId"),
      shippingAddresses: leaveOut(await store.listShipping(userId), "userId", "addressLook"),
      log: leaveOut(await store.listLog(userId), "userId"),
    };
  }

  return { exportReferrals };
}
