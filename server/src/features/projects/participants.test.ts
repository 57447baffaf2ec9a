import { sendMessage } from "@triptych/contract/messaging";
import {
  addProjectNote,
  replyToProjectInvitation,
  changeProjectStatus,
  createProject,
  getProject,
  inviteToProject,
  projectLimits,
  removeFromProject,
  updateProject,
} from "@triptych/contract/projects";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../testing/accounts.ts";
import { openChannel } from "../../../testing/messaging.ts";
import { saveBrandProfile } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startApp();
  address = await app.listen();
});
afterAll(() => app?.close());

const words = { title: "Labels for eleven jars", description: "Redraw every label before September." };

describe("somebody who takes part in a project", () => {
  it("cannot change its words or status, invite people or remove others", async () => {
    const { owner, projectId, accepted, invited } = await aProject();
    const params = { projectId };
    const as = { as: accepted.browser };

    const refusals = [
      await app.refusal(updateProject, { params, body: words }, as),
      await app.refusal(changeProjectStatus, { params, body: { status: "open" } }, as),
      await app.refusal(inviteToProject, { params, body: { userId: invited.id } }, as),
      await app.refusal(removeFromProject, { params: { projectId, userId: invited.id } }, as),
      await app.refusal(removeFromProject, { params: { projectId, userId: owner.id } }, as),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => "forbidden"));
    const page = await app.call(getProject, { params }, { as: owner.browser });
    expect(page).toMatchObject({ status: "in progress", people: [{}, {}, {}] });
  });

  it("hears of changes unless they made them, and the owner hears of replies and notes", async () => {
    const { owner, projectId, accepted, invited } = await aProject();
    const params = { projectId };
    const channels = await Promise.all([owner, accepted, invited].map(channelOf));
    const counts = () => channels.map((channel) => channel.heard("projects_changed").length);

    await app.call(updateProject, { params, body: words }, { as: owner.browser });
    await Promise.all(channels.slice(1).map((channel) => channel.hears("projects_changed", 1)));
    const afterUpdate = counts();
    await app.call(addProjectNote, { params, body: { content: "On Friday." } }, { as: accepted.browser });
    await channels[0]!.hears("projects_changed", 1);
    await app.call(replyToProjectInvitation, { params, body: { isAccepted: false } }, { as: invited.browser });
    await channels[0]!.hears("projects_changed", 2);

    expect(afterUpdate).toEqual([0, 1, 1]);
    expect(channels[1]!.heard("projects_changed")).toHaveLength(1);
    for (const { socket } of channels) socket.close();
  });

  it("can be removed by the owner, and no longer sees the project", async () => {
    const { owner, projectId, accepted } = await aProject();

    await app.call(removeFromProject, { params: { projectId, userId: accepted.id } }, { as: owner.browser });

    expect((await app.refusal(getProject, { params: { projectId } }, { as: accepted.browser })).code).toBe("not_found");
  });
});

describe("an invitation to a project", () => {
  it("is refused for somebody who is in it, and can be repeated after they declined", async () => {
    const { owner, projectId, accepted, invited } = await aProject();
    const params = { projectId };
    const invite = (userId: string) => ({ params, body: { userId } });
    const as = { as: owner.browser };

    const twice = await app.refusal(inviteToProject, invite(invited.id), as);
    const again = await app.refusal(inviteToProject, invite(accepted.id), as);
    await app.call(replyToProjectInvitation, { params, body: { isAccepted: false } }, { as: invited.browser });
    const page = await app.call(inviteToProject, invite(invited.id), as);

    expect([twice.code, again.code]).toEqual(["conflict", "conflict"]);
    expect(page.people.find(({ userId }) => userId === invited.id)!.state).toBe("invited");
  });

  it("locks the project, so that two at once cannot exceed its limit", async () => {
    const { owner, projectId, invited } = await aProject();
    const params = { projectId };
    await app.call(replyToProjectInvitation, { params, body: { isAccepted: false } }, { as: invited.browser });

    await app.call(inviteToProject, { params, body: { userId: invited.id } }, { as: owner.browser });

    // NOTE: PostgreSQL writes the transaction that locked a row into its xmax, on the embedded database too. A repeated
    // invitation adds no row, whose foreign key would lock the project as well.
    const { rows } = await app.open.pool.query(
      `select projects.xmax = project_people.xmin as is_locked from projects
       join project_people on project_people.project_id = projects.id where projects.id = $1 and user_id = $2`,
      [projectId, invited.id],
    );
    expect(rows).toEqual([{ is_locked: true }]);
  });

  it("is refused when the project is full, for exactly one of two at once", async () => {
    const { owner, projectId } = await aProject();
    await app.open.pool.query(
      `with crowd as (insert into users (id, username, user_type, created_at)
         select gen_random_uuid(), 'crowd-' || n, 'brand', now() from generate_series(1, $2::int) n returning id)
       insert into project_people (project_id, user_id, state, invited_at) select $1, id, 'invited', now() from crowd`,
      [projectId, projectLimits.people - 3],
    );
    const others = [await aContactOf(owner), await aContactOf(owner)];

    const results = await Promise.allSettled(
      others.map(({ id: userId }) =>
        app.call(inviteToProject, { params: { projectId }, body: { userId } }, { as: owner.browser }),
      ),
    );

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: "conflict" });
  });
});

async function channelOf(member: Member) {
  return openChannel({ address, as: member.browser, userId: member.id });
}

/** Creates a project with somebody who accepted and somebody who has not replied. */
async function aProject() {
  const owner = await aMember(app, "brand");
  const [accepted, invited] = [await aContactOf(owner), await aContactOf(owner)];
  const { id: projectId } = await app.call(createProject, { body: words }, { as: owner.browser });
  const params = { projectId };
  for (const { id: userId } of [accepted, invited])
    await app.call(inviteToProject, { params, body: { userId } }, { as: owner.browser });
  await app.call(replyToProjectInvitation, { params, body: { isAccepted: true } }, { as: accepted.browser });
  return { owner, accepted, invited, projectId };
}

async function aContactOf(owner: Member): Promise<Member> {
  const contact = await aMember(app, "brand");
  await saveBrandProfile(app, contact.browser);
  await app.call(sendMessage, { body: { receiverId: contact.id, content: "Hello there" } }, { as: owner.browser });
  return contact;
}
