import type { Criterion, Match } from "@triptych/contract/matching";
import { describe, expect, it } from "vitest";
import {
  countsText,
  groupCountsText,
  groupsOf,
  haveOnlyWords,
  resultText,
  shortfallText,
  wereJudgedBy,
} from "./result-groups.ts";

const jobs = [
  { label: "Video production", force: "must" as const, userIds: ["both", "films"] },
  { label: "Packaging design", force: "nice" as const, userIds: ["packs", "both"] },
];
const matches = ["films", "packs", "both", "other"].map((id) => aMatch(id));

describe("the groups of a result", () => {
  it("show who does both jobs first, then each job, the main one in front, and everybody once", () => {
    const groups = groupsOf(matches, jobs);

    expect(groups.map(({ heading, matches: own }) => [heading, own.map(({ user }) => user.id)])).toEqual([
      ["Both jobs", ["both"]],
      ["Video production", ["films"]],
      ["Packaging design, maybe", ["packs"]],
      ["Close in other ways", ["other"]],
    ]);
  });

  it("are one list for a brief with one job, and none without matches", () => {
    expect(groupsOf(matches, jobs.slice(0, 1))).toMatchObject([{ heading: "", matches }]);
    expect(groupsOf([], [])).toEqual([]);
  });
});

describe("the results of a brief with several jobs", () => {
  const photographer = aMatch("photos", { Photography: "met", Copywriting: "notStated", Leeds: "met" });
  const writer = aMatch("words", { Photography: "notStated", Copywriting: "met", Leeds: "partly" });
  const found = [photographer, writer].map((match) => ({
    ...match,
    criteria: match.criteria.map((each): Criterion => {
      const job = ["Photography", "Copywriting"].indexOf(each.label);
      return job === -1 ? each : { ...each, kind: "job", job };
    }),
  }));
  const both = [
    { label: "Photography", force: "must" as const, userIds: ["photos"] },
    { label: "Copywriting", force: "must" as const, userIds: ["words"] },
  ];

  it("show in the list of a job what is asked of it and of all, and count by that", () => {
    const groups = groupsOf(found, both);

    expect(groups.map(({ matches: own }) => own[0]!.criteria.map(({ label }) => label))).toEqual([
      ["Photography", "Leeds"],
      ["Copywriting", "Leeds"],
    ]);
    expect(groups.map((group) => groupCountsText(group, true))).toEqual([
      "1 shows every must-have",
      "nobody shows every must-have, 1 comes close",
    ]);
    expect(groupCountsText(groups[0]!, false)).toBe("1 comes close");
  });

  it("say that nobody does both, and how many show each job on its own", () => {
    expect(resultText({ matches: found, jobs: both, isChecked: true })).toBe("nobody does both jobs");
    expect(shortfallText({ matches: found, jobs: both })).toBe(
      "Who shows every must-have of a job on its own: Photography: 1; Copywriting: nobody. These come closest; each card says why.",
    );
    expect(resultText({ matches: found, jobs: both.slice(0, 1), isChecked: true })).toBe("nobody fits, 2 come close");
  });
});

it.each([
  [[true, true, false], "2 fit, 1 comes close"],
  [[true, false, false], "1 fits, 2 come close"],
  [[true, true], "2 fit"],
  [[false, false], "Nobody fits, 2 come close"],
])("counts %j as “%s”", (fits, text) => {
  expect(countsText(fits.map((each) => ({ fits: each })))).toBe(text);
});

it("says of nobody that they do not fit a reading that was not checked", () => {
  expect(countsText([{ fits: false }], false)).toBe("1 comes close");
  expect(countsText([{ fits: true }, { fits: false }], false)).toBe("1 probably fits, 1 comes close");
});

it("says that only words were compared where nothing was read in the brief", () => {
  expect(haveOnlyWords([aMatch("one")])).toBe(true);
  expect(haveOnlyWords([aMatch("one"), aMatch("two", { Film: "met" })])).toBe(false);
  expect(resultText({ matches: [aMatch("one")], jobs: [], isChecked: false })).toBe("1 by words alone");
});

describe("matches were judged by what somebody confirmed", () => {
  const film = { force: "must" as const, requirements: [] };
  const reading = { isConfirmed: true, jobs: [film], forAll: [] };
  const judged = aMatch("one", { Film: "met" });
  const guessed = {
    criteria: judged.criteria.map((each): Criterion => ({ ...each, importance: "nice" })),
  };

  it("where they have must-haves, or nothing is a must-have", () => {
    expect(wereJudgedBy(reading, [judged])).toBe(true);
    expect(wereJudgedBy({ ...reading, jobs: [{ ...film, force: "nice" }] }, [guessed])).toBe(true);
    expect(wereJudgedBy(reading, [])).toBe(true);
  });

  it("but not where they are older than what was confirmed, or nothing was", () => {
    const anAgency: Criterion = { ...judged.criteria[0]!, kind: "accountType" };

    expect(wereJudgedBy(reading, [guessed])).toBe(false);
    expect(wereJudgedBy(reading, [{ criteria: [...guessed.criteria, anAgency] }])).toBe(false);
    expect(wereJudgedBy({ ...reading, isConfirmed: false }, [judged])).toBe(false);
    expect(wereJudgedBy(undefined, [judged])).toBe(false);
  });
});

describe("what keeps people from fitting", () => {
  it("is what nobody shows, where there is such a thing", () => {
    const all = [
      aMatch("one", { Leeds: "notStated", Film: "met" }),
      aMatch("two", { Leeds: "contradicted", Film: "partly" }),
    ];

    expect(shortfallText({ matches: all, jobs: [] })).toBe(
      "Nobody shows “Leeds”. These come closest; each card says why.",
    );
  });

  it("is nothing that was ruled out and not found", () => {
    const match = aMatch("one", { Weddings: "notStated", Film: "notStated" });
    const criteria = match.criteria.map((each): Criterion =>
      each.label === "Weddings" ? { ...each, importance: "mustNot" } : each,
    );

    expect(shortfallText({ matches: [{ ...match, criteria }], jobs: [] })).toBe(
      "Nobody shows “Film”. These come closest; each card says why.",
    );
  });

  it("is otherwise what most miss", () => {
    const all = [aMatch("one", { Leeds: "met", Film: "partly" }), aMatch("two", { Leeds: "notStated", Film: "met" })];

    expect(shortfallText({ matches: all, jobs: [] })).toBe(
      "Most often missing: “Film” or “Leeds”. These come closest; each card says why.",
    );
  });
});

function aMatch(id: string, statuses: Record<string, Criterion["status"]> = {}): Match {
  const criteria = Object.entries(statuses).map(([label, status]): Criterion => ({
    id: label,
    kind: "other",
    importance: "must",
    label,
    briefQuote: "",
    status,
    weight: 50,
    points: 0,
  }));
  const user = { id, username: id, displayName: id, userType: "agency", profileData: null } as Match["user"];
  return { user, score: 50, reasons: [], criteria, fits: false };
}
