import {
  answerCredit,
  createCaseStudy,
  listMemberCaseStudies,
  listOwnCaseStudies,
  updateCaseStudy,
  type CaseStudyBody,
  type OwnCaseStudy,
} from "@triptych/contract/work";
import type { Member } from "./accounts.ts";
import { aPicture, upload } from "./files.ts";
import type { TestApp } from "./start-app.ts";

type Person = Pick<Member, "id" | "browser">;

/** Uploads a picture that can be shown as work. */
export const aWorkPicture = async (app: TestApp, owner: Pick<Member, "browser">) =>
  upload(app, owner, { content: await aPicture({ width: 800, height: 600 }), name: "work.jpg" });

/** Returns a believable case study with one picture, and the changes that a test needs. */
export async function aCaseStudyBody(
  app: TestApp,
  owner: Pick<Member, "browser">,
  change: Partial<CaseStudyBody> = {},
): Promise<CaseStudyBody> {
  const images = change.images ?? [
    { fileId: (await aWorkPicture(app, owner)).id, alternativeText: "Three jars of chutney on a shelf" },
  ];
  return {
    title: "Labels for a chutney maker",
    client: "Quince & Daughters",
    year: 2025,
    part: "We designed the labels and the boxes, and drew every fruit by hand.",
    outcome: "The jars are in four hundred shops.",
    skills: ["Packaging design"],
    sector: "Food and beverage",
    films: [],
    credits: [],
    ...change,
    images,
  };
}

export async function aCaseStudy(
  app: TestApp,
  owner: Person,
  change: Partial<CaseStudyBody> = {},
): Promise<OwnCaseStudy> {
  return app.call(createCaseStudy, { body: await aCaseStudyBody(app, owner, change) }, { as: owner.browser });
}

/** Returns what a case study would be saved with if nothing changed, with the changes that a test needs. */
export function bodyOf(saved: OwnCaseStudy, change: Partial<CaseStudyBody> = {}): CaseStudyBody {
  const { title, client, year, part, outcome, skills, sector, films, images, credits } = saved;
  return {
    ...({ title, client, year, part, outcome, skills, sector, films } as CaseStudyBody),
    images: images.map(({ fileId, alternativeText }) => ({ fileId, alternativeText })),
    credits: credits.map(({ userId, role }) => ({ userId, role })),
    ...change,
  };
}

export const changing = (saved: OwnCaseStudy, { browser }: Person, change: Partial<CaseStudyBody>) =>
  [updateCaseStudy, { params: { caseStudyId: saved.id }, body: bodyOf(saved, change) }, { as: browser }] as const;

export const ownWork = (app: TestApp, { browser }: Person): Promise<OwnCaseStudy[]> =>
  app.call(listOwnCaseStudies, {}, { as: browser });

export const workOf = (app: TestApp, { id: userId }: { id: string }, { browser }: Person) =>
  app.call(listMemberCaseStudies, { params: { userId } }, { as: browser });

export const answering = ({ id: caseStudyId }: { id: string }, { browser }: Person, isConfirmed = true) =>
  [answerCredit, { params: { caseStudyId }, body: { isConfirmed } }, { as: browser }] as const;
