import { availabilityLimits, type Availability, dayOf, showAvailability } from "@triptych/contract/availability";
import { msPerDay } from "@triptych/contract/durations";
import type { ProfileData } from "@triptych/contract/profiles";

/** Returns what a profile says of when somebody is free. */
export function availabilityOf(profile: ProfileData | null): Availability | undefined {
  return profile === null || profile.type === "brand" ? undefined : profile.data.availability;
}

/** Returns a profile with its statement confirmed at a moment; `null` takes the moment away. */
export function withConfirmation(profile: ProfileData, confirmedAt: string | null): ProfileData {
  const statement = availabilityOf(profile);
  if (statement === undefined) return profile;
  const { confirmedAt: _, ...said } = statement;
  const availability = confirmedAt === null ? said : { ...said, confirmedAt };
  return { ...profile, data: { ...profile.data, availability } } as ProfileData;
}

/** Returns what is saved of a profile: a changed statement is confirmed by saving it, and an unchanged one is as old as it was. */
export function confirmedBySaving(profile: ProfileData, before: ProfileData | null, now: Date): ProfileData {
  const [said, saidBefore] = [availabilityOf(profile), availabilityOf(before)];
  if (said === undefined) return profile;
  const isSame = saidBefore !== undefined && nameStatement(said) === nameStatement(saidBefore);
  return withConfirmation(profile, isSame ? (saidBefore.confirmedAt ?? null) : now.toISOString());
}

/** Names a statement by all that it says, so that a link confirms what its email said and nothing else. */
export function nameStatement({ status, from, daysPerWeek, peopleFree }: Availability): string {
  return JSON.stringify([status, from ?? null, daysPerWeek ?? null, peopleFree ?? null]);
}

/** Returns a statement in words as it was when it was confirmed. */
export function statementInWords(statement: Availability): string {
  return showAvailability(statement, dayOf(statement.confirmedAt ?? "")).text;
}

/** Returns when an email asks whether a statement still holds: shortly before it lapses, or on the day from which somebody said to be free. */
export function askAt({ from, confirmedAt }: Availability): Date {
  const confirmed = new Date(confirmedAt ?? 0);
  const days = availabilityLimits.confirmedForDays - availabilityLimits.askDaysBefore;
  const asked = new Date(confirmed.getTime() + days * msPerDay);
  const free = from === undefined ? null : new Date(`${from}T08:00:00Z`);
  return free !== null && free > confirmed && free < asked ? free : asked;
}

/** Describes what the link of an email confirms. */
export interface AskedStatement {
  userId: string;
  sentAt: Date;
  statement: string;
}

export function writeAsked({ userId, sentAt, statement }: AskedStatement): string {
  return JSON.stringify([userId, sentAt.toISOString(), statement]);
}

/** Reads what `writeAsked` wrote; `null` for a link that has expired. */
export function readAsked(written: string, now: Date): AskedStatement | null {
  const [userId, sentAt, statement] = JSON.parse(written) as [string, string, string];
  const asked = { userId, sentAt: new Date(sentAt), statement };
  return now.getTime() - asked.sentAt.getTime() > availabilityLimits.linkDays * msPerDay ? null : asked;
}
