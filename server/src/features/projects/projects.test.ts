import { createBrief } from "@triptych/contract/matching-briefs";
import { blockContact, sendMessage } from "@triptych/contract/messaging";
import {
  addProjectNote,
  replyToProjectInvitation,
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
    const params = { projectId: project.id };
    const as = { as: stranger.browser };
    const refusals = await Promise.all([
      app.refusal(getProject, { params }, as),
      app.refusal(updateProject, { params, body: words }, as),
      app.refusal(changeProjectStatus, { params, body: { status: "done" } }, as),
      app.refusal(inviteToProject, { params, body: { userId: stranger.id } }, as),
      app.refusal(removeFromProject, { params: { ...params, userId: owner.id } }, as),
      app.refusal(replyToProjectInvitation, { params, body: { isAccepted: true } }, as),
      app.refusal(addProjectNote, { params, body: { content: "Hi" } }, as),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => "not_found"));
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

    const replies = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        app.call(
          replyToProjectInvitation,
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
    expect(replies.filter((reply) => reply.status === "fulfilled")).toHaveLength(1);
    expect(page.notes.map((note) => note.content)).toEqual(["<b>First</b> sketches on Friday."]);
    expect((await app.refusal(getProject, { params: { projectId } }, { as: contact.browser })).status).toBe(404);
  });

  it("show who declined to the owner only, and notes and open invitations only to those who accepted", async () => {
    const owner = await aMember(app, "brand");
    const [accepted, invited, declined] = await Promise.all([aContactOf(owner), aContactOf(owner), aContactOf(owner)]);
    const { id: projectId } = await app.call(createProject, { body: words }, { as: owner.browser });
    const params = { projectId };
    for (const { id: userId } of [accepted, invited, declined])
      await app.call(inviteToProject, { params, body: { userId } }, { as: owner.browser });
    const respond = (member: Member, isAccepted: boolean) =>
      app.call(replyToProjectInvitation, { params, body: { isAccepted } }, { as: member.browser });
    await respond(accepted, true);
    await respond(declined, false);
    await app.call(addProjectNote, { params, body: { content: "Our budget is small." } }, { as: owner.browser });

    const seenBy = async (member: Member) => {
      const page = await app.call(getProject, { params }, { as: member.browser });
      return { people: page.people.map(({ userId }) => userId), notes: page.notes.length };
    };
    const byOwner = await seenBy(owner);
    const byAccepted = await seenBy(accepted);
    const byInvited = await seenBy(invited);

    expect(byOwner).toEqual({ people: [owner.id, accepted.id, invited.id, declined.id], notes: 1 });
    expect(byAccepted).toEqual({ people: [owner.id, accepted.id, invited.id], notes: 1 });
    expect(byInvited).toEqual({ people: [owner.id, accepted.id, invited.id], notes: 0 });
    expect((await app.refusal(getProject, { params }, { as: declined.browser })).status).toBe(404);
  });

  it("keep the history of their status, and refuse a change that is not allowed", async () => {
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

  it("invite contacts only, and nobody who blocked the owner", async () => {
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
  const owner = await aMember(app, "brand");
  return { owner, contact: await aContactOf(owner) };
}

async function aContactOf(owner: Member): Promise<Member> {
  const contact = await aMember(app, "brand");
  await saveBrandProfile(app, contact.browser);
  await app.call(sendMessage, { body: { receiverId: contact.id, content: "Hello there" } }, { as: owner.browser });
  return contact;
}
