import { canonicalEmail } from "../../../platform/identity/email-address.ts";
import type { ReferralsNeeds } from "../deps.ts";
import type { Traces } from "../rules.ts";
import { mailDomainOf } from "../../../platform/identity/mail-domain.ts";
import type { Signals } from "../signals/rules.ts";
import { referralsStore, type ReferralRow } from "../store.ts";

type TracesNeeds = Pick<ReferralsNeeds, "database" | "accounts" | "billing">;

/** Loads what an inviter and those who came by their link leave behind, for comparing them. */
export async function loadTraces(needs: TracesNeeds, inviterId: string, referrals: ReferralRow[]) {
  const { database, accounts, billing } = needs;
  const ids = [inviterId, ...referrals.map(({ referredId }) => referredId)];
  const [owner, cards, doors] = await Promise.all([
    accounts.findOwner(inviterId),
    billing.listCards(ids),
    referralsStore(database).listShipping(ids),
  ]);
  const lookOf = new Map(doors.map(({ userId, addressLook }) => [userId, addressLook]));
  const shared = (userId: string) => ({ cards: cards.get(userId) ?? [], addressLook: lookOf.get(userId) ?? null });

  const inviter: Traces & Signals = {
    ...shared(inviterId),
    canonicalEmail: owner && canonicalEmail(owner.email),
    domain: owner && mailDomainOf(owner.email),
    network: null,
    device: null,
  };
  const tracesOf = (referral: ReferralRow): Traces & Signals => ({
    ...shared(referral.referredId),
    canonicalEmail: referral.canonicalEmail,
    domain: mailDomainOf(referral.email),
    network: referral.networkHash,
    device: referral.deviceHash,
  });
  return { inviter, tracesOf };
}
