import type { Force } from "@triptych/contract/reading";
import type { CriterionKind } from "@triptych/contract/matching";
import { formatCount } from "../../platform/format.ts";
import type { Group, KeptJob, ReadingChip } from "./reading-changes.ts";

export type GroupName = Force | "aboutYou";

export const groupNames = ["must", "nice", "avoid", "aboutYou"] as const;
export const groupLabels: Record<GroupName, string> = {
  must: "Must have",
  nice: "Nice to have",
  avoid: "Avoid",
  aboutYou: "About you",
};

export const nameOfGroup = (group: Group): GroupName => (group === "aboutYou" ? "aboutYou" : group.force);

export const kindLabels: Record<CriterionKind, string> = {
  job: "Work",
  sector: "Sector",
  place: "Place",
  budget: "Budget",
  accountType: "Kind of account",
  companySize: "Size",
  clientType: "Clients",
  workingMode: "Way of working",
  seniority: "Experience",
  date: "Date",
  other: "Other",
};

/** Returns whether something can be said of the writer: a sum or a date cannot. */
export const canBeAboutYou = (kind: CriterionKind) => kind !== "budget" && kind !== "date" && kind !== "accountType";

/** Says of which job a requirement is, as in "for Packaging design", where a brief has several. */
export function jobHeading(job: KeptJob, place: number): string {
  if (job.force === "nice") return `${job.label}, maybe`;
  return place === 0 ? `${job.label}, the main job` : job.label;
}

export const allJobsHeading = (count: number) =>
  count === 2 ? "For both jobs" : `For all ${formatCount(count, "job")}`;

/** Describes a chip to people who cannot see the highlighted words. */
export function chipDescription({ kind, places }: ReadingChip, text: string): string {
  const words = [...new Set(places.map(({ start, end }) => text.slice(start, end)))];
  const source = words.length === 0 ? "not in your words" : `from ${words.map((each) => `“${each}”`).join(" and ")}`;
  return `${kindLabels[kind]}, ${source}`;
}
