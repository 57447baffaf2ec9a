/**
 * Compares payment providers.
 *
 * @module-tag embedded-only
 */
import { randomUUID } from "node:crypto";
import { msPerDay } from "@triptych/contract/durations";
import { payingTypes, plans, trialDays } from "@triptych/contract/billing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPaypalWorld } from "../../../testing/payments/fake-paypal.ts";
import { startStripeWorld } from "../../../testing/payments/fake-stripe.ts";
import { startLocalWorld } from "../../../testing/payments/local-world.ts";
import type { CardOptions, ProviderWorld } from "../../../testing/payments/provider-world.ts";
import { InvalidSignature, PaymentFailure } from "./payments.ts";

interface WorldUnderTest {
  name: string;
  start: () => Promise<ProviderWorld>;
  isRemote: boolean;
  canList: boolean;
}

const worlds: WorldUnderTest[] = [
  { name: "Stripe", start: () => startStripeWorld(), isRemote: true, canList: true },
  { name: "PayPal", start: () => startPaypalWorld(), isRemote: true, canList: false },
  { name: "the local test provider", start: () => startLocalWorld(), isRemote: false, canList: true },
];

const request = (firstChargeAt: Date | null = null) => ({
  reference: randomUUID(),
  email: `${randomUUID()}@studio.example`,
  userType: "agency" as const,
  firstChargeAt,
});

