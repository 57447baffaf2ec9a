import { createBrief } from "@triptych/contract/matching";
import { blockContact, sendMessage } from "@triptych/contract/messaging";
import {
  addProjectNote,
  answerProjectInvitation,
  changeProjectStatus,
  createProject,
  getProject,
  inviteToProject,
  listProjects,
  removeFromProject,
  updateProject,
} from "@triptych/contract/projects";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../testing/accounts.ts";
import { saveBrandProfile } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const words = { title: "Labels for eleven jars", description: "Redraw every label before September." };

describe("projects", () => {
  it("begin as a draft that only its owner sees", async () => {
    const [owner, stranger] = [await aMember(app, "brand"), await aMember(app, "brand")];

    const project = await app.call(createProject, { body: words }, { as: owner.browser });

    expect(project).toMatchObject({ ...words, status: "draft", isOwner: true, invitation: "owner" });
    expect(await app.call(listProjects, {}, { as: stranger.browser })).toEqual([]);
    for (const endpoint of [getProject] as const) {
      expect(
        (await app.refusal(endpoint, { params: { projectId: project.id } }, { as: stranger.browser })).status,
      ).toBe(404);
    }
    expect(
      (await app.refusal(updateProject, { params: { projectId: project.id }, body: words }, { as: stranger.browser }))
        .status,
    ).toBe(404);
    expect(
      (
        await app.refusal(
          addProjectNote,
          { params: { projectId: project.id }, body: { content: "Hi" } },
          { as: stranger.browser },
        )
      ).status,
    ).toBe(404);
  });

  it("come from a brief or a conversation in one step", async () => {
    const { owner, contact } = await twoContacts();
    const brief = await app.call(
      createBrief,
      { body: { originalText: "New labels", text: "New labels for jars", isImproved: false } },
      { as: owner.browser },
    );

    const project = await app.call(
      createProject,
      { body: { ...words, briefId: brief.id, contactId: contact.id } },
      { as: owner.browser },
    );

    const page = await app.call(getProject, { params: { projectId: project.id } }, { as: owner.browser });
    expect(page.brief).toEqual({ id: brief.id, text: "New labels for jars" });
    expect(page.people.map(({ userId, state }) => [userId, state])).toEqual([
      [owner.id, "owner"],
      [contact.id, "invited"],
    ]);
    expect(await app.call(listProjects, {}, { as: contact.browser })).toMatchObject([
      { id: project.id, isOwner: false, invitation: "pending" },
    ]);
  });

  it("let people accept once, write notes, and leave", async () => {
    const { owner, contact } = await twoContacts();
    const { id: projectId } = await app.call(
      createProject,
      { body: { ...words, contactId: contact.id } },
      { as: owner.browser },
    );
    const early = await app.refusal(
      addProjectNote,
      { params: { projectId }, body: { content: "Too early" } },
      { as: contact.browser },
    );

    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        app.call(
          answerProjectInvitation,
          { params: { projectId }, body: { isAccepted: true } },
          { as: contact.browser },
        ),
      ),
    );
    await app.call(
      addProjectNote,
      { params: { projectId }, body: { content: "<b>First</b> sketches on Friday." } },
      { as: contact.browser },
    );
    const page = await app.call(getProject, { params: { projectId } }, { as: owner.browser });
    await app.call(removeFromProject, { params: { projectId, userId: contact.id } }, { as: contact.browser });

    expect(early.code).toBe("forbidden");
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    expect(page.notes.map((note) => note.content)).toEqual(["<b>First</b> sketches on Friday."]);
    expect((await app.refusal(getProject, { params: { projectId } }, { as: contact.browser })).status).toBe(404);
  });

  it("keep the history of their status, and refuse a move that makes no sense", async () => {
    const owner = await aMember(app, "brand");
    const { id: projectId } = await app.call(createProject, { body: words }, { as: owner.browser });

    await app.call(changeProjectStatus, { params: { projectId }, body: { status: "open" } }, { as: owner.browser });
    await app.call(
      changeProjectStatus,
      { params: { projectId }, body: { status: "in progress" } },
      { as: owner.browser },
    );
    const page = await app.call(
      changeProjectStatus,
      { params: { projectId }, body: { status: "done" } },
      { as: owner.browser },
    );
    const refused = await app.refusal(
      changeProjectStatus,
      { params: { projectId }, body: { status: "draft" } },
      { as: owner.browser },
    );

    expect(page.history.map((change) => change.status)).toEqual(["draft", "open", "in progress", "done"]);
    expect(refused.code).toBe("conflict");
  });

  it("invite contacts only, and nobody who blocked", async () => {
    const { owner, contact } = await twoContacts();
    const stranger = await aMember(app, "brand");
    const { id: projectId } = await app.call(createProject, { body: words }, { as: owner.browser });
    await app.call(blockContact, { body: { contactId: owner.id } }, { as: contact.browser });

    const byBlock = await app.refusal(
      inviteToProject,
      { params: { projectId }, body: { userId: contact.id } },
      { as: owner.browser },
    );
    const byStranger = await app.refusal(
      inviteToProject,
      { params: { projectId }, body: { userId: stranger.id } },
      { as: owner.browser },
    );

    expect([byBlock.status, byStranger.status]).toEqual([404, 404]);
  });

  it("have titles from 3 to 120 characters and descriptions from 10 to 5,000", async () => {
    const owner = await aMember(app, "brand");
    const wrong = [
      { ...words, title: "ab" },
      { ...words, title: "x".repeat(121) },
      { ...words, description: "too short" },
      { ...words, description: "x".repeat(5_001) },
    ];

    const refusals = await Promise.all(
      wrong.map((body) => app.refusal(createProject, { body }, { as: owner.browser })),
    );
    const atLimit = await app.call(
      createProject,
      { body: { title: "x".repeat(120), description: "y".repeat(5_000) } },
      { as: owner.browser },
    );

    expect(refusals.map((refusal) => refusal.status)).toEqual([400, 400, 400, 400]);
    expect(atLimit.title).toHaveLength(120);
  });
});

async function twoContacts(): Promise<{ owner: Member; contact: Member }> {
  const [owner, contact] = [await aMember(app, "brand"), await aMember(app, "brand")];
  await saveBrandProfile(app, contact.browser);
  await app.call(sendMessage, { body: { receiverId: contact.id, content: "Hello there" } }, { as: owner.browser });
  return { owner, contact };
}
