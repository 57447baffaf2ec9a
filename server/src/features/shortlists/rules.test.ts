import { describe, expect, it } from "vitest";
import type { Match } from "@triptych/contract/matching";
import type { ShortlistPerson } from "@triptych/contract/shortlists";
import { countVotes, csvCells, csvHead, factsOf, fileNameOf, nameKeyOf } from "./rules.ts";
import { aBrandProfile, aFreelancerProfile, anAgencyProfile } from "../../../testing/profiles.ts";

describe("what a list says about somebody", () => {
  it("has no rate that is for introduced people only", () => {
    const rate = { per: "project", band: "From £500", shownTo: "introduced" } as const;

    expect(factsOf({ type: "agency", data: anAgencyProfile({ rate }) }).rate).toBeNull();
    const shown = anAgencyProfile({ rate: { ...rate, shownTo: "everybody" } });
    expect(factsOf({ type: "agency", data: shown }).rate).toBe("Smallest project: from £500");
  });

  it("links to the web only", () => {
    const portfolio = "javascript:alert(1)";

    expect(factsOf({ type: "freelancer", data: aFreelancerProfile({ portfolio }) }).link).toBeNull();
    expect(factsOf({ type: "freelancer", data: aFreelancerProfile() }).link).toBe("https://imogenfarrant.example/reel");
    expect(factsOf({ type: "brand", data: aBrandProfile() }).link).toBeNull();
    expect(factsOf(null).description).toBe("");
  });
});

it("knows a guest again in other spellings of a name", () => {
  expect(nameKeyOf("  Ana   RUIZ ")).toBe("ana ruiz");
  expect(nameKeyOf("Ａna Ruiz")).toBe("ana ruiz");
});

it("says who meets every must-have once somebody confirmed what was read in the brief", () => {
  const person: ShortlistPerson = {
    id: "an id",
    presence: "gone",
    member: null,
    status: "considering",
    note: "",
    votes: [],
    guestVotes: [],
    savedAt: "2026-05-04T09:00:00Z",
  };
  const match = { score: 79, fits: true } as Match;
  const cellWith = (judged: Parameters<typeof csvCells>[1]) =>
    csvCells(person, judged)[csvHead.indexOf("Meets every must-have")];

  expect(cellWith({ match, isConfirmed: false })).toBeNull();
  expect(cellWith({ match, isConfirmed: true })).toBe("Yes");
  expect(cellWith({ match: { ...match, fits: false }, isConfirmed: true })).toBe("No");
  expect(cellWith({ match: undefined, isConfirmed: true })).toBeNull();
});

it("counts votes", () => {
  expect(countVotes([{ vote: "up" }, { vote: "down" }, { vote: "up" }])).toEqual({ up: 2, down: 1 });
});

it.each([
  ["Für Bäcker & Co.", "fur-backer-co.csv"],
  ["../../etc/passwd", "etc-passwd.csv"],
  ["写真家", "shortlist.csv"],
])("names the file of %j %s", (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