describe.each(worlds)("$name keeps the promise that", ({ start, isRemote, canList }) => {
  let world: ProviderWorld;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(async () => {
    await world?.close();
    // NOTE: these are requests that the provider's own description does not allow.
    if (world?.faults?.mistakes.length) throw new Error(world.faults.mistakes.join("\n"));
  });

  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * msPerDay);
  const aTrial = async (options?: CardOptions) => aPaying(inDays(trialDays), options);
  const aPaying = async (firstChargeAt: Date | null = null, options?: CardOptions) => {
    const { id } = await world.payments.createSubscription(request(firstChargeAt));
    await world.pay(id, options);
    return (await world.payments.readSubscription(id))!;
  };
  const chargesOf = async (id: string) => world.payments.listCharges(await read(id));
  const read = async (id: string) => (await world.payments.readSubscription(id))!;

  it("each plan is read with what it charges", async () => {
    for (const plan of payingTypes)
      expect(await world.payments.readPlan(plan)).toEqual({
        plan,
        quantity: 1,
        pricePence: plans[plan].pricePence,
        currency: "GBP",
        isMonthly: true,
        hasExtras: false,
      });
  });

  it("one reference makes one subscription, however often it is asked for", async () => {
    const asked = request(inDays(trialDays));

    const created = await Promise.all([1, 2, 3, 4, 5].map(() => world.payments.createSubscription(asked)));

    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect((await read(created[0]!.id)).reference).toBe(asked.reference);
  });

  it("nothing can be charged before somebody paid", async () => {
    const created = await world.payments.createSubscription(request(inDays(trialDays)));

    const found = await read(created.id);

    expect(found.hasPaymentMethod).toBe(false);
    expect(["incomplete", "trialing"]).toContain(found.status);
    expect(await chargesOf(created.id)).toEqual([]);
  });

  it("a trial takes nothing until it ends, then the price once", async () => {
    const trial = await aTrial();
    expect(trial).toMatchObject({ status: "trialing", hasPaymentMethod: true, clientSecret: null });
    expect(Math.abs(trial.trialEnd!.getTime() - inDays(trialDays).getTime())).toBeLessThan(60_000);
    expect(await chargesOf(trial.id)).toEqual([]);

    await world.moveBy(trialDays + 1);

    expect(await read(trial.id)).toMatchObject({ status: "active", cancelsAtPeriodEnd: false });
    const charges = await chargesOf(trial.id);
    expect(charges).toMatchObject([{ amountPence: plans.agency.pricePence, refundedPence: 0 }]);
  });

  it("the first payment without a trial is taken at once", async () => {
    const paying = await aPaying();

    expect(paying).toMatchObject({ status: "active", hasPaymentMethod: true });
    expect(await chargesOf(paying.id)).toMatchObject([{ amountPence: plans.agency.pricePence, refundedPence: 0 }]);
  });

  it("one card has one fingerprint", async () => {
    const [one, other, another] = [
      await aTrial({ card: "SAMECARD00001" }),
      await aTrial({ card: "SAMECARD00001" }),
      await aTrial(),
    ];

    expect(one.cardFingerprint).toBe(other.cardFingerprint);
    expect(another.cardFingerprint).not.toBeNull();
    expect(another.cardFingerprint).not.toBe(one.cardFingerprint);
  });

  it("a cancelled subscription runs until its period ends and is never charged again", async () => {
    const { id, currentPeriodEnd } = await aTrial();

    const cancelled = await world.payments.cancelAtPeriodEnd(id);
    const again = await world.payments.cancelAtPeriodEnd(id);

    expect(cancelled).toMatchObject({ status: "trialing", cancelsAtPeriodEnd: true, currentPeriodEnd });
    expect(again).toEqual(cancelled);
    await world.moveBy(trialDays + 1);
    expect((await read(id)).status).toBe("ended");
    expect(await chargesOf(id)).toEqual([]);
  });

  it("a paid subscription that is cancelled keeps the end of what was paid", async () => {
    const { id, currentPeriodEnd } = await aPaying();

    const cancelled = await world.payments.cancelAtPeriodEnd(id);

    expect(cancelled).toMatchObject({ status: "active", cancelsAtPeriodEnd: true });
    expect(Math.abs(cancelled.currentPeriodEnd!.getTime() - currentPeriodEnd!.getTime())).toBeLessThan(1_000);
  });

  it("a subscription whose cancellation was taken back renews", async () => {
    const { id } = await aTrial();
    await world.payments.cancelAtPeriodEnd(id);

    const reactivated = await world.payments.reactivate(id);

    expect(reactivated).toMatchObject({ status: "trialing", cancelsAtPeriodEnd: false });
    await world.moveBy(trialDays + 1);
    expect(await chargesOf(id)).toHaveLength(1);
  });

  it("a subscription can be ended at once, and a second time without an error", async () => {
    const { id } = await aPaying();

    const ended = await world.payments.cancelNow(id);
    const again = await world.payments.cancelNow(id);

    expect([ended.status, again.status]).toEqual(["ended", "ended"]);
    await world.moveBy(40);
    expect(await chargesOf(id)).toHaveLength(1);
  });

  it("a charge is refunded once, in full", async () => {
    const { id } = await aPaying();
    const [charge] = await chargesOf(id);

    await world.payments.refund(charge!.id);
    await world.payments.refund(charge!.id);

    expect(await chargesOf(id)).toMatchObject([
      { id: charge!.id, amountPence: plans.agency.pricePence, refundedPence: plans.agency.pricePence },
    ]);
  });

  it("the end of a trial can be moved", async () => {
    const { id } = await aTrial();

    const moved = await world.payments.moveTrialEnd(id, inDays(60));

    expect(Math.abs(moved.trialEnd!.getTime() - inDays(60).getTime())).toBeLessThan(60_000);
    await world.moveBy(45);
    expect(await chargesOf(id)).toEqual([]);
  });

  it("a renewal that fails is past due, not paid", async () => {
    const { id } = await aTrial({ failsRenewals: true });

    await world.moveBy(trialDays + 0.5);

    expect((await read(id)).status).toBe("past_due");
    expect(await chargesOf(id)).toEqual([]);
  });

  it("an invented id is unknown", async () => {
    expect(await world.payments.readSubscription("sub_invented")).toBeNull();
  });

  it.runIf(canList)("its list has what runs and not what ended", async () => {
    const [running, ended] = [await aTrial(), await aTrial()];
    await world.payments.cancelNow(ended.id);

    const list = world.payments.listSubscriptions();

    const ids: string[] = [];
    for await (const { id } of list!) ids.push(id);
    expect(ids).toContain(running.id);
    expect(ids).not.toContain(ended.id);
  });

  it("an event with its signature is read", async () => {
    const event = await world.payments.verifyWebhook(world.deliver({ id: "evt_1", subscriptionId: "sub_1" }));

    expect(event).toMatchObject({ id: "evt_1", subscriptionId: "sub_1" });
  });

  it("an event is refused when its signature is missing, or its content was changed", async () => {
    const good = world.deliver({ id: "evt_2", subscriptionId: "sub_2" });
    const changed = { ...good, rawBody: good.rawBody.replace("sub_2", "sub_3") };

    await expect(world.payments.verifyWebhook({ ...good, headers: {} })).rejects.toThrow(InvalidSignature);
    await expect(world.payments.verifyWebhook(changed)).rejects.toThrow(InvalidSignature);
    await expect(world.payments.verifyWebhook({ ...good, rawBody: "not json" })).rejects.toThrow(InvalidSignature);
  });

  it("an event is read up to 300 seconds before and after it was signed, and no further", async () => {
    const { payments, deliver } = world;
    const verify = (ageSeconds: number) =>
      payments.verifyWebhook(deliver({ id: "evt_4", subscriptionId: "sub_4" }, { ageSeconds }));

    await expect(verify(298)).resolves.toBeDefined();
    await expect(verify(-298)).resolves.toBeDefined();
    await expect(verify(302)).rejects.toThrow(InvalidSignature);
    await expect(verify(-302)).rejects.toThrow(InvalidSignature);
  });

  it.runIf(isRemote).each([402, 429, 500, "hang"] as const)(
    "a provider that replies %s is a failure with its kind, and leaves nothing half done",
    async (fault) => {
      const asked = request(inDays(trialDays));
      const { id } = await aTrial();
      const calls = { 402: "declined", 429: "unreachable", 500: "unreachable", hang: "unreachable" } as const;

      world.faults!.set(fault);
      const failures = await Promise.all(
        [
          world.payments.createSubscription(asked),
          world.payments.cancelAtPeriodEnd(id),
          world.payments.readSubscription(id),
        ].map((call) =>
          call.then(
            () => null,
            (error: unknown) => error as PaymentFailure,
          ),
        ),
      );
      world.faults!.set(null);

      for (const failure of failures) {
        expect(failure).toBeInstanceOf(PaymentFailure);
        expect(failure!.kind).toBe(calls[fault]);
      }
      expect((await read(id)).cancelsAtPeriodEnd).toBe(false);
      const created = await world.payments.createSubscription(asked);
      expect((await read(created.id)).reference).toBe(asked.reference);
    },
  );
});
