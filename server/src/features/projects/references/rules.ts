import { msPerDay } from "@triptych/contract/durations";
import { referenceLimits } from "@triptych/contract/project-endings";

/** Holds what decides whether a reference is published. */
export interface Timed {
  publishesAt: Date;
  withdrawnAt: Date | null;
}

/** Returns whether everybody can read a reference: the clock publishes it, even before a job has noted that. */
export function isPublished({ publishesAt, withdrawnAt }: Timed, now: Date): boolean {
  return withdrawnAt === null && publishesAt <= now;
}

export function stateOf(reference: Timed, now: Date): "waiting" | "published" | "withdrawn" {
  if (reference.withdrawnAt !== null) return "withdrawn";
  return isPublished(reference, now) ? "published" : "waiting";
}

/** Returns when the references of a project are published that do not wait for each other. */
export function dueAt(completedAt: Date): Date {
  return new Date(completedAt.getTime() + referenceLimits.publishedAfterDays * msPerDay);
}

/** Returns when a reference is published: at once where the other one is given, otherwise when its time has come. */
export function publicationOf(given: { completedAt: Date; now: Date; hasTheirs: boolean }): Date {
  const { completedAt, now, hasTheirs } = given;
  const due = dueAt(completedAt);
  return hasTheirs || due < now ? now : due;
}
