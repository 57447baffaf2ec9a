import { describe, expect, it } from "vitest";
import type { Rate } from "@triptych/contract/availability";
import { anAgency, aFreelancer } from "../../tests/builders.ts";
import { createMatcher } from "../matcher.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { asSearchable } from "../searchable-profile.ts";
import type { DataOf } from "../searchable-profile.ts";

const today = "2026-11-23";
const confirmedAt = "2026-11-20T09:00:00Z";
const gaffer = {
  title: "Gaffer",
  skills: ["Gaffer / Lighting Design"],
  bio: "I am a gaffer for feature films. I light rooms and streets, mostly at night and mostly in the rain.",
};

type Data = Partial<DataOf["freelancer"]>;
const saying = (data: Data, id = "one") => aFreelancer(id, { ...gaffer, ...data });
const everybody = (rate: Pick<Rate, "per" | "band">) => ({ ...rate, shownTo: "everybody" }) as Data["rate"];

function judge(profile: SearchableProfile, text: string, day: string | null = today) {
  const matcher = createMatcher();
  matcher.put(profile);
  const [match] = matcher.search({
    text,
    searcherType: "brand",
    limit: 5,
    ...(day !== null && { today: day }),
  }).matches;
  return match!;
}

const packagers = (data: Partial<DataOf["agency"]>) =>
  anAgency("one", {
    uniqueValue: "We are a packaging design studio. We design packaging for makers of food and nothing else at all.",
    services: ["Packaging design"],
    minimumBudget: "< £10k",
    ...data,
  });

const criterionOf = (profile: SearchableProfile, text: string, kind: "date" | "budget") =>
  judge(profile, text).criteria.find((one) => one.kind === kind)!;

const freeFrom = (from: string) => saying({ availability: { status: "from", from, confirmedAt } });

describe("a date in a brief", () => {
  const brief = "We need a gaffer, start in January.";

  it.each([
    { said: { status: "now" }, status: "met", quote: "Available now" },
    { said: { status: "from", from: "2027-01-31" }, status: "met", quote: "Available from 31 January" },
    { said: { status: "from", from: "2027-02-01" }, status: "contradicted", quote: "Available from 1 February" },
    { said: { status: "not_now" }, status: "contradicted", quote: "Not available now" },
  ] as const)("is held against what its people say: $quote", ({ said, status, quote }) => {
    expect(criterionOf(saying({ availability: { ...said, confirmedAt } }), brief, "date")).toMatchObject({
      status,
      quote,
      field: "availability",
    });
  });

  it.each([
    ["2027-01-10", "met", "Available from 10 January"],
    ["2027-02-10", "partly", "Available from 10 February, 4 days before"],
    ["2027-02-14", "partly", "Available from 14 February, on the day itself"],
    ["2027-02-15", "contradicted", "Available from 15 February"],
  ])("that is a deadline leaves time for the work from %s: %s", (from, status, quote) => {
    const profile = saying({ availability: { status: "from", from, confirmedAt } });

    const found = criterionOf(profile, "We need a gaffer. It has to be done by 14 February 2027.", "date");

    expect(found).toMatchObject({ status, quote });
  });

  it("that is a near deadline takes no more than half of the time that is left", () => {
    const near = "We need a gaffer. It has to be done by 1 December 2026.";

    expect(criterionOf(freeFrom("2026-11-27"), near, "date").status).toBe("met");
    expect(criterionOf(freeFrom("2026-11-28"), near, "date").status).toBe("partly");
  });

  it("is not stated by who said nothing, or confirmed nothing for 14 days", () => {
    const lapsed = saying({ availability: { status: "not_now", confirmedAt: "2026-11-01T09:00:00Z" } });

    expect(criterionOf(saying({}), brief, "date")).toMatchObject({ status: "notStated", weight: 0 });
    expect(judge(lapsed, brief)).toEqual(judge(saying({}), brief));
  });

  it("lowers nobody who says nothing, and raises nobody above them who is not free", () => {
    const [free, silent, busy] = [{ status: "now" }, undefined, { status: "not_now" }].map((said) =>
      judge(
        saying(said === undefined ? {} : { availability: { ...said, confirmedAt } as Data["availability"] }),
        brief,
      ),
    );

    expect(free!.score).toBeGreaterThanOrEqual(silent!.score);
    expect(silent!.score).toBe(judge(saying({}), brief, null).score);
    expect(busy!.score).toBeLessThan(silent!.score);
    expect([free!.fits, busy!.fits]).toEqual([silent!.fits, false]);
  });

  it("changes nothing where nobody says what day it is, or no date is asked for", () => {
    const busy = saying({ availability: { status: "not_now", confirmedAt } });

    expect(judge(busy, brief, null)).toEqual(judge(saying({}), brief, null));
    expect(judge(busy, "We need a gaffer.")).toEqual(judge(saying({}), "We need a gaffer."));
  });
});

describe("a sum in a brief", () => {
  it.each([
    ["day rate around £300", everybody({ per: "day", band: "£250 to £350 a day" }), "met"],
    ["day rate around £300", everybody({ per: "day", band: "£350 to £500 a day" }), "met"],
    ["day rate around £300", everybody({ per: "day", band: "£500 to £700 a day" }), "partly"],
    ["day rate around £150", everybody({ per: "day", band: "£700 to £1,000 a day" }), "contradicted"],
    ["budget 8k", everybody({ per: "project", band: "From £5,000" }), "met"],
    ["budget 2k", everybody({ per: "project", band: "From £10,000" }), "contradicted"],
    ["budget 8k", everybody({ per: "day", band: "£250 to £350 a day" }), "notStated"],
    ["day rate around £300", everybody({ per: "project", band: "From £500" }), "notStated"],
  ])("“%s” is held against %o", (sum, rate, status) => {
    expect(criterionOf(saying({ rate }), `We need a gaffer, ${sum}.`, "budget").status).toBe(status);
  });

  it("is held against an agency's smallest project, and else against its minimum budget", () => {
    const brief = "We need packaging design, budget 3k.";

    const ofMinimum = criterionOf(packagers({}), brief, "budget");
    const ofProject = criterionOf(
      packagers({ rate: { per: "project", band: "From £10,000", shownTo: "everybody" } }),
      brief,
      "budget",
    );

    expect(ofMinimum).toMatchObject({ status: "met", field: "minimumBudget" });
    expect(ofProject).toMatchObject({ status: "contradicted", quote: "Smallest project: from £10,000", field: "rate" });
  });
});

it("makes a profile searchable without a rate that is for introduced people only", () => {
  const { id, data } = saying({});
  const rate = { per: "day", band: "£250 to £350 a day", shownTo: "introduced" } as const;

  const searchable = asSearchable(id, { type: "freelancer", data: { ...data, rate } });

  expect(searchable).toEqual(saying({}));
});
