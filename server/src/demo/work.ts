import { msPerDay } from "@triptych/contract/durations";
import type { WorkCover } from "@triptych/contract/work-covers";
import type { SearchableWork } from "@triptych/matching-engine/searchable-profile";
import { describe } from "../features/files/rules.ts";
import { files } from "../features/files/tables.ts";
import { coverOf, wordsOf } from "../features/work/rules.ts";
import { caseStudies, caseStudyCredits, caseStudyImages } from "../features/work/tables.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { NewId } from "../platform/process/ids.ts";
import { inBatches } from "./batches.ts";
import { drawnPicture, secretOf, sizesIn } from "./drawn-pictures.ts";
import type { WrittenCaseStudy } from "./marketplace.ts";

export interface DemoWork {
  studies: (typeof caseStudies.$inferInsert)[];
  files: (typeof files.$inferInsert)[];
  images: (typeof caseStudyImages.$inferInsert)[];
  credits: (typeof caseStudyCredits.$inferInsert)[];
  /** Holds what is copied to the profiles of those who show work. */
  shown: Map<string, { workCovers: WorkCover[]; workWords: SearchableWork[] }>;
}

/** Gives the case studies of the demo rows. NOTE: their pictures are drawn when somebody opens them (`drawn-files.ts`). */
export function inventWork(
  written: readonly WrittenCaseStudy[],
  { accounts, now, newId }: { accounts: readonly { id: string; username: string }[]; now: Date; newId: NewId },
): DemoWork {
  const idOf = new Map(accounts.map(({ id, username }) => [username, id]));
  const made: DemoWork = { studies: [], files: [], images: [], credits: [], shown: new Map() };
  for (const [place, study] of written.entries()) {
    const { username, pictures, credits, ...told } = study;
    const userId = idOf.get(username)!;
    const id = newId();
    const position = made.studies.filter((each) => each.userId === userId).length;
    const createdAt = new Date(now.getTime() - (written.length - place) * msPerDay);
    made.studies.push({
      ...told,
      id,
      userId,
      position,
      createdAt,
      updatedAt: createdAt,
      removedAt: null,
      withdrawnAt: null,
    });
    for (const [at, picture] of pictures.entries()) {
      const file = fileOf({ study, at, fileId: newId(), userId, createdAt });
      made.files.push(file);
      made.images.push({
        caseStudyId: id,
        fileId: file.id,
        position: at,
        alternativeText: picture.alternativeText,
      });
      if (at > 0) continue;
      const shown = made.shown.get(userId) ?? { workCovers: [], workWords: [] };
      shown.workCovers.push(coverOf({ id, title: told.title }, describe(file), picture.alternativeText));
      shown.workWords.push(wordsOf({ id, ...told }));
      made.shown.set(userId, shown);
    }
    for (const [at, credit] of credits.entries())
      made.credits.push({
        caseStudyId: id,
        userId: idOf.get(credit.username)!,
        role: credit.role,
        position: at,
        state: "confirmed",
        askedAt: createdAt,
        answeredAt: createdAt,
        mailedAt: createdAt,
        droppedAt: null,
      });
  }
  return made;
}

export async function insertWork(tx: Transaction, { studies, files: rows, images, credits }: DemoWork): Promise<void> {
  await inBatches(rows, (batch) => tx.insert(files).values(batch));
  await tx.insert(caseStudies).values(studies);
  await tx.insert(caseStudyImages).values(images);
  await tx.insert(caseStudyCredits).values(credits);
}

interface Placed {
  study: WrittenCaseStudy;
  at: number;
}

/** Names the drawing of a picture. */
export const drawingName = ({ study: { username, title }, at }: Placed): string => `${username}: ${title} ${at}`;

/** Returns the part of a picture's address that is a secret elsewhere, so that it can be drawn when it is asked for. */
export const tokenOf = (placed: Placed): string => secretOf(drawingName(placed));

function fileOf({
  study,
  at,
  fileId,
  userId,
  createdAt,
}: Placed & { fileId: string; userId: string; createdAt: Date }) {
  return {
    id: fileId,
    userId,
    purpose: "work" as const,
    state: "ready" as const,
    token: tokenOf({ study, at }),
    kind: "image" as const,
    name: `work-${at + 1}.webp`,
    bytes: drawnPicture.bytes,
    sizes: sizesIn(study.pictures[at]!.style),
    crop: null,
    shownTo: "members" as const,
    sharedWith: null,
    createdAt,
    unusedSince: null,
  };
}
