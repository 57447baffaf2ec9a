/**
 * Lets time pass over many introductions while work is interrupted.
 *
 * @module-tag embedded-only
 */
import { introductionLimits } from "@triptych/contract/introductions";
import { msPerDay, msPerHour } from "@triptych/contract/durations";
import { describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { answering, introductionsOf, withdrawing } from "../../../../testing/introductions.ts";
import { startApp } from "../../../../testing/start-app.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { OutgoingEmail } from "../../../adapters/mail/mail.ts";
import type { Transaction } from "../../../platform/database/database.ts";

const introductionsInAll = 500;
const stepMs = 6 * msPerHour;

describe("500 introductions, with a crash at every turn", () => {
  it("are all answered, withdrawn or lapsed within seven days, and nobody is reminded twice of one", async () => {
    const random = seeded(11);
    const { app, emails, crashes } = await startCrashing(random);
    const senders = await Promise.all(Array.from({ length: 25 }, () => aMember(app, "brand")));
    const recipients = await Promise.all(Array.from({ length: 20 }, () => aMember(app, "brand")));
    const pairs = senders.flatMap((from) => recipients.map((to) => ({ from, to })));
    const begins = pairs.map(() => Math.floor(random() * 24));
    const unended: string[] = [];
    const made = new Map<string, { from: Member; to: Member; createdAt: Date }>();

    for (let step = 0; step < 24 + (introductionLimits.closesAfterDays * msPerDay) / stepMs + 2; step += 1) {
      crashes.areOn = true;
      for (const [at, pair] of pairs.entries())
        if (begins[at] === step) {
          const createdAt = new Date(app.clock.now().getTime() - Math.floor(random() * stepMs));
          made.set(await insertIntroduction(app, pair, createdAt), { ...pair, createdAt });
        }
      for (const [id, { from, to }] of made) {
        const chance = random();
        if (chance < 0.008) await app.call(...answering(to, { id }, { answer: "accept" })).catch(() => {});
        else if (chance < 0.012)
          await app.call(...answering(to, { id }, { answer: "decline", reason: "busy" })).catch(() => {});
        else if (chance < 0.018)
          await app.call(...answering(to, { id }, { answer: "ask", text: "Where?" })).catch(() => {});
        else if (chance < 0.024) await app.call(...withdrawing(from, { id })).catch(() => {});
      }
      app.clock.moveBy(stepMs);
      await app.queue.moveBy(stepMs).catch(() => {});
      crashes.areOn = false;
      for (const [id, shown] of await listShown(app, senders[step % senders.length]!)) {
        const isOver =
          made.get(id)!.createdAt.getTime() + introductionLimits.closesAfterDays * msPerDay <= +app.clock.now();
        if (isOver && (shown.answeredAt ?? shown.endedAt) === null) unended.push(id);
      }
    }
    await app.queue.moveBy(msPerHour);

    const { rows } = await app.open.pool.query<{ state: string; hours: number; answered: boolean }>(
      `select state, answered_at is not null as answered,
         (extract(epoch from coalesce(answered_at, ended_at) - created_at) / 3600)::float8 as hours from introductions`,
    );
    expect(rows).toHaveLength(introductionsInAll);
    expect(unended).toEqual([]);
    expect(rows.filter(({ state, answered }) => state === "open" && !answered)).toEqual([]);
    expect(Math.max(...rows.map(({ hours }) => hours))).toBe(introductionLimits.closesAfterDays * 24);
    const outcomes = rows.map(({ state }) => (state === "open" ? "asked" : state));
    expect(new Set(outcomes)).toEqual(new Set(["accepted", "declined", "asked", "withdrawn", "lapsed"]));
    const reminded = emails.flatMap(({ to, text }) =>
      [...text.matchAll(/^(\S+): open until/gm)].map(([, name]) => `${name} to ${to}`),
    );
    expect(reminded.length).toBeGreaterThan(300);
    expect(new Set(reminded).size).toBe(reminded.length);
    expect(crashes.count).toBeGreaterThan(50);
    const { rows: counted } = await app.open.pool.query<{ counted: number }>(
      "select sum(received)::int as counted from response_figures",
    );
    expect(counted[0]!.counted).toBe(rows.filter(({ state, answered }) => answered || state === "lapsed").length);
    await app.close();
  }, 120_000);
});

type Crashing = Awaited<ReturnType<typeof startCrashing>>["app"];

/** Starts an app whose transactions fail before or after their commit, and whose emails fail, as often as the numbers say. */
async function startCrashing(random: () => number) {
  const crashes = { areOn: false, count: 0 };
  const crash = (share: number) => {
    if (!crashes.areOn || random() > share) return;
    crashes.count += 1;
    throw new Error("Crashed.");
  };
  const emails: OutgoingEmail[] = [];
  const open = await openTestDatabase();
  const begin = open.database.transaction.bind(open.database);
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const done = await begin(async (tx) => {
      const result = await work(tx);
      crash(0.2);
      return result;
    });
    crash(0.1);
    return done;
  };
  const app = await startApp({
    env: { LOG_LEVEL: "silent" },
    open: { ...open, database: Object.assign(open.database, { transaction }) },
  });
  const { send } = app.outbox!;
  Object.assign(app.outbox!, {
    send: async (email: OutgoingEmail) => {
      crash(0.2);
      await send(email);
      if (/waits? for your answer/.test(email.subject)) emails.push(email);
    },
  });
  return { app, emails, crashes };
}

async function insertIntroduction(app: Crashing, { from, to }: { from: Member; to: Member }, createdAt: Date) {
  const id = crypto.randomUUID();
  const { pool } = app.open;
  await pool.query(
    `insert into introductions (id, sender_id, recipient_id, state, created_at, closes_at)
     values ($1, $2, $3, 'open', $4, $5)`,
    [id, from.id, to.id, createdAt, new Date(+createdAt + introductionLimits.closesAfterDays * msPerDay)],
  );
  await pool.query(
    `insert into conversations (id, lower_user_id, higher_user_id, awaited_user_id)
     values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $3)`,
    [id, from.id, to.id],
  );
  return id;
}

async function listShown(app: Crashing, member: Member) {
  return (await introductionsOf(app, member)).map((shown) => [shown.id, shown] as const);
}

/** Returns the numbers of Park and Miller's generator. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}
