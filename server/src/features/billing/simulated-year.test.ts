/**
 * Takes a minute on any database.
 *
 * @module-tag embedded-only
 */
import type { PayingType } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentEvent } from "../../adapters/payments/payments.ts";
import { startBillingWorld, type BillingWorld } from "../../../testing/billing-world.ts";
import type { Viewer } from "../../platform/security/viewer.ts";

/** NOTE: the embedded database runs the same code for all of them; the server shows that it runs there too. */
const subscribers = process.env.TEST_DATABASE_URL ? 50 : 200;
const days = 365;
const goodCard = "4242 4242 4242 4242";
const failingCard = "4000 0000 0000 0341";

let world: BillingWorld;
beforeAll(async () => {
  world = await startBillingWorld();
});
afterAll(() => world?.close());

const codeOf = (error: { code?: string }) => error.code;

/** Returns random numbers that are the same in every run (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe(`a year of ${subscribers} subscribers who come, leave, fail to pay and come back`, () => {
  it("ends with charges equal to the provider's to the penny, with events lost, repeated and out of order", async () => {
    const chance = dice(20_261_121);
    const people: Viewer[] = [];
    const outcomes = new Set<string | undefined>();
    let waiting: { event: PaymentEvent; onDay: number }[] = [];
    const seen = { lost: 0, repeated: 0, late: 0, cancelled: 0, reactivated: 0, unclaimed: 0, failing: 0, returned: 0 };

    for (let day = 0; day < days; day++) {
      if (people.length < subscribers) await join();
      for (const person of people) if (chance() < 0.004) await act(person);
      await world.passDay();
      await deliverEvents(day);
      await world.work();
      if (day % 3 === 0) await world.billing.remind();
      if (day % 7 === 0) await world.billing.reconcile();
    }
    await settle();

    expect(people).toHaveLength(subscribers);
    // NOTE: somebody may change a subscription before we have read that it ended.
    expect(["cancelled", "no_subscription", "reactivated"]).toEqual(expect.arrayContaining([...outcomes]));
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
    const theirs = await world.query(
      "select subscription_id as id, sum(amount_pence)::int as taken, sum(refunded_pence)::int as given from local_payment_charges group by 1 order by 1",
    );
    const ours = await world.query(
      "select s.provider_id as id, sum(c.amount_pence)::int as taken, sum(c.refunded_pence)::int as given from charges c join subscriptions s on s.id = c.subscription_id group by 1 order by 1",
    );
    expect(ours).toEqual(theirs);
    expect(theirs.length).toBeGreaterThan(100);
    const unequal = await world.query(
      `select s.id, s.status, l.status as theirs from subscriptions s join local_payment_subscriptions l on l.id = s.provider_id
       where (l.status = 'ended') <> (s.ended_at is not null) or (l.status <> 'ended' and l.status <> s.status)`,
    );
    expect(unequal).toEqual([]);
    const doubled = await world.query(
      "select user_id from subscriptions where ended_at is null and user_id is not null group by 1 having count(*) > 1",
    );
    expect(doubled).toEqual([]);
    const unclaimedMoney = await world.query(
      "select 1 from charges c join subscriptions s on s.id = c.subscription_id where s.claimed_at is null and c.refunded_pence < c.amount_pence",
    );
    expect(unclaimedMoney).toEqual([]);

    async function join() {
      for (let count = 0; count < 4 && people.length < subscribers; count++) {
        const userType: PayingType = chance() < 0.4 ? "agency" : "freelancer";
        const isFailing = chance() < 0.15;
        seen.failing += isFailing ? 1 : 0;
        const joined = await world.subscribe(userType, isFailing ? failingCard : goodCard);
        if (joined) people.push(joined);
      }
      if (chance() < 0.3) await leaveUnclaimed();
    }

    /**
     * Lets somebody pay twice with one address and register once: the second time without a trial, and never come back.
     */
    async function leaveUnclaimed() {
      const email = `${people.length}-${seen.unclaimed}@walked-away.example`;
      const first = await world.subscribe("freelancer", goodCard, { email });
      if (first) await world.billing.cancel(first);
      await world.subscribe("freelancer", goodCard, { email, claims: false });
      seen.unclaimed += 1;
    }

    async function act(person: Viewer) {
      const subscription = await world.billing.findSubscription(person.userId);
      if (subscription?.status === "expired" || subscription?.status === "past_due") return comeBack(person);
      if (subscription?.cancelsAtPeriodEnd && chance() < 0.5) {
        const outcome = await world.billing.reactivate(person).then(() => "reactivated", codeOf);
        outcomes.add(outcome);
        seen.reactivated += 1;
      } else {
        const outcome = await world.billing.cancel(person).then(() => "cancelled", codeOf);
        outcomes.add(outcome);
        seen.cancelled += 1;
      }
    }

    async function comeBack(person: Viewer) {
      const started = await world.billing
        .start({ viewer: person, browserHash: null }, { email: "", userType: person.userType as PayingType })
        .catch(() => null);
      if (!started?.clientSecret) return;
      await world.local.confirm({
        clientSecret: started.clientSecret,
        cardNumber: goodCard,
        expiry: "12/49",
        cvc: "123",
      });
      seen.returned += 1;
    }

    async function deliverEvents(day: number) {
      for (const event of world.undelivered.splice(0)) {
        const luck = chance();
        if (luck < 0.1) seen.lost += 1;
        else if (luck < 0.3) {
          waiting.push({ event, onDay: day + 1 + Math.floor(chance() * 4) });
          seen.late += 1;
        } else waiting.push({ event, onDay: day });
        if (luck > 0.8) {
          waiting.push({ event, onDay: day }, { event, onDay: day + 2 });
          seen.repeated += 1;
        }
      }
      const due = waiting.filter(({ onDay }) => onDay <= day).toSorted(() => chance() - 0.5);
      waiting = waiting.filter(({ onDay }) => onDay > day);
      await Promise.all(due.map(({ event }) => world.deliver(event)));
    }

    async function settle() {
      for (let round = 0; round < 3; round++) {
        await world.local.advance();
        world.undelivered.splice(0);
        await world.billing.reconcile();
        await world.billing.endOverdue();
        await world.work();
      }
    }
  }, 600_000);
});
