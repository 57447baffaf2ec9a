import { describe, expect, it } from "vitest";
import { anAgency, aFreelancer } from "../../tests/builders.ts";
import { aRequirement, evidenceOf, otherSkill, relationsTo } from "../../tests/judging.ts";
import type { Evidence } from "../read/profile/evidence.ts";
import type { Requirement } from "../read/brief/requirements.ts";
import { createMatcher } from "../matcher.ts";
import { sources } from "../searchable-profile.ts";
import { withSwitches } from "../switches.ts";
import { decide } from "./verdicts.ts";
import type { Prepared } from "./verdicts.ts";

const verdictOf = (prepared: Prepared, ...evidence: Partial<Evidence>[]) =>
  decide({ profile: aFreelancer("one"), evidence: evidenceOf(...evidence) }, prepared, withSwitches());
const statusOf = (prepared: Prepared, ...evidence: Partial<Evidence>[]) => verdictOf(prepared, ...evidence).status;

const inTitle = { source: sources.title };
const aThing = { isName: false };
const tickedAmong = (ticked: number) => ({ source: sources.tick, ticked });

describe("a skill that must be had", () => {
  it("is declined by who says so, unless title and sentences both show it", () => {
    expect(statusOf(aRequirement(), { isNegated: true }, {})).toBe("contradicted");
    expect(statusOf(aRequirement(), { isNegated: true }, inTitle, {})).toBe("met");
  });

  it("is proved by sentences that name it twice, or once beside a tick", () => {
    expect(statusOf(aRequirement(), {}, {})).toBe("met");
    expect(statusOf(aRequirement(), {}, tickedAmong(1))).toBe("met");
    expect(statusOf(aRequirement(), {}, aThing)).toBe("partly");
  });

  it("is proved by things that the work makes only beside a tick", () => {
    expect(statusOf(aRequirement(), aThing, aThing)).toBe("partly");
    expect(statusOf(aRequirement(), aThing, tickedAmong(1))).toBe("met");
  });
});

describe("the credit of a skill", () => {
  it("is highest for a proof, then for a tick, then for one sentence alone", () => {
    expect(verdictOf(aRequirement(), inTitle).credit).toBe(1);
    expect(verdictOf(aRequirement(), tickedAmong(1)).credit).toBe(0.75);
    expect(verdictOf(aRequirement(), {}).credit).toBe(0.6);
    expect(verdictOf(aRequirement()).credit).toBe(0);
  });

  it("rests on weaker evidence where only one sentence says it", () => {
    expect(verdictOf(aRequirement(), {}).strength).toBeCloseTo(0.53);
    expect(verdictOf(aRequirement(), {}, {}).strength).toBeCloseTo(0.78);
  });
});

it("a sector is proved by words that name it, and never by a tick alone", () => {
  const sector = aRequirement({ kind: "sector" });

  expect(statusOf(sector, {})).toBe("met");
  expect(statusOf(sector, tickedAmong(1))).toBe("partly");
});

describe("an exclusion", () => {
  const excluded = aRequirement({ importance: "mustNot" });

  it("is kept by who declines it, and only in part by who shows it all the same", () => {
    expect(statusOf(excluded, { isNegated: true })).toBe("met");
    expect(statusOf(excluded, { isNegated: true }, inTitle)).toBe("partly");
  });

  it("of a skill is broken by a title, or by sentences beside a tick, and not by sentences alone", () => {
    expect(statusOf(excluded, inTitle)).toBe("contradicted");
    expect(statusOf(excluded, {}, {})).toBe("partly");
    expect(statusOf(excluded, { weight: 0.6 }, tickedAmong(8))).toBe("contradicted");
  });

  it("of a skill is broken by the only box that is ticked, and touched by one of many", () => {
    expect(statusOf(excluded, tickedAmong(1))).toBe("contradicted");
    expect(statusOf(excluded, tickedAmong(20))).toBe("partly");
  });

  it("of a sector is broken by two sentences, and touched by one", () => {
    const sector = aRequirement({ kind: "sector", importance: "mustNot" });

    expect(statusOf(sector, {}, {})).toBe("contradicted");
    expect(statusOf(sector, {})).toBe("partly");
  });

  it("of a place is broken by words that name it", () => {
    expect(statusOf(aRequirement({ kind: "place", importance: "mustNot" }), {})).toBe("contradicted");
  });

  it("of several things together is broken only by who shows all of them", () => {
    const both = aRequirement({ importance: "mustNot" }, { also: [relationsTo(otherSkill!)] });

    expect(statusOf(both, inTitle)).toBe("notStated");
    expect(statusOf(both, inTitle, { concept: otherSkill! })).toBe("contradicted");
  });
});

const decideFor = (to: number, from = to) => {
  const budget = aRequirement({ kind: "budget", money: { from, to, start: 0, end: 0 } });
  const profile = anAgency("one", { minimumBudget: "£10k - £50k" });
  return decide({ profile, evidence: evidenceOf() }, budget, withSwitches());
};

describe("a budget", () => {
  it("is enough from the minimum on, a little short in part, and too little below", () => {
    expect(decideFor(10_000)).toMatchObject({ status: "met", strength: 1 });
    expect(decideFor(9_000).status).toBe("partly");
    expect(decideFor(2_000).status).toBe("contradicted");
  });

  it("that is far above the minimum counts a little less", () => {
    expect(decideFor(1_000_000)).toMatchObject({ status: "met", strength: 0.9 });
  });
});

const decideOn = (importance: Requirement["importance"]) =>
  statusOf(aRequirement({ kind: "accountType", label: "A freelancer", importance }));

describe("a kind of account", () => {
  it("is met by that kind, and broken by it where it is excluded", () => {
    expect(decideOn("must")).toBe("met");
    expect(decideOn("mustNot")).toBe("contradicted");
  });
});

/** Returns how an illustrator with these words stands to a sector. */
const sectorOf = (text: string, bio: string) => {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title: "Illustrator", skills: ["Illustration"], bio }));
  return matcher.explain("one", { text, searcherType: "brand" })?.criteria.find(({ kind }) => kind === "sector")
    ?.status;
};

describe("a refusal", () => {
  it("is of the thing itself, and not of a neighbour or a part of it", () => {
    const boardGames = "An illustrator for board games.";

    expect(sectorOf(boardGames, "I don't work on board games.")).toBe("contradicted");
    expect(sectorOf(boardGames, "I don't work for gambling or tobacco companies.")).not.toBe("contradicted");
    expect(sectorOf("An illustrator for a food company.", "I don't draw energy drinks.")).not.toBe("contradicted");
  });
});
