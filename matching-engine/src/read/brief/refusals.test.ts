import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const refused = (text: string) =>
  readBrief(text, { searcherType: "brand" })
    .requirements.filter(({ importance }) => importance === "mustNot")
    .map(({ label }) => label);

const wanted = (text: string) =>
  readBrief(text, { searcherType: "brand" })
    .requirements.filter(({ importance }) => importance !== "mustNot")
    .map(({ label }) => label);

describe("a note or an order", () => {
  it.each([
    ["An animator for a short about bees, no 3D, and not photorealistic", ["3D design", "Photorealistic"]],
    ["A logo. Nothing too shiny please", ["Shiny"]],
    ["We need a photographer. Nobody who only does weddings please", ["Weddings"]],
    ["A copywriter for our dairy. Nobody from an agency, we were let down", ["An agency"]],
    ["A colourist. Remote is fine, only not Los Angeles", ["Los Angeles"]],
    ["A web developer please, without WordPress", ["WordPress"]],
    ["The trustees said no videos. We want an annual report laid out", ["Video production"]],
    ["An illustrator for a cookbook. Never use my family's photos", ["My family's photos"]],
    ["An influencer for our wetsuits, no betting and no lager brands", ["Betting", "Lager"]],
    ["PR for our wind farm. No oil and gas, no banks", ["Oil and gas", "Banking"]],
    ["Drone footage of our quarry. It must not look like a corporate film", ["Corporate film"]],
  ])("refuses: “%s”", (text, labels) => {
    expect(refused(text)).toEqual(labels);
  });

  it.each([
    "The last invitation came out brown instead of gold. Invitations wanted",
    "Most of them are over seventy and own no computer. How do we thank them?",
    "Customers leave the shop without paying. Web developer please",
    "We sell to restaurants, not shops, and we need a brochure",
    "Nobody in Glasgow has heard of us. Social media help please",
    "A beautiful garden and nobody under fifty knows it. Posters please",
    "Not one of our shops got a word in the paper. PR help wanted",
    "If the answer is no I'd rather hear it now. Market research please",
    "If you're not in Yorkshire don't apply. Our van needs wrapping",
    "A logo please, a Welsh version would help but not essential",
    "An event agency for our launch, no more than 45 guests",
  ])("tells and refuses nothing: “%s”", (text) => {
    expect(refused(text)).toEqual([]);
  });
});

describe("a negated verb", () => {
  it.each([
    ["We don't want freelancers. An editor please", ["A freelancer"]],
    ["We'd rather not work with freelancers. Someone to run our exhibition stand", ["A freelancer"]],
    ["An editor for our podcast. We're not looking for an agency", ["An agency"]],
    ["The client doesn't want photos of the house. A brochure for a B&B", ["Photography"]],
    ["A voice for our guide that doesn't sound American", ["United States"]],
    ["We don't want to use stock footage. A film for our choir", ["Stock footage"]],
    [
      "We direct ourselves, so neither a director nor an editor is wanted. A colourist please",
      ["Director", "Video editing"],
    ],
  ])("refuses what the writer does not want: “%s”", (text, labels) => {
    expect(refused(text).toSorted()).toEqual(labels.toSorted());
  });

  it.each([
    "The phones have not stopped. Somebody to write our letters",
    "We've never really advertised. A website please",
    "He tried eleven times and never once got to the end. A website please",
    "Visitors don't want brochures. A website please",
    "Money's not silly but it is there. A website please",
    "Tolerances you'd not credit. A photographer please",
    "A kitchen company, ours isn't built yet. Pictures please",
    "Somebody local who'll not mind a cup of tea. A sound recordist please",
    "A film for women who don't look like film stars",
    "You don't need to be an agency. An editor please",
    "I don't want to hire one man to fly it and another to stick it together",
    "We're sick of chasing invoices. A bookkeeper please",
  ])("refuses nothing where it tells of the past, of others or of how things are: “%s”", (text) => {
    expect(refused(text)).toEqual([]);
  });
});

it("what is not wanted is no requirement, refused or not", () => {
  expect(wanted("Visitors don't want brochures. A podcast editor please")).not.toContain("Graphic design");
  expect(wanted("We're not looking for an agency. A podcast editor please")).not.toContain("An agency");
});

it.each([
  ["Animation is what we don't want. Photography please", ["Animation"], ["Photography"]],
  ["Recruiters needn't bother, we want a film", ["Recruiting", "Recruiters"], ["Video production"]],
  ["We need a film, no one from London", ["London"], ["Video production"]],
])("a refusal ends where it ends: “%s”", (text, labels, left) => {
  expect(refused(text)).toEqual(labels);
  expect(wanted(text)).toEqual(left);
});
