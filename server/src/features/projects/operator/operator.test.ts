import { dismissReports, listAuditLog, listReports, withdrawReference } from "@triptych/contract/admin";
import { removeReference, reportReference } from "@triptych/contract/project-endings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOperator, type Member } from "../../../../testing/accounts.ts";
import { answers, aPublishedReference, giving, pageOf, referencesAbout } from "../../../../testing/projects.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp();
  operator = await anOperator(app);
});
afterAll(() => app.close());

const asOperator = () => ({ as: operator.browser });
const listOf = async (referenceId: string) =>
  (await app.call(listReports, {}, asOperator())).filter((each) => each.referenceId === referenceId);

it("shows a reported reference to operators once for each person, and no more after they keep it", async () => {
  const { owner, chosen, reference } = await aPublishedReference(app);
  const params = { referenceId: reference.id };
  const report = { params, body: { reason: "We never ate bread." } };

  for (const person of [chosen, chosen, owner]) await app.call(reportReference, report, { as: person.browser });
  const reported = await listOf(reference.id);
  await app.call(dismissReports, { params }, asOperator());

  expect(reported).toMatchObject([
    {
      ...answers,
      author: owner.username,
      about: chosen.username,
      reports: [
        { username: chosen.username, reason: "We never ate bread." },
        { username: owner.username, reason: "We never ate bread." },
      ],
    },
  ]);
  expect(await listOf(reference.id)).toEqual([]);
  expect(await referencesAbout(app, chosen, owner)).toHaveLength(1);
  expect((await app.refusal(dismissReports, { params }, asOperator())).code).toBe("not_found");
});

it("withdraws a reference everywhere, for good, and notes who did", async () => {
  const work = await aPublishedReference(app);
  const { owner, chosen, reference, projectId } = work;
  const params = { referenceId: reference.id };
  await app.call(reportReference, { params, body: { reason: "Not true." } }, { as: chosen.browser });

  await app.call(withdrawReference, { params, body: { reason: "They never worked together." } }, asOperator());

  expect(await listOf(reference.id)).toEqual([]);
  expect(await referencesAbout(app, chosen, owner)).toEqual([]);
  expect((await pageOf(app, work, owner)).completion!.ownReference).toMatchObject({ state: "withdrawn", work: "" });
  expect((await pageOf(app, work, chosen)).completion).toMatchObject({ theirReference: null, hasTheirs: false });
  const { rows } = await app.open.pool.query("select work, went_well, again from project_references where id = $1", [
    reference.id,
  ]);
  expect(rows).toEqual([{ work: "", went_well: "", again: "" }]);
  const [entry] = await app.call(listAuditLog, { query: {} }, asOperator());
  expect(entry).toMatchObject({ action: "Withdrew reference", target: owner.username });
  const refusals = [
    await app.refusal(...giving(work, owner)),
    await app.refusal(removeReference, { params: { projectId } }, { as: owner.browser }),
    await app.refusal(withdrawReference, { params, body: { reason: "Again." } }, asOperator()),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(["conflict", "conflict", "conflict"]);
});
