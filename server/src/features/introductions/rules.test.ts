import {
  briefCardParts,
  introductionStates,
  type BriefCard,
  type BriefCardPart,
} from "@triptych/contract/introductions";
import type { Criterion } from "@triptych/contract/matching";
import type { ReadRequirement } from "@triptych/contract/reading";
import { describe, expect, it } from "vitest";
import {
  cardOf,
  closesAt,
  isWaiting,
  jobsShown,
  remindedBefore,
  stateAt,
  tooLateFor,
  tooLateToWithdraw,
  type Timed,
} from "./rules.ts";

const made = new Date("2026-05-04T09:30:00Z");
const open: Timed = { state: "open", closesAt: closesAt(made), answeredAt: null, endedAt: null };

const requirement = (change: Partial<ReadRequirement>): ReadRequirement => ({
  label: "Leeds",
  kind: "place",
  force: "must",
  start: 0,
  end: 0,
  means: [],
  ...change,
});
const criterion = (change: Partial<Criterion>): Criterion => ({
  id: "leeds",
  kind: "place",
  importance: "must",
  label: "Based in Leeds",
  briefQuote: "",
  status: "met",
  quote: "a room in Leeds",
  weight: 10,
  points: 10,
  ...change,
});

const labelsOf = (card: BriefCard) => card.requirements.map(({ label }) => label);

describe("the clock", () => {
  it("closes after seven days to the millisecond, and reminds after two", () => {
    expect(closesAt(made).toISOString()).toBe("2026-05-11T09:30:00.000Z");
    expect(remindedBefore(new Date("2026-05-06T09:30:00Z"))).toEqual(made);
    expect(stateAt(open, new Date(+open.closesAt - 1))).toEqual({ state: "open", endedAt: null });
    expect(stateAt(open, open.closesAt)).toEqual({ state: "lapsed", endedAt: open.closesAt });
    expect(isWaiting(open, new Date(+open.closesAt - 1))).toBe(true);
    expect(isWaiting(open, open.closesAt)).toBe(false);
  });

  it("is stopped by an answer, and does not change what has ended", () => {
    const late = new Date(+open.closesAt + 1);

    expect(stateAt({ ...open, answeredAt: made }, late).state).toBe("open");
    expect(isWaiting({ ...open, answeredAt: made }, made)).toBe(false);
    expect(stateAt({ ...open, state: "withdrawn", endedAt: made }, late)).toEqual({
      state: "withdrawn",
      endedAt: made,
    });
  });

  it("explains what happened in a sentence for each state", () => {
    expect(new Set(introductionStates.map(tooLateFor)).size).toBe(introductionStates.length);
    expect(introductionStates.map(tooLateFor).every((text) => text.endsWith("You can still write a message."))).toBe(
      true,
    );
    expect(tooLateToWithdraw("accepted")).toContain("accepted");
    expect(tooLateToWithdraw("declined")).toContain("declined");
    expect(tooLateToWithdraw("lapsed")).toContain("closed");
  });
});

describe("a brief card", () => {
  const source = {
    title: "Bakers on film",
    jobs: [
      {
        label: "Colour grading",
        force: "must" as const,
        requirements: [
          requirement({ label: "From £3,000", kind: "budget" }),
          requirement({ label: "From home", force: "nice" }),
        ],
      },
    ],
    forAll: [
      requirement({}),
      requirement({}),
      requirement({ label: "In January", kind: "date" }),
      requirement({ label: "Before Easter", kind: "date" }),
      requirement({ label: "Not in March", kind: "date", force: "avoid" }),
      requirement({ label: "Gingham", kind: "other", force: "avoid" }),
    ],
    criteria: [
      criterion({ label: "Likes bread", status: "partly", quote: "above a bakery", points: 30 }),
      criterion({ label: "Sheep", status: "notStated", quote: undefined }),
      criterion({ label: "No gingham", importance: "mustNot" }),
      criterion({ label: "Grading", quote: "grade short documentaries", points: 40 }),
      criterion({}),
    ],
    foundFor: [],
  };

  it("holds what the brief asks for, each once, and what fits with its evidence, the best proven first", () => {
    expect(cardOf(source)).toEqual({
      title: "Bakers on film",
      requirements: [
        { label: "Colour grading", force: "must" },
        { label: "From home", force: "nice" },
        { label: "Leeds", force: "must" },
        { label: "Gingham", force: "avoid" },
      ],
      budget: "From £3,000",
      dates: "In January, Before Easter",
      matched: [
        { label: "Grading", quote: "grade short documentaries" },
        { label: "Based in Leeds", quote: "a room in Leeds" },
        { label: "Likes bread", quote: "above a bakery" },
      ],
    });
  });

  it("shows nothing that was not chosen", () => {
    const card = cardOf(source);
    const empty: BriefCard = { title: card.title, requirements: [], budget: null, dates: null, matched: [] };

    expect(cardOf(source, { shows: briefCardParts })).toEqual(card);
    expect(cardOf(source, { shows: [] })).toEqual(empty);
    for (const part of briefCardParts)
      expect(cardOf(source, { shows: [part] })).toEqual({ ...empty, [part]: card[part] });
  });

  it("shows of several jobs those that the receiver was found for, or those that were chosen, and what holds for all", () => {
    const writing = {
      label: "Copywriting",
      force: "must" as const,
      requirements: [requirement({ label: "In Welsh" })],
    };
    const both = {
      ...source,
      jobs: [...source.jobs, writing],
      criteria: [criterion({ label: "Copywriting", job: 1 }), criterion({})],
      foundFor: [source.jobs[0]!.label],
    };

    expect(jobsShown(both)).toEqual([0]);
    expect(labelsOf(cardOf(both))).toEqual(["Colour grading", "From home", "Leeds", "Gingham"]);
    expect(cardOf(both).matched.map(({ label }) => label)).toEqual(["Based in Leeds"]);
    expect(labelsOf(cardOf(both, { jobs: [1] }))).toEqual(["Copywriting", "In Welsh", "Leeds", "Gingham"]);
    expect(cardOf(both, { jobs: [1] }).budget).toBeNull();
    expect(jobsShown({ ...both, foundFor: ["Something else"] })).toEqual([0, 1]);
    expect(jobsShown(both, [7])).toEqual([0, 1]);
  });

  it("names no budget and no date among what fits where they were left out", () => {
    const fitting = {
      ...source,
      criteria: [
        criterion({ label: "From £3,000", kind: "budget", quote: "Projects from £1,000" }),
        criterion({ label: "In January", kind: "date", quote: "Available now" }),
        criterion({}),
      ],
    };
    const labelsWith = (...shows: BriefCardPart[]) => cardOf(fitting, { shows }).matched.map(({ label }) => label);

    expect(labelsWith("matched", "budget", "dates")).toEqual(["From £3,000", "In January", "Based in Leeds"]);
    expect(labelsWith("matched", "budget")).toEqual(["From £3,000", "Based in Leeds"]);
    expect(labelsWith("matched", "dates")).toEqual(["In January", "Based in Leeds"]);
    expect(labelsWith("matched")).toEqual(["Based in Leeds"]);
  });
});
