import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { BriefCard, Introduction } from "@triptych/contract/introductions";
import type { SavedBrief } from "@triptych/contract/matching-briefs";
import type { BriefReading } from "@triptych/contract/matching-readings";
import type { Contact } from "@triptych/contract/messaging";
import type { Force } from "@triptych/contract/reading";
import { type Project, type ProjectCompletion, projectLimits, type ProjectPage } from "@triptych/contract/projects";

export interface Draft {
  title: string;
  description: string;
}

/** Returns the title and description of a project made from a brief: its first sentence, and its whole text. */
export function draftFrom(brief: string | undefined): Draft {
  const text = brief?.trim() ?? "";
  const [sentence = ""] = text.split(/(?<=[.!?])\s|\n/);
  return {
    title: cutAtWord(sentence.replace(/[.!?]+$/, ""), titleMax),
    description: text.slice(0, projectLimits.descriptionMax),
  };
}

const titleMax = 80;

/** Returns the title and description of a project made from the brief that two people exchanged, as far as it was shown. */
export function draftFromCard({ title, requirements, budget, dates }: BriefCard): Draft {
  const labelsOf = (wanted: Force) => requirements.flatMap(({ label, force }) => (force === wanted ? [label] : []));
  const lines = [
    ["Needed", labelsOf("must").join(", ")],
    ["Nice to have", labelsOf("nice").join(", ")],
    ["Not wanted", labelsOf("avoid").join(", ")],
    ["Budget", budget],
    ["Dates", dates],
  ].flatMap(([name, words]) => (words ? [`${name}: ${words}`] : []));
  return { title: cutAtWord(title, titleMax), description: lines.join("\n").slice(0, projectLimits.descriptionMax) };
}

/** Returns the newest introduction that brought a brief. */
export function newestCard(introductions: readonly Pick<Introduction, "card" | "createdAt">[]): BriefCard | undefined {
  const [newest] = introductions
    .filter(({ card }) => card !== null)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return newest?.card ?? undefined;
}

/** Returns the contacts who are neither in the project nor invited. */
export function invitable(contacts: readonly Contact[], people: ProjectPage["people"]): Contact[] {
  const taken = new Set(people.filter(({ state }) => state !== "declined").map(({ userId }) => userId));
  return contacts.filter(({ id }) => !taken.has(id));
}

/** Returns the projects that somebody takes part in and that are neither done nor archived, in the order given. */
export function currentProjects(projects: readonly Project[]): Project[] {
  return projects.filter(
    ({ status, invitation }) => invitation !== "pending" && status !== "done" && status !== "archived",
  );
}

/** Holds what is planned beside the title and the description. */
export type Plan = Pick<ProjectPage, "requirements" | "budget" | "dates" | "startsOn" | "endsOn">;

const noPlan: Plan = { requirements: [], budget: null, dates: null, startsOn: null, endsOn: null };

/** Returns the project that a brief leads to: its name, its text, and what is read in it. */
export function projectFrom(brief: SavedBrief | undefined, reading: BriefReading | undefined): Draft & Plan {
  const draft = draftFrom(brief?.text);
  const title = cutAtWord(brief?.name ?? draft.title, titleMax);
  return { ...draft, title, ...(reading ? planFrom(reading) : noPlan) };
}

function planFrom({ jobs, forAll }: Pick<BriefReading, "jobs" | "forAll">): Plan {
  const said = [...jobs.flatMap(({ requirements }) => requirements), ...forAll];
  const wordsOf = (kind: string) =>
    cutAtWord(
      [...new Set(said.filter((each) => each.kind === kind && each.force !== "avoid").map(({ label }) => label))].join(
        ", ",
      ),
      projectLimits.plannedMax,
    ) || null;
  const asked = [...jobs, ...said.filter(({ kind }) => kind !== "budget" && kind !== "date")];
  const byLabel = new Map(asked.toReversed().map(({ label, force }) => [label, { label, force }]));
  return {
    ...noPlan,
    requirements: [...byLabel.values()].toReversed().slice(0, projectLimits.requirements),
    budget: wordsOf("budget"),
    dates: wordsOf("date"),
  };
}

/** Returns whether a project says anything beside its title and description. */
export function hasPlan({ requirements, budget, dates, startsOn, endsOn }: Plan): boolean {
  return requirements.length > 0 || [budget, dates, startsOn, endsOn].some((each) => each !== null);
}

/** Names how far the two sides are, as one of them sees it. */
export type CompletionStep = "open" | "mine" | "theirs" | "complete";

export function stepOf({ mine, theirs, completedAt }: ProjectCompletion): CompletionStep {
  if (completedAt !== null) return "complete";
  if (mine !== null) return "mine";
  return theirs === null ? "open" : "theirs";
}

/** Returns whether a project waits for the signed-in person: for their reply, their mark or their reference. */
export function waitsForMe({ invitation, waitsFor }: Pick<Project, "invitation" | "waitsFor">): boolean {
  return invitation === "pending" || waitsFor !== null;
}
