import type { HeldSignUps, SignUp, SignUpSignal } from "@triptych/contract/admin";
import { signUpSignals } from "@triptych/contract/admin";
import type { Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import { loadIdentitySignals } from "../confirming/identity-signals.ts";
import type { ConfirmingService } from "../confirming/service.ts";
import { createUnlocking } from "../confirming/unlocking.ts";
import type { ReferralsDeps } from "../deps.ts";
import { sharedSignals } from "../signals/rules.ts";
import { referralsStore, type ReferralRow } from "../store.ts";

export type OperatorService = ReturnType<typeof operatorService>;

interface OperatorDeps extends ReferralsDeps {
  confirming: Pick<ConfirmingService, "noteJoined">;
}

/** Shows operators who signed up by whose link, and lets them decide about sign-ups that the rules hold back. */
export function operatorService(deps: OperatorDeps) {
  const { database, clock, accounts, matching, messaging, confirming } = deps;
  const store = referralsStore(database);
  const { lockAgain, log } = createUnlocking(deps);

  async function listHeld(): Promise<HeldSignUps[]> {
    const inviterIds = await store.listInvitersOfHeld();
    return Promise.all(
      inviterIds.map(async (id) => {
        const owner = await accounts.findOwner(id);
        return {
          inviter: { id, username: owner?.username ?? "", email: owner?.email ?? "" },
          signUps: (await listSignUps(id)).filter(({ state, shared }) => state === "held" || shared.length > 0),
        };
      }),
    );
  }

  /** Returns everybody who signed up by somebody's link, with what they share and what they have done since, waiting ones first. */
  async function listSignUps(inviterId: string): Promise<SignUp[]> {
    const rows = await store.listReferrals(inviterId);
    const ids = rows.map(({ referredId }) => referredId);
    const [people, briefs, messages, shares] = await Promise.all([
      accounts.listPeople([inviterId, ...ids]),
      matching.operator.countBriefs(ids),
      messaging.operator.countMessages(ids),
      listShares(inviterId, rows),
    ]);
    const personOf = new Map(people.map((person) => [person.id, person]));
    return rows.map(({ referredId, email, state, registeredAt }) => ({
      userId: referredId,
      username: personOf.get(referredId)?.username ?? "",
      userType: personOf.get(referredId)?.userType ?? null,
      email,
      state,
      registeredAt: registeredAt.toISOString(),
      briefs: briefs.get(referredId) ?? 0,
      messages: messages.get(referredId) ?? 0,
      shared: signUpSignals.flatMap((signal) => {
        const others = shares(referredId, signal).map((id) => personOf.get(id)?.username ?? "");
        return others.length > 0 ? [{ signal, with: others }] : [];
      }),
    }));
  }

  /** Returns a function that lists with whom a sign-up shares a signal: other sign-ups, and the inviter. */
  async function listShares(inviterId: string, rows: ReferralRow[]) {
    const { inviter, identitySignalsOf } = await loadIdentitySignals(deps, inviterId, rows);
    const all = new Map([
      [inviterId, inviter],
      ...rows.map((row) => [row.referredId, identitySignalsOf(row)] as const),
    ]);
    return (userId: string, signal: SignUpSignal): string[] =>
      [...all].flatMap(([otherId, identitySignals]) =>
        otherId !== userId && sharedSignals(all.get(userId)!, identitySignals).includes(signal) ? [otherId] : [],
      );
  }

  /** Counts a sign-up that waited. Call it in the transaction that writes the audit entry. */
  async function count(tx: Transaction, referredId: string, username: string | null): Promise<void> {
    const referral = await lock(tx, referredId);
    if (referral.state !== "held") refuse("conflict", { message: "Only a sign-up that waits can be counted." });
    const now = clock.now();
    await referralsStore(tx).updateReferral(referredId, { state: "confirmed", decidedAt: now, reviewedAt: now });
    await confirming.noteJoined(tx, referral, username);
  }

  /** Refuses a sign-up that waited or counted. Call it in the transaction that writes the audit entry. */
  async function refuseSignUp(tx: Transaction, referredId: string, reason: string): Promise<void> {
    const { state, referrerId } = await lock(tx, referredId);
    if (state !== "held" && state !== "confirmed")
      refuse("conflict", { message: "Only a sign-up that waits or counts can be refused." });
    const now = clock.now();
    await referralsStore(tx).updateReferral(referredId, { state: "notCounted", decidedAt: now, reviewedAt: now });
    const more = state === "confirmed" ? " any more" : "";
    await log(tx, referrerId, `We looked at a sign-up, and it does not count towards rewards${more}: ${reason}`);
    await lockAgain(tx, referrerId);
  }

  return { listHeld, listSignUps, count, refuse: refuseSignUp };
}

/** Locks the inviter's count and the sign-up until the transaction ends. */
async function lock(tx: Transaction, referredId: string): Promise<ReferralRow> {
  const txStore = referralsStore(tx);
  const { referrerId } = (await txStore.findReferral(referredId)) ?? refuse("not_found");
  await txStore.lockLink(referrerId);
  return (await txStore.lockReferral(referredId)) ?? refuse("not_found");
}
