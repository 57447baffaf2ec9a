import { deleteOwnAccount } from "@triptych/contract/legal";
import { updateNotificationPreferences } from "@triptych/contract/accounts";
import {
  createProject,
  inviteToProject,
  listProjects,
  removeFromProject,
  updateProject,
} from "@triptych/contract/projects";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodPassword } from "../../../../testing/accounts.ts";
import { moveDays, signInAgain } from "../../../../testing/clock.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { aChosenFreelancer, aCompletedProject, giving, marking, pageOf } from "../../../../testing/projects.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const emailsAbout = async (email: string) =>
  (await app.emailsTo(email)).filter(({ subject }) => subject === "A project of yours was marked as complete");

describe("a project for somebody who was chosen", () => {
  it("keeps what the brief asked for, the budget and the dates, and shows them to both", async () => {
    const { owner, chosen } = await aChosenFreelancer(app);
    const plan = {
      requirements: [{ label: "Food photography", force: "must" as const }],
      budget: "£3,000",
      dates: "in January",
      startsOn: "2027-01-04",
      endsOn: null,
    };
    const body = { title: "Spring menu", description: "Twelve pictures of buns.", contactId: chosen.id, ...plan };

    const project = await app.call(createProject, { body }, { as: owner.browser });

    const seen = [
      await pageOf(app, { projectId: project.id }, owner),
      await pageOf(app, { projectId: project.id }, chosen),
    ];
    expect(seen).toMatchObject([plan, plan]);
  });

  it("takes other dates and no budget from its owner, and no last day before the first", async () => {
    const { owner, projectId } = await aChosenFreelancer(app);
    const words = { title: "Autumn menu", description: "Twelve pictures of bread." };
    const as = { as: owner.browser };
    await app.call(
      updateProject,
      { params: { projectId }, body: { ...words, budget: "£900", dates: "soon", startsOn: "2027-02-01" } },
      as,
    );

    const change = { ...words, budget: " ", endsOn: "2027-02-03" };
    const page = await app.call(updateProject, { params: { projectId }, body: change }, as);

    expect(page).toMatchObject({ budget: null, dates: "soon", startsOn: "2027-02-01", endsOn: "2027-02-03" });
    const wrong = { ...words, startsOn: "2027-02-02", endsOn: "2027-02-01" };
    expect((await app.refusal(updateProject, { params: { projectId }, body: wrong }, as)).code).toBe("invalid_input");
  });
});

