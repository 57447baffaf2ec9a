import { deleteOwnAccount } from "@triptych/contract/legal";
import { addProjectNote, listProjects, removeFromProject } from "@triptych/contract/projects";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { tablesContaining } from "../../../../testing/held-rows.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import {
  aChosenFreelancer,
  aPublishedReference,
  giving,
  marking,
  pageOf,
  referencesAbout,
  type Work,
} from "../../../../testing/projects.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const leave = ({ browser, password }: Member) => app.call(deleteOwnAccount, { body: { password } }, { as: browser });
const note = ({ projectId }: Work, { browser }: Member, content: string) =>
  app.call(addProjectNote, { params: { projectId }, body: { content } }, { as: browser });
const listOf = ({ browser }: Member) => app.call(listProjects, {}, { as: browser });
const rowsOf = async ({ projectId }: Pick<Work, "projectId">) =>
  (await app.open.pool.query("select id from projects where id = $1", [projectId])).rows;

describe("a project whose owner's account ends", () => {
  it("stays for the chosen person, without the owner's name, notes and brief, and can be completed by them", async () => {
    const work = await aChosenFreelancer(app, { owner: await aBrand(app, { brandName: "Quillon & Daughters" }) });
    const { owner, chosen } = work;
    await note(work, owner, "Ring me at the mill.");
    await note(work, chosen, "I bring the lamps.");
    await app.open.pool.query("update projects set brief_id = gen_random_uuid(), brief_text = $2 where id = $1", [
      work.projectId,
      "Quillon & Daughters look for pictures",
    ]);

    await leave(owner);
    const left = await pageOf(app, work, chosen);
    const done = await app.call(...marking(work, chosen));

    expect(left).toMatchObject({
      title: "Autumn menu",
      description: "Twelve pictures of bread.",
      gone: ["owner"],
      brief: null,
      isOwner: false,
      completion: { with: null, mine: null, completedAt: null },
    });
    expect(left.people.map(({ userId }) => userId)).toEqual([chosen.id]);
    expect(left.notes.map(({ content }) => content)).toEqual(["I bring the lamps."]);
    expect(left.history[0]!.changedBy).toEqual({ userId: null, displayName: "Account closed" });
    expect(done).toMatchObject({ status: "done", completion: { completedAt: expect.any(String) as string } });
    expect((await listOf(chosen))[0]).toMatchObject({ id: work.projectId, waitsFor: null });
    expect((await app.refusal(...giving(work, chosen))).code).toBe("conflict");
    expect(await tablesContaining(app.open.pool, "Quillon")).toEqual([]);
    expect(await tablesContaining(app.open.pool, owner.id)).not.toContain("projects");
  });

  it("is deleted where nobody has accepted it", async () => {
    const work = await aChosenFreelancer(app, { isAccepted: false });

    await leave(work.owner);

    expect(await rowsOf(work)).toEqual([]);
    expect(await listOf(work.chosen)).toEqual([]);
  });

  it("is complete where the chosen person had marked it, and waits for them where the owner had", async () => {
    const [one, other] = [await aChosenFreelancer(app), await aChosenFreelancer(app)];
    await app.call(...marking(one, one.chosen));
    await app.call(...marking(other, other.owner));

    for (const { owner } of [one, other]) await leave(owner);

    expect(await pageOf(app, one, one.chosen)).toMatchObject({ status: "done", gone: ["owner"] });
    expect((await listOf(other.chosen))[0]).toMatchObject({ status: "in progress", waitsFor: "completion" });
    expect((await app.call(...marking(other, other.chosen))).status).toBe("done");
  });

  it("ends when the last person leaves it, by leaving or with their account", async () => {
    const works = [await aChosenFreelancer(app), await aChosenFreelancer(app)];
    for (const { owner } of works) await leave(owner);
    const [one, other] = works as [Work<Member>, Work<Member>];

    await app.call(
      removeFromProject,
      { params: { projectId: one.projectId, userId: one.chosen.id } },
      { as: one.chosen.browser },
    );
    await leave(other.chosen);

    expect([...(await rowsOf(one)), ...(await rowsOf(other))]).toEqual([]);
  });

  it("takes the references that the owner gave and those about the owner with it", async () => {
    const { owner, chosen, ...work } = await aPublishedReference(app);

    await leave(owner);

    expect(await referencesAbout(app, chosen, chosen)).toEqual([]);
    expect((await pageOf(app, work, chosen)).completion).toMatchObject({
      ownReference: null,
      theirReference: null,
      hasTheirs: false,
    });
  });
});

describe("a project whose chosen person's account ends", () => {
  it("shows the owner that the account is closed, and can be completed by the owner", async () => {
    const work = await aChosenFreelancer(app);

    await leave(work.chosen);
    const left = await pageOf(app, work, work.owner);
    const done = await app.call(...marking(work, work.owner));

    expect(left).toMatchObject({ gone: ["chosen"], completion: { with: null } });
    expect(left.history.at(-1)!.changedBy).toEqual({ userId: null, displayName: "Account closed" });
    expect(done).toMatchObject({ status: "done", gone: ["chosen"] });
  });

  it("is complete where the owner had marked it, and has no other side where they had not accepted", async () => {
    const [marked, early] = [await aChosenFreelancer(app), await aChosenFreelancer(app, { isAccepted: false })];
    await app.call(...marking(marked, marked.owner));

    for (const { chosen } of [marked, early]) await leave(chosen);

    expect((await pageOf(app, marked, marked.owner)).status).toBe("done");
    expect(await pageOf(app, early, early.owner)).toMatchObject({ gone: [], completion: null, status: "draft" });
  });

  it("stays for others, also when the owner leaves too", async () => {
    const work = await aChosenFreelancer(app);
    const other = await aFreelancer(app);
    await app.open.pool.query(
      "insert into project_people (project_id, user_id, state, invited_at) values ($1, $2, 'accepted', now())",
      [work.projectId, other.id],
    );

    for (const person of [work.chosen, work.owner]) await leave(person);

    expect(await pageOf(app, work, other)).toMatchObject({ gone: ["owner", "chosen"], completion: null });
  });

  it("can be left by an owner and a chosen person at the same time", async () => {
    const work = await aChosenFreelancer(app);

    const left = await Promise.allSettled([work.owner, work.chosen].map(leave));

    expect(left.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect(await rowsOf(work)).toEqual([]);
  });
});
