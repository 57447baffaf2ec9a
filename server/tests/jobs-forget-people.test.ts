import { requestPasswordReset } from "@triptych/contract/accounts";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { expect, it } from "vitest";
import { aMember } from "../testing/accounts.ts";
import { startApp } from "../testing/start-app.ts";

it("leaves no job that names the address of a deleted account after its last email", async () => {
  const app = await startApp();
  const [leaving, staying] = [await aMember(app, "brand"), await aMember(app, "brand")];
  const countJobs = async (email: string) => {
    const { rows } = await app.open.pool.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where position($1 in concat(data::text, output::text)) > 0",
      [email],
    );
    return rows[0]!.count;
  };
  for (const { email } of [leaving, staying]) await app.call(requestPasswordReset, { body: { email } });
  const before = await countJobs(leaving.email);

  await app.call(deleteOwnAccount, { body: { password: leaving.password } }, { as: leaving.browser });
  const [rightAfter, waiting] = [await countJobs(leaving.email), await countJobs(staying.email)];
  const emails = await app.emailsTo(leaving.email);

  expect([before, rightAfter, waiting]).toEqual([1, 1, 1]);
  expect(emails[0]!.subject).toMatch(/deleted/i);
  expect(emails.filter(({ subject }) => /password/i.test(subject))).toEqual([]);
  expect(await countJobs(leaving.email)).toBe(0);
  await app.close();
});
