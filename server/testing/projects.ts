import { sendMessage } from "@triptych/contract/messaging";
import {
  completeProject,
  giveReference,
  listReferences,
  type ReferenceAnswers,
} from "@triptych/contract/project-endings";
import { createProject, getProject, replyToProjectInvitation, type ProjectPage } from "@triptych/contract/projects";
import type { Reference } from "@triptych/contract/references";
import type { Member } from "./accounts.ts";
import { aBrand, aFreelancer } from "./profiles.ts";
import type { TestApp } from "./start-app.ts";

type Person = Pick<Member, "id" | "browser">;

export interface Work<P extends Person = Person> {
  owner: P;
  chosen: P;
  projectId: string;
}

export const answers: ReferenceAnswers = {
  work: "Twelve pictures of bread for our autumn menu.",
  wentWell: "The crumbs looked better than ours do, and everything came a day early.",
  again: "Yes, for the spring menu.",
};

/** Lets a brand choose a freelancer, who accepts unless `isAccepted` is false. */
export async function aChosenFreelancer(
  app: TestApp,
  people: { owner?: Member; chosen?: Member; isAccepted?: boolean } = {},
): Promise<Work<Member>> {
  const owner = people.owner ?? (await aBrand(app));
  const chosen = people.chosen ?? (await aFreelancer(app));
  await app.call(sendMessage, { body: { receiverId: chosen.id, content: "Hello there" } }, { as: owner.browser });
  const body = { title: "Autumn menu", description: "Twelve pictures of bread.", contactId: chosen.id };
  const { id: projectId } = await app.call(createProject, { body }, { as: owner.browser });
  if (people.isAccepted !== false)
    await app.call(
      replyToProjectInvitation,
      { params: { projectId }, body: { isAccepted: true } },
      { as: chosen.browser },
    );
  return { owner, chosen, projectId };
}

/** Lets both sides mark their project as complete. */
export async function aCompletedProject(app: TestApp, people: { owner?: Member; chosen?: Member } = {}) {
  const work = await aChosenFreelancer(app, people);
  await app.call(...marking(work, work.owner));
  await app.call(...marking(work, work.chosen));
  return work;
}

export const marking = ({ projectId }: Pick<Work, "projectId">, { browser }: Person, isComplete = true) =>
  [completeProject, { params: { projectId }, body: { isComplete } }, { as: browser }] as const;

export const giving = ({ projectId }: Pick<Work, "projectId">, { browser }: Person, change: object = {}) =>
  [giveReference, { params: { projectId }, body: { ...answers, ...change } }, { as: browser }] as const;

/** Completes a project and gives both references, so that they are published. Returns the one about the freelancer. */
export async function aPublishedReference(
  app: TestApp,
  { owner, chosen, ...change }: { owner?: Member; chosen?: Member } & Partial<ReferenceAnswers> = {},
) {
  const work = await aCompletedProject(app, { ...(owner && { owner }), ...(chosen && { chosen }) });
  await app.call(...giving(work, work.chosen));
  await app.call(...giving(work, work.owner, change));
  const reference = (await referencesAbout(app, work.chosen, work.owner))[0]!;
  return { ...work, reference };
}

export const pageOf = (
  app: TestApp,
  { projectId }: Pick<Work, "projectId">,
  { browser }: Person,
): Promise<ProjectPage> => app.call(getProject, { params: { projectId } }, { as: browser });

export const referencesAbout = (
  app: TestApp,
  { id: userId }: { id: string },
  { browser }: Person,
): Promise<Reference[]> => app.call(listReferences, { params: { userId } }, { as: browser });
