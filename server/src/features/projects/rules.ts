import {
  nextProjectStatuses,
  type Project,
  type ProjectPersonState,
  type ProjectStatus,
} from "@triptych/contract/projects";
import { dueAt } from "./references/rules.ts";

export function mayMove(from: ProjectStatus, to: ProjectStatus): boolean {
  return nextProjectStatuses[from].includes(to);
}

/**
 * Returns whether somebody sees another person of a project. Only the owner sees who declined; only the owner and those who
 * accepted see who has not replied yet; everybody who was invited sees who accepted.
 */
export function seesPerson(viewer: "owner" | ProjectPersonState, other: ProjectPersonState, isSelf: boolean): boolean {
  if (viewer === "owner" || isSelf) return true;
  return other === "accepted" || (other === "invited" && viewer === "accepted");
}

/** Holds what decides who the two sides of a project are, and how far they have got. */
export interface Sides {
  /** Is null where the owner's account has ended. */
  ownerId: string | null;
  chosenId: string | null;
  chosenAt: Date | null;
  ownerCompletedAt: Date | null;
  chosenCompletedAt: Date | null;
  completedAt: Date | null;
}

export type Side = "owner" | "chosen";

/** Returns which side of a project somebody is, or `null` for other people and for projects in which nobody was chosen. */
export function sideOf({ ownerId, chosenId, chosenAt }: Sides, userId: string): Side | null {
  if (chosenAt === null) return null;
  if (userId === ownerId) return "owner";
  return userId === chosenId ? "chosen" : null;
}

/** Returns the id of the other side, or `null` where their account has ended. */
export function otherSideOf({ ownerId, chosenId }: Sides, side: Side): string | null {
  return side === "owner" ? chosenId : ownerId;
}

/** Returns the sides of a project whose accounts have ended. */
export function goneSidesOf({ ownerId, chosenId, chosenAt }: Sides): Side[] {
  const gone: Side[] = ownerId === null ? ["owner"] : [];
  return chosenAt !== null && chosenId === null ? [...gone, "chosen"] : gone;
}

export type Marks = Pick<Sides, "ownerCompletedAt" | "chosenCompletedAt" | "completedAt">;

/** Returns the marks of both sides after one of them marked the project as complete, or took that back. */
export function markedBy(sides: Sides, { side, at }: { side: Side; at: Date | null }): Marks {
  const ownerCompletedAt = side === "owner" ? at : sides.ownerCompletedAt;
  const chosenCompletedAt = side === "chosen" ? at : sides.chosenCompletedAt;
  const isOtherAway = otherSideOf(sides, side) === null;
  const isComplete = isOtherAway ? at !== null : ownerCompletedAt !== null && chosenCompletedAt !== null;
  return { ownerCompletedAt, chosenCompletedAt, completedAt: isComplete ? at : null };
}

/** Returns the marks after the account of one side has ended: the mark of the other one is enough then, also where it was made before. */
export function marksWithout(sides: Sides, { side, at }: { side: Side; at: Date }): Marks {
  const { ownerCompletedAt, chosenCompletedAt } = sides;
  const isMarked = (side === "owner" ? chosenCompletedAt : ownerCompletedAt) !== null;
  return { ownerCompletedAt, chosenCompletedAt, completedAt: sides.completedAt ?? (isMarked ? at : null) };
}

/** Returns whether the chosen person has accepted, or their account has ended since they were chosen. */
export function isUnderWay(
  { chosenId, completedAt }: Pick<Sides, "chosenId" | "completedAt">,
  chosen: { state: ProjectPersonState } | null | undefined,
): boolean {
  return chosenId === null || completedAt !== null || chosen?.state === "accepted";
}

/** Returns what somebody can add to a project while its other side waits for it: that it is complete, or a reference. */
export function waitsFor(
  sides: Sides,
  { userId, hasReference, now }: { userId: string; hasReference: boolean; now: Date },
): Project["waitsFor"] {
  const side = sideOf(sides, userId);
  if (!side) return null;
  const [own, other] =
    side === "owner"
      ? [sides.ownerCompletedAt, sides.chosenCompletedAt]
      : [sides.chosenCompletedAt, sides.ownerCompletedAt];
  if (!sides.completedAt) return own === null && other !== null ? "completion" : null;
  const isOver = now >= dueAt(sides.completedAt);
  return hasReference || isOver || otherSideOf(sides, side) === null ? null : "reference";
}
