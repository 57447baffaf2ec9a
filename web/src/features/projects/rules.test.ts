import type { SavedBrief } from "@triptych/contract/matching-briefs";
import type { BriefReading } from "@triptych/contract/matching-readings";
import type { Contact } from "@triptych/contract/messaging";
import type { ProjectCompletion, ProjectPage } from "@triptych/contract/projects";
import { describe, expect, it } from "vitest";
import { draftFrom, draftFromCard, hasPlan, invitable, newestCard, projectFrom, stepOf } from "./rules.ts";

describe("a project from a brief", () => {
  it("has the first sentence as its title and the whole brief as its description", () => {
    const draft = draftFrom(" Labels for eleven jars. Before September. ");

    expect(draft).toEqual({
      title: "Labels for eleven jars",
      description: "Labels for eleven jars. Before September.",
    });
  });

  it("has a title that ends with a whole word", () => {
    const { title } = draftFrom("word ".repeat(40));

    expect(title).toMatch(/^(word )+word…$/);
    expect(title.length).toBeLessThanOrEqual(81);
  });

  it("is empty without a brief", () => {
    const draft = draftFrom(undefined);

    expect(draft).toEqual({ title: "", description: "" });
  });
});

describe("a project from a conversation", () => {
  const card = {
    title: "Labels for eleven jars",
    requirements: [
      { label: "Packaging design", force: "must" as const },
      { label: "Bristol", force: "nice" as const },
      { label: "Gingham", force: "avoid" as const },
    ],
    budget: "£25,000",
    dates: null,
    matched: [],
  };

  it("has the title and what was shown of the brief that came with the first message", () => {
    expect(draftFromCard(card)).toEqual({
      title: "Labels for eleven jars",
      description: "Needed: Packaging design\nNice to have: Bristol\nNot wanted: Gingham\nBudget: £25,000",
    });
  });

  it("takes the newest brief", () => {
    const at = (createdAt: string, brief: typeof card | null) => ({ createdAt, card: brief });
    const newer = { ...card, title: "Posters" };

    expect(newestCard([at("2026-01-01", card), at("2026-03-01", newer), at("2026-04-01", null)])).toBe(newer);
    expect(newestCard([at("2026-04-01", null)])).toBeUndefined();
  });
});

describe("a project with somebody who was chosen", () => {
  const reading = {
    jobs: [
      {
        label: "Packaging design",
        force: "must" as const,
        requirements: [aRequirement("job", "Packaging design", "nice")],
      },
    ],
    forAll: [
      aRequirement("place", "Leeds", "avoid"),
      aRequirement("budget", "£8,000"),
      aRequirement("date", "before September"),
      aRequirement("date", "soon"),
    ],
  };
  const brief = { name: "Labels", text: "Labels for eleven jars." };

  it("takes its name, its text and its plan from the brief, each requirement once", () => {
    expect(projectFrom(brief as SavedBrief, reading as unknown as BriefReading)).toEqual({
      title: "Labels",
      description: "Labels for eleven jars.",
      requirements: [
        { label: "Packaging design", force: "must" },
        { label: "Leeds", force: "avoid" },
      ],
      budget: "£8,000",
      dates: "before September, soon",
      startsOn: null,
      endsOn: null,
    });
  });

  it("is empty and plans nothing without a brief", () => {
    const project = projectFrom(undefined, undefined);

    expect([project.title, hasPlan(project)]).toEqual(["", false]);
    expect(hasPlan({ ...project, endsOn: "2027-01-04" })).toBe(true);
  });
});

describe("how far two sides are", () => {
  const [at, later] = ["2026-11-23T12:00:00.000Z", "2026-11-24T12:00:00.000Z"];

  it.each([
    [null, null, null, "open"],
    [at, null, null, "mine"],
    [null, at, null, "theirs"],
    [at, later, later, "complete"],
    [at, null, at, "complete"],
  ])("is, of marks at %s and %s and an end at %s, “%s”", (...[mine, theirs, completedAt, step]) => {
    expect(stepOf({ mine, theirs, completedAt } as ProjectCompletion)).toBe(step);
  });
});

describe("who can be invited", () => {
  it("are contacts who are not in the project, and those who declined before", () => {
    const contacts = ["in", "asked", "declined", "new"].map(aContact);
    const people = [aPerson("in", "accepted"), aPerson("asked", "invited"), aPerson("declined", "declined")];

    const found = invitable(contacts, people);

    expect(found.map(({ id }) => id)).toEqual(["declined", "new"]);
  });
});

function aContact(id: string): Contact {
  return {
    id,
    username: id,
    displayName: id,
    userType: "brand",
    lastMessageDate: null,
    lastMessagePreview: null,
    unreadCount: 0,
  };
}

function aPerson(userId: string, state: "accepted" | "invited" | "declined"): ProjectPage["people"][number] {
  return { userId, username: userId, displayName: userId, userType: "brand", state };
}

const aRequirement = (
  kind: "job" | "budget" | "date" | "place",
  label: string,
  force: "must" | "nice" | "avoid" = "must",
) => ({
  label,
  kind,
  force,
  start: 0,
  end: 0,
  means: [],
});
