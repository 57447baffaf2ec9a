import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { Contact } from "@triptych/contract/messaging";
import { type Project, projectLimits, type ProjectPage } from "@triptych/contract/projects";

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
