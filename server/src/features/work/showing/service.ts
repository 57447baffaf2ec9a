import type { StoredFile } from "@triptych/contract/files";
import type { CaseStudy, CaseStudyImage, OwnCaseStudy, WorkPerson, WorkPicture } from "@triptych/contract/work";
import type { Queries } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { creditingStore, type CreditRow } from "../crediting/store.ts";
import type { WorkDeps } from "../deps.ts";
import { imageOf, pictureOf } from "../rules.ts";
import { workStore, type CaseStudyRow } from "../store.ts";

export type ShowingDeps = Pick<WorkDeps, "database" | "files" | "profiles" | "messaging">;
export type ShowingService = ReturnType<typeof showingService>;

/** Describes case studies for those who may see them. */
export function showingService({ database, files, profiles, messaging }: ShowingDeps) {
  const store = workStore(database);
  const credits = creditingStore(database);

  /** Returns whether somebody may see the work of a member: whoever may see the profile. */
  async function maySee(viewer: Viewer, userId: string): Promise<boolean> {
    if (viewer.userId === userId) return true;
    if (await messaging.isBlockedBetween(viewer.userId, userId)) return false;
    return (await profiles.listListed([userId])).has(userId) || (await messaging.isContact(viewer.userId, userId));
  }

  /** Finds a case study that the viewer may see. Refuses as if there were none otherwise. */
  async function requireSeen(viewer: Viewer, caseStudyId: string): Promise<CaseStudyRow> {
    const row = (await store.findShown(caseStudyId)) ?? refuse("not_found");
    return (await maySee(viewer, row.userId)) ? row : refuse("not_found");
  }

  /** Describes somebody's own case studies, with everybody whom they credit. */
  async function describeOwn(rows: CaseStudyRow[]): Promise<OwnCaseStudy[]> {
    const [images, creditRows] = await Promise.all([listImages(rows), credits.listOf(rows.map(({ id }) => id))]);
    const people = await listPeople(creditRows.map(({ userId }) => userId));
    const creditsOf = Map.groupBy(creditRows, ({ caseStudyId }) => caseStudyId);
    return rows.map((row) => ({
      ...describe(row, images),
      credits: (creditsOf.get(row.id) ?? []).flatMap(({ userId, role, state }) => {
        const person = people.get(userId);
        return person ? [{ ...person, role, state }] : [];
      }),
      isWithdrawn: row.withdrawnAt !== null,
    }));
  }

  /** Describes case studies for others: without who has not confirmed, is not on the marketplace, or is hidden from the viewer by a block. */
  async function describeFor(viewerId: string | null, rows: CaseStudyRow[]): Promise<CaseStudy[]> {
    const [images, creditRows] = await Promise.all([listImages(rows), credits.listOf(rows.map(({ id }) => id))]);
    const people = await listVisible(
      viewerId,
      creditRows.map(({ userId }) => userId),
    );
    const confirmed = creditRows.filter(({ state }) => state === "confirmed");
    const creditsOf = Map.groupBy(confirmed, ({ caseStudyId }) => caseStudyId);
    return rows.map((row) => ({ ...describe(row, images), credits: creditedOf(creditsOf.get(row.id) ?? [], people) }));
  }

  /** Returns those of the people who are on the marketplace and not hidden from the viewer by a block; nobody is hidden from visitors. */
  async function listVisible(viewerId: string | null, userIds: string[]): Promise<Map<string, WorkPerson>> {
    if (userIds.length === 0) return new Map();
    const [people, listed, blocked] = await Promise.all([
      listPeople(userIds),
      profiles.listListed([...new Set(userIds)]),
      viewerId === null ? noIds : messaging.listBlockedWith(viewerId),
    ]);
    return new Map([...people].filter(([id]) => id === viewerId || (listed.has(id) && !blocked.includes(id))));
  }

  async function listPeople(userIds: string[]): Promise<Map<string, WorkPerson>> {
    if (userIds.length === 0) return new Map();
    const named = await profiles.listNamed([...new Set(userIds)]);
    return new Map(
      named.map(({ id, username, displayName, userType, photo }) => [
        id,
        { userId: id, username, displayName, userType, photo },
      ]),
    );
  }

  /** Returns the first picture of each case study. */
  async function listFirstPictures(caseStudyIds: string[]): Promise<Map<string, WorkPicture>> {
    const first = (await store.listImages(caseStudyIds)).filter(({ position }) => position === 0);
    const stored = await files.list(first.map(({ fileId }) => fileId));
    return new Map(
      first.flatMap(({ caseStudyId, fileId, alternativeText }) => {
        const file = stored.get(fileId);
        return file ? [[caseStudyId, pictureOf(file, alternativeText)]] : [];
      }),
    );
  }

  const listImages = (rows: CaseStudyRow[]) => listImagesFrom(database, rows);

  /** Returns the images of case studies with their files, inside a transaction where one is given. */
  async function listImagesFrom(queries: Queries, rows: Pick<CaseStudyRow, "id">[]): Promise<ImagesOf> {
    const images = await workStore(queries).listImages(rows.map(({ id }) => id));
    const stored = await files.list(
      images.map(({ fileId }) => fileId),
      queries,
    );
    const found = images.flatMap(({ caseStudyId, fileId, alternativeText }) => {
      const file = stored.get(fileId);
      return file ? [{ caseStudyId, file, alternativeText }] : [];
    });
    return Map.groupBy(found, ({ caseStudyId }) => caseStudyId);
  }

  return { maySee, requireSeen, describeOwn, describeFor, listVisible, listPeople, listFirstPictures, listImagesFrom };
}

const noIds: string[] = [];

/** Holds images by case study, in their order. */
export type ImagesOf = Map<string, { file: StoredFile; alternativeText: string }[]>;

function describe(row: CaseStudyRow, imagesOf: ImagesOf) {
  const { id, title, client, year, part, outcome, skills, sector, films, updatedAt } = row;
  const images: CaseStudyImage[] = (imagesOf.get(id) ?? []).map(({ file, alternativeText }) =>
    imageOf(file, alternativeText),
  );
  const told = { id, title, client, year, part, outcome, skills, sector, films };
  return { ...told, images, updatedAt: updatedAt.toISOString() };
}

function creditedOf(rows: CreditRow[], people: ReadonlyMap<string, WorkPerson>) {
  return rows.flatMap(({ userId, role }) => {
    const person = people.get(userId);
    return person ? [{ ...person, role }] : [];
  });
}