describe("completing a project", () => {
  it("takes both sides, and can be taken back until the other did", async () => {
    const work = await aChosenFreelancer(app);
    const { owner, chosen } = work;

    const half = await app.call(...marking(work, owner));
    const back = await app.call(...marking(work, owner, false));
    await app.call(...marking(work, owner));
    const whole = await app.call(...marking(work, chosen));

    expect(half.completion).toMatchObject({ mine: expect.any(String) as string, theirs: null, completedAt: null });
    expect(back.completion).toMatchObject({ mine: null, theirs: null });
    expect(whole.completion?.completedAt).not.toBeNull();
    expect(whole.status).toBe("done");
    expect(whole.history.map(({ status }) => status)).toEqual(["draft", "in progress", "done"]);
    expect((await app.refusal(...marking(work, owner, false))).code).toBe("conflict");
    expect((await app.call(...marking(work, chosen))).completion).toEqual(whole.completion);
  });

  it("is what a project waits for once the other side did, and then a reference for as long as both wait", async () => {
    const moving = await startApp();
    const work = await aChosenFreelancer(moving);
    const { owner, chosen } = work;
    const waiting = async () => [
      (await moving.call(listProjects, {}, { as: owner.browser }))[0]!.waitsFor,
      (await moving.call(listProjects, {}, { as: chosen.browser }))[0]!.waitsFor,
    ];

    const begun = await waiting();
    await moving.call(...marking(work, owner));
    const half = await waiting();
    await moving.call(...marking(work, chosen));
    await moving.call(...giving(work, owner));
    const whole = await waiting();
    await moveDays(moving, 14);
    for (const person of [owner, chosen]) await signInAgain(moving, person);

    expect([begun, half, whole, await waiting()]).toEqual([
      [null, null],
      [null, "completion"],
      [null, "reference"],
      [null, null],
    ]);
    await moving.close();
  });

  it("sends the other side one email, however often it is taken back", async () => {
    const work = await aChosenFreelancer(app);

    for (const isComplete of [true, false, true]) await app.call(...marking(work, work.owner, isComplete));
    await app.queue.drain();

    const emails = await emailsAbout(work.chosen.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain("“Autumn menu”");
    expect(emails[0]!.text).toContain(`/projects/${work.projectId}`);
    expect(await emailsAbout(work.owner.email)).toEqual([]);
  });

  it("sends no email about a mark that was taken back, nor to somebody who wants none", async () => {
    const [taken, unwanted] = [await aChosenFreelancer(app), await aChosenFreelancer(app)];
    await app.call(
      updateNotificationPreferences,
      { body: { email_notifications_billing: true, email_notifications_messages: false } },
      { as: unwanted.chosen.browser },
    );

    await app.call(...marking(taken, taken.owner));
    await app.call(...marking(taken, taken.owner, false));
    await app.call(...marking(unwanted, unwanted.owner));
    await app.queue.drain();

    expect(await emailsAbout(taken.chosen.email)).toEqual([]);
    expect(await emailsAbout(unwanted.chosen.email)).toEqual([]);
  });

  it("is refused before the chosen person accepts, and for everybody but the two sides", async () => {
    const early = await aChosenFreelancer(app, { isAccepted: false });
    const work = await aChosenFreelancer(app);
    const [bystander, stranger] = [await aFreelancer(app), await aFreelancer(app)];
    await app.open.pool.query(
      "insert into project_people (project_id, user_id, state, invited_at) values ($1, $2, 'accepted', now())",
      [work.projectId, bystander.id],
    );

    const refusals = [
      await app.refusal(...marking(early, early.owner)),
      await app.refusal(...marking(early, early.chosen)),
      await app.refusal(...marking(work, bystander)),
      await app.refusal(...marking(work, stranger)),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(["conflict", "conflict", "forbidden", "not_found"]);
    expect((await pageOf(app, early, early.owner)).completion).toBeNull();
    expect((await pageOf(app, work, bystander)).completion).toBeNull();
  });

  it("takes one side where the account of the other has ended", async () => {
    const work = await aChosenFreelancer(app);
    await app.call(deleteOwnAccount, { body: { password: goodPassword } }, { as: work.chosen.browser });

    const { completion, status } = await app.call(...marking(work, work.owner));

    expect(completion).toMatchObject({ with: null, theirs: null });
    expect(completion!.completedAt).not.toBeNull();
    expect(status).toBe("done");
  });

  it("is done once by two sides at the same time", async () => {
    const work = await aChosenFreelancer(app);

    await Promise.all(
      [work.owner, work.chosen, work.owner, work.chosen].map((person) => app.call(...marking(work, person))),
    );

    const page = await pageOf(app, work, work.owner);
    expect(page.completion!.completedAt).not.toBeNull();
    expect(page.history.map(({ status }) => status)).toEqual(["draft", "in progress", "done"]);
  });
});

describe("the other side of a project", () => {
  it("is whoever is invited first, and nobody once they are removed", async () => {
    const owner = await aBrand(app);
    const { chosen } = await aChosenFreelancer(app, { owner });
    const words = { title: "Winter menu", description: "Twelve pictures of stollen." };
    const { id: projectId } = await app.call(createProject, { body: words }, { as: owner.browser });
    const chosenOf = async () =>
      (await app.open.pool.query("select chosen_id from projects where id = $1", [projectId])).rows;
    const params = { projectId };

    await app.call(inviteToProject, { params, body: { userId: chosen.id } }, { as: owner.browser });
    const invited = await chosenOf();
    await app.call(removeFromProject, { params: { ...params, userId: chosen.id } }, { as: owner.browser });

    expect(invited).toEqual([{ chosen_id: chosen.id }]);
    expect(await chosenOf()).toEqual([{ chosen_id: null }]);
  });

  it("cannot be removed from a project that both have completed, and can leave it", async () => {
    const { owner, chosen, projectId } = await aCompletedProject(app);
    const request = { params: { projectId, userId: chosen.id } };

    expect((await app.refusal(removeFromProject, request, { as: owner.browser })).code).toBe("conflict");
    await app.call(removeFromProject, request, { as: chosen.browser });
  });
});
