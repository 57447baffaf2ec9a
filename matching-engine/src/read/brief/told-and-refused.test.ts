import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const refused = (text: string) =>
  readBrief(text, { searcherType: "brand" })
    .requirements.filter(({ importance }) => importance === "mustNot")
    .map(({ label }) => label);

it.each([
  "We need a sound engineer. You can hear the heating but not the sermon.",
  "People read the first page but not the second, so we need a copywriter.",
  "They like the shop but not the queue. Looking for an interior designer.",
  "A podcast editor please, guests hear me but not the host.",
])("“%s” tells what others do and refuses nothing", (text) => {
  expect(refused(text)).toEqual([]);
});

it.each([
  ["A bold poster but not stock footage", "Stock footage"],
  ["They should be funny films but not stock footage", "Stock footage"],
  ["We want a film, but not stock footage", "Stock footage"],
])("“%s” refuses %s", (text, label) => {
  expect(refused(text)).toEqual([label]);
});

it.each([
  ["We need a label design. No AI pictures please.", "AI pictures"],
  ["We need a label design. We don't want AI generated images.", "AI generated images"],
  ["We need a label design, no AI", "AI"],
  ["We need a label design. No AI companies.", "AI companies"],
])("“%s” refuses %s, and neither pictures nor people with clients there", (text, label) => {
  expect(refused(text)).toEqual([label]);
});

it.each(["There are five of us and we need a logo", "The two of us make candles, website wanted"])(
  "“%s” asks for no size of agency",
  (text) => {
    const kinds = readBrief(text, { searcherType: "brand" }).requirements.map(({ kind }) => kind);
    expect(kinds).not.toContain("companySize");
  },
);
