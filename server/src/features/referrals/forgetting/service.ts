import type { Clock } from "../../../platform/process/clock.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { canonicalEmail } from "../../../platform/identity/email-address.ts";
import { invitationsStore } from "../invitations/store.ts";
import { hashOfAddress } from "../rules.ts";
import { forgettingStore } from "./store.ts";

export interface Leaving {
  userId: string;
  username: string;
  /** Lists the addresses of everybody who signed in to the account. */
  emails: string[];
}

/** Removes people who leave from the records of those who invited them. */
export function forgettingService({ clock }: { clock: Clock }) {
  /** Removes their addresses and their name, but not the number of invitations. Call it before the account is removed. */
  async function forgetPerson(tx: Transaction, { userId, username, emails }: Leaving): Promise<void> {
    const store = forgettingStore(tx);
    const referral = await store.findReferral(userId);
    const addresses = [...new Set([...emails, ...(referral ? [referral.email] : [])])].map((email) =>
      email.toLowerCase(),
    );
    if (referral)
      await store.removeNameFromLog(referral.referrerId, {
        username,
        emails: addresses,
        description: "Somebody who has left since joined through you.",
      });
    await forgetAddresses(tx, addresses);
  }

  /** Removes addresses from the invitations that were sent to them and from the logs of the inviters. */
  async function forgetAddresses(tx: Transaction, addresses: string[]): Promise<void> {
    const store = forgettingStore(tx);
    const invitations = await store.lockInvitationsOf(addresses.map(canonicalEmail));
    for (const { id, email } of invitations) {
      await store.removeInvitedAddress(id, hashOfAddress(email), clock.now());
      await invitationsStore(tx).insertStop(hashOfAddress(email), clock.now());
    }
    const written = new Set([...addresses, ...invitations.map(({ email }) => email)]);
    for (const email of written)
      await store.replaceInLog(`You invited ${email}.`, "You invited somebody who has left.");
  }

  return { forgetPerson, forgetAddresses };
}
