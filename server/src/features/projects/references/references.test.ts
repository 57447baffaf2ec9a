import { msPerHour } from "@triptych/contract/durations";
import { blockContact } from "@triptych/contract/messaging";
import { exportOwnRecords } from "@triptych/contract/legal";
import {
  removeReference,
  listReferences,
  referenceLimits,
  replyToReference,
  reportReference,
} from "@triptych/contract/project-endings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveDays, signInAgain } from "../../../../testing/clock.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import {
  aChosenFreelancer,
  aCompletedProject,
  answers,
  aPublishedReference,
  giving,
  marking,
  pageOf,
  referencesAbout,
} from "../../../../testing/projects.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const { publishedAfterDays } = referenceLimits;

/** Returns when the publication of references was noted, the first given first. */
const announcedAt = async ({ open }: TestApp) =>
  (await open.pool.query("select announced_at from project_references order by id")).rows;

describe("a reference", () => {
  it("is seen by nobody until both are given, and is then published with the other one", async () => {
    const work = await aCompletedProject(app);
    const { owner, chosen } = work;
    const stranger = await aBrand(app);

    const first = await app.call(...giving(work, owner));
    const before = [await referencesAbout(app, chosen, stranger), await referencesAbout(app, chosen, chosen)];
    const seenByOther = (await pageOf(app, work, chosen)).completion!;
    const exported = JSON.stringify(await app.call(exportOwnRecords, {}, { as: chosen.browser }));
    const second = await app.call(...giving(work, chosen, { work: "A brand that answers within the hour." }));

    expect(first.completion!.ownReference).toMatchObject({ ...answers, state: "waiting", reply: null });
    expect(before).toEqual([[], []]);
    expect(seenByOther).toMatchObject({ hasTheirs: true, theirReference: null });
    expect(exported).not.toContain(answers.wentWell);
    expect(second.completion).toMatchObject({ ownReference: { state: "published" }, theirReference: answers });
    expect(await referencesAbout(app, chosen, stranger)).toMatchObject([{ ...answers, author: { userId: owner.id } }]);
    expect(await referencesAbout(app, owner, stranger)).toMatchObject([{ author: { userId: chosen.id } }]);
  });

  it("is published without the other one when its time has come, and one that is given later at once", async () => {
    const moving = await startApp();
    const work = await aCompletedProject(moving);
    const { owner, chosen } = work;
    await moving.call(...giving(work, owner));

    await moveDays(moving, publishedAfterDays - 1);
    await signInAgain(moving, owner);
    const early = await referencesAbout(moving, chosen, owner);
    await moveDays(moving, 1);
    await signInAgain(moving, owner);
    await signInAgain(moving, chosen);
    const published = await referencesAbout(moving, chosen, owner);
    const announced = await announcedAt(moving);
    await moving.queue.moveBy(msPerHour);
    const late = await moving.call(...giving(work, chosen));

    expect(early).toEqual([]);
    expect(published).toMatchObject([answers]);
    expect(announced).toEqual([{ announced_at: expect.any(Date) as Date }]);
    expect((await announcedAt(moving))[0]).toEqual(announced[0]);
    expect(late.completion!.ownReference!.state).toBe("published");
    await moving.close();
  });

  it("can be changed, removed and given again until it is published", async () => {
    const work = await aCompletedProject(app);
    const { owner, chosen, projectId } = work;
    const removing = [removeReference, { params: { projectId } }, { as: owner.browser }] as const;

    await app.call(...giving(work, owner));
    const removed = await app.call(...removing);
    const twice = await app.refusal(...removing);
    await app.call(...giving(work, owner));
    const changed = await app.call(...giving(work, owner, { again: "No." }));
    await app.call(...giving(work, chosen));
    const tooLate = await app.refusal(...giving(work, owner));

    expect(removed.completion!.ownReference).toBeNull();
    expect(twice.code).toBe("not_found");
    expect(changed.completion!.ownReference!.again).toBe("No.");
    expect(tooLate.code).toBe("conflict");
  });

  it("can be removed after it is published, with the reports about it, and is not written anew by who has read the other", async () => {
    const work = await aCompletedProject(app);
    const { owner, chosen, projectId } = work;
    const removing = [removeReference, { params: { projectId } }, { as: owner.browser }] as const;
    await app.call(...giving(work, owner));
    await app.call(...giving(work, chosen));
    const [published] = await referencesAbout(app, chosen, owner);
    const report = { params: { referenceId: published!.id }, body: { reason: "Not true." } };
    await app.call(reportReference, report, { as: chosen.browser });
    expect((await referencesAbout(app, chosen, chosen))[0]).toMatchObject({ isReported: true });
    expect((await referencesAbout(app, chosen, owner))[0]).toMatchObject({ isReported: false });

    const page = await app.call(...removing);
    const refusals = [await app.refusal(...removing), await app.refusal(...giving(work, owner))];
    const { rows } = await app.open.pool.query("select 1 from reference_reports where reference_id = $1", [
      published!.id,
    ]);

    expect(page.completion!.ownReference).toMatchObject({ state: "withdrawn", work: "", wentWell: "", again: "" });
    expect(refusals.map(({ code }) => code)).toEqual(["conflict", "conflict"]);
    expect(rows).toEqual([]);
    expect(await referencesAbout(app, chosen, owner)).toEqual([]);
    expect(await referencesAbout(app, owner, chosen)).toHaveLength(1);
  });

  it("is published with the other one when both are given at once", async () => {
    const work = await aCompletedProject(app);

    await Promise.all([work.owner, work.chosen].map((person) => app.call(...giving(work, person))));

    expect(await referencesAbout(app, work.owner, work.chosen)).toHaveLength(1);
    expect(await referencesAbout(app, work.chosen, work.owner)).toHaveLength(1);
  });

  it("is refused before both sides have completed the project, without words, and from strangers", async () => {
    const half = await aChosenFreelancer(app);
    await app.call(...marking(half, half.owner));
    const whole = await aCompletedProject(app);
    const stranger = await aFreelancer(app);

    const refusals = [
      await app.refusal(...giving(half, half.owner)),
      await app.refusal(...giving(whole, whole.owner, { wentWell: "  " })),
      await app.refusal(...giving(whole, stranger)),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(["conflict", "invalid_input", "not_found"]);
  });
});

describe("the person whom a reference is about", () => {
  it("replies once, for everybody to read", async () => {
    const { owner, chosen, reference } = await aPublishedReference(app);
    const replying = (text: string) => ({ params: { referenceId: reference.id }, body: { text } });

    await app.call(replyToReference, replying("It was a joy."), { as: chosen.browser });
    const twice = await app.refusal(replyToReference, replying("And again."), { as: chosen.browser });
    const others = await app.refusal(replyToReference, replying("Hello."), { as: owner.browser });

    expect([twice.code, others.code]).toEqual(["conflict", "forbidden"]);
    expect(await referencesAbout(app, chosen, owner)).toMatchObject([{ reply: { text: "It was a joy." } }]);
  });
});

describe("who reads a reference", () => {
  it("is nobody whom a block hides from its author or from whom it is about", async () => {
    const { owner, chosen, reference } = await aPublishedReference(app);
    const [ofAuthor, ofSubject] = [await aBrand(app), await aBrand(app)];
    await app.call(blockContact, { body: { contactId: owner.id } }, { as: ofAuthor.browser });
    await app.call(blockContact, { body: { contactId: ofSubject.id } }, { as: chosen.browser });

    const read = await referencesAbout(app, chosen, ofAuthor);
    const hidden = await app.refusal(listReferences, { params: { userId: chosen.id } }, { as: ofSubject.browser });
    const report = { params: { referenceId: reference.id }, body: { reason: "Not true." } };
    const unreported = await app.refusal(reportReference, report, { as: ofSubject.browser });

    expect(read).toEqual([]);
    expect([hidden.code, unreported.code]).toEqual(["not_found", "not_found"]);
  });
});
