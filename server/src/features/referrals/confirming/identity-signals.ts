import { canonicalEmail } from "../../../platform/identity/email-address.ts";
import type { ReferralsDeps } from "../deps.ts";
import type { IdentitySignals } from "../rules.ts";
import { mailDomainOf } from "../../../platform/identity/mail-domain.ts";
import type { SignUpSignals } from "../signals/rules.ts";
import { rewardsStore } from "../rewards/store.ts";
import type { ReferralRow } from "../store.ts";

type IdentitySignalsDeps = Pick<ReferralsDeps, "database" | "accounts" | "billing">;

/** Loads the signals of an inviter and of those who signed up by their link, to compare them. */
export async function loadIdentitySignals(deps: IdentitySignalsDeps, inviterId: string, referrals: ReferralRow[]) {
  const { database, accounts, billing } = deps;
  const ids = [inviterId, ...referrals.map(({ referredId }) => referredId)];
  const [owner, cards, addresses] = await Promise.all([
    accounts.findOwner(inviterId),
    billing.listCards(ids),
    rewardsStore(database).listShipping(ids),
  ]);
  const lookOf = new Map(addresses.map(({ userId, addressLook }) => [userId, addressLook]));
  const shared = (userId: string) => ({ cards: cards.get(userId) ?? [], addressLook: lookOf.get(userId) ?? null });

  const inviter: IdentitySignals & SignUpSignals = {
    ...shared(inviterId),
    canonicalEmail: owner && canonicalEmail(owner.email),
    domain: owner && mailDomainOf(owner.email),
    network: null,
    device: null,
  };
  const identitySignalsOf = (referral: ReferralRow): IdentitySignals & SignUpSignals => ({
    ...shared(referral.referredId),
    canonicalEmail: referral.canonicalEmail,
    domain: mailDomainOf(referral.email),
    network: referral.networkHash,
    device: referral.deviceHash,
  });
  return { inviter, identitySignalsOf };
}
