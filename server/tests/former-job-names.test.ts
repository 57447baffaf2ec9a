import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formerJobNames } from "../src/composition/former-job-names.ts";
import { sendNotice } from "../src/features/billing/job-definitions.ts";
import { systemClock } from "../src/platform/process/clock.ts";
import { createLog } from "../src/platform/process/log.ts";
import { createQueue } from "../src/platform/jobs/queue.ts";
import { aPaidSubscription } from "../testing/billing.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

describe("jobs that an older version queued", () => {
  it("have a present name that is a job's, and a former name that is not", async () => {
    const { rows } = await app.open.pool.query<{ name: string }>("select name from jobs.queue");
    const names = rows.map(({ name }) => name);

    expect(Object.values(formerJobNames).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(formerJobNames).filter((name) => names.includes(name))).toEqual([]);
  });

  it("send their email under their former name", async () => {
    const email = "waits-for-the-upgrade@people.example";
    const { subscriptionId } = await aPaidSubscription(app, { email, userType: "agency" });
    const { rows } = await app.open.pool.query("select id from subscriptions where provider_id = $1", [subscriptionId]);
    const former = { ...sendNotice, name: "send-billing-letter" };

    const older = createQueue({
      open: app.open,
      clock: systemClock,
      log: createLog({ level: "silent" }),
      isAutomatic: false,
    });
    older.work(former, () => Promise.reject(new Error("The older version has ended.")));
    await older.start();
    const payload = { subscriptionId: rows[0].id as string, kind: "unclaimed" as const, occasion: "once" };
    await app.open.database.transaction((tx) => older.add(tx, former, payload));
    await older.stop();
    await app.queue.drain();

    expect(await app.emailsTo(email)).toHaveLength(1);
  });
});
