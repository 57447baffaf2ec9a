import { randomUUID } from "node:crypto";
import type { PayingType } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { createLocalPayments } from "../src/adapters/payments/local.ts";
import type { PaymentEvent } from "../src/adapters/payments/payments.ts";
import { billingJobs } from "../src/features/billing/jobs.ts";
import { billingService } from "../src/features/billing/service.ts";
import { movableClock, systemClock } from "../src/platform/process/clock.ts";
import type { Transaction } from "../src/platform/database/database.ts";
import { createIds } from "../src/platform/process/ids.ts";
import { createLog } from "../src/platform/process/log.ts";
import { createQueue } from "../src/platform/jobs/queue.ts";
import { createSignedTokens } from "../src/platform/security/signed-token.ts";
import type { Viewer } from "../src/platform/security/viewer.ts";
import { openTestDatabase } from "./test-database.ts";

/** Starts billing alone with the local test provider. The test decides which of its events are delivered. */
export async function startBillingWorld() {
  const open = await openTestDatabase();
  const { database, pool } = open;
  const clock = movableClock(systemClock);
  const newId = createIds(clock);
  const log = createLog({ level: "fatal" });
  const queue = createQueue({ open, clock, log, isAutomatic: false });
  const undelivered: PaymentEvent[] = [];
  const emails: { to: string; subject: string }[] = [];

  const local = createLocalPayments({
    database,
    clock,
    newId,
    secret: randomUUID(),
    onEvent: async (_tx, event) => void undelivered.push(event),
  });
  const billing = billingService({
    database,
    clock,
    newId,
    log,
    queue,
    providers: { local },
    paymentMethods: { card: { provider: "local" }, wallet: null },
    testCards: local,
    mail: { send: async ({ to, subject }) => void emails.push({ to, subject }) },
    tokens: createSignedTokens({ secret: "a secret for tests", purpose: "billing.cancellation" }),
    checkoutTokens: createSignedTokens({ secret: "a secret for tests", purpose: "billing.checkout" }),
    settings: { publicUrl: "http://localhost:3000", productName: "Triptych" },
    reminderTokens: createSignedTokens({ secret: "a secret for tests", purpose: "billing.reminders" }),
    stopReminders: async () => {},
    listOperators: async () => [],
    findRecipient: async (userId) => ({
      signInId: userId,
      email: `${userId}@mail.example`,
      username: userId,
      wantsBilling: true,
    }),
    isEmailTaken: async () => false,
    onAccessChanged: async () => {},
    onDetailsChanged: async () => {},
  });
  billingJobs(queue, billing);
  await queue.start();

  async function insertUsers(people: { userId: string; userType: PayingType }[]) {
    for (const { userId, userType } of people) {
      await pool.query("insert into users (id, username, user_type, created_at) values ($1, $2, $3, $4)", [
        userId,
        userId,
        userType,
        clock.now(),
      ]);
    }
  }

  async function subscribe(
    userType: PayingType,
    cardNumber: string,
    { claims = true, email = `${randomUUID()}@mail.example` } = {},
  ) {
    const browserHash = randomUUID();
    const started = await billing.start({ viewer: null, browserHash }, { email, userType });
    const { status } = await local.confirm({
      clientSecret: started.clientSecret!,
      cardNumber,
      expiry: "12/49",
      cvc: "123",
    });
    if (status !== "succeeded" || !claims) return null;
    const { subscriptionId, customerId } = started;
    const claim = { browserHash, subscriptionId, customerId, email, userType };
    await billing.checkClaim(claim);
    const userId = newId();
    await insertUsers([{ userId, userType }]);
    await database.transaction(async (tx) => {
      await billing.claim(tx, { ...claim, userId });
    });
    return viewerOf(userId, userType);
  }

  return {
    billing,
    local,
    clock,
    emails,
    undelivered,
    subscribe,
    insertUsers,
    inTransaction: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.transaction(work),
    query: async <Row>(text: string): Promise<Row[]> => (await pool.query(text)).rows as Row[],
    deliver: async (event: PaymentEvent) => billing.receive("local", local.sign(event)),
    work: () => queue.drain(),
    /** Moves product and provider a day ahead, and ends what has run out. */
    passDay: async () => {
      clock.moveBy(msPerDay);
      await local.advance();
      await billing.endOverdue();
    },
    close: async () => {
      await queue.stop();
      await open.close();
    },
  };
}

export type BillingWorld = Awaited<ReturnType<typeof startBillingWorld>>;

function viewerOf(userId: string, userType: PayingType): Viewer {
  return {
    signInId: userId,
    sessionId: userId,
    userId,
    username: userId,
    userType,
    role: "owner",
    isAdmin: false,
    isEmailVerified: true,
    hasAccess: true,
  };
}
