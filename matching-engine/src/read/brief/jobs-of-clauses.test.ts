import { beforeAll, describe, expect, it } from "vitest";
import { createClauseReader } from "../../../encoder/clause-reader.ts";
import type { ClauseReader } from "../../../encoder/clause-reader.ts";
import { createMatcher } from "../../matcher.ts";
import { readBrief } from "./read-brief.ts";

const matcher = createMatcher();
let reader: ClauseReader;
beforeAll(async () => {
  reader = await createClauseReader();
});

async function read(text: string) {
  const { clauses } = readBrief(text, { searcherType: "brand" });
  const clauseMeanings = new Map([[clauses.text, reader.read(clauses)]]);
  return matcher.read({ text, searcherType: "brand", clauseMeanings });
}

/** Returns the works of a brief, of each the first name: whether a neighbour may be meant as well changes with each network. */
async function jobsOf(text: string): Promise<string[]> {
  return (await read(text)).jobs.map(({ label }) => label.split(" or ")[0]!);
}

describe("a clause whose meaning is known", () => {
  it.each([
    [
      "Our llama treks need a name people can remember. Once there is one, somebody should paint it big along the side of the barn.",
      ["Naming", "Murals and street art"],
    ],
    [
      "Photographer for our glass studio in Stourbridge. It would make my year if you put the pictures on Instagram for us each week.",
      ["Photography", "Social media management"],
    ],
    [
      "The ferry company wants its members' magazine laid out so that people can read it. And something that drivers tap on their phones when they are late.",
      ["Members' magazine", "App development"],
    ],
    [
      "We want a stand at the dairy show that people walk into. Afterwards the visitors should get an email that isn't dull.",
      ["Exhibition design", "Email marketing"],
    ],
    [
      "We need a voiceover for a museum guide. And deaf visitors should be able to read along on the screen.",
      ["Voiceover", "Accessibility"],
    ],
    ["We need our yearly lecture streamed live", ["Lecture streamed live"]],
  ])("asks for the work that it means: %s", async (text, jobs) => {
    expect(await jobsOf(text)).toEqual(jobs);
  });

  it.each([
    "They must be based in Europe.",
    "They should live in the UK or Ireland.",
    "They must be based in the UK.",
    "Remote is fine.",
    "Somebody near Leeds, please.",
    "Budget about £4,000.",
    "Avoid: Animation.",
  ])("asks for no work where it only says a condition or a refusal: %s", async (condition) => {
    expect(await jobsOf(`A photographer for our bakery.\n${condition}`)).toEqual(["Photography"]);
  });

  it("keeps what is refused under a heading", async () => {
    const { forAll } = await read("Need: An illustrator in the UK.\nAvoid: Animation.");

    expect(forAll.map(({ force, label }) => `${force} ${label}`)).toContain("avoid Animation");
  });

  it.each([
    [
      "We need a web developer for our seed library. We have been here since 1911 and the roof still leaks.",
      "Web development",
    ],
    ["Logo for a canoe club in Bala. We are forty members and most of us are retired.", "Brand identity"],
    [
      "Video editor wanted for a film about peat. We are a calm lot and pay on the first of the month.",
      "Video editing",
    ],
  ])("asks for nothing where it tells no work: %s", async (text, job) => {
    const { jobs, question } = await read(text);

    expect(jobs.map(({ label }) => label)).toEqual([job]);
    expect(question).toBeNull();
  });

  // NOTE: cake and parking sound like an event to the network.
  it.fails("asks for nothing where what is told sounds like work", async () => {
    const text = "Logo for a canoe club in Bala. We meet on Thursdays, bring cake, and there is parking by the lake.";

    expect(await jobsOf(text)).toEqual(["Brand identity"]);
  });

  it("looks for both where a short request may mean either", async () => {
    const { jobs } = await read("Write about our school");

    expect(jobs.map(({ label }) => label)).toEqual([expect.stringContaining(" or ")]);
  });

  it.each([
    ["A photographer for our wedding, and a band for the evening.", "Live music and entertainment"],
    ["Looking for a photographer and for a live band to play in the evening.", "Live music and entertainment"],
    ["Someone to stream our conference live, and a host who keeps the day lively.", "Hosting and speaking"],
    ["New shop: caterers for 80 on the opening night, and a logo before that.", "Catering"],
    ["A film of our wedding and somebody to do the flowers.", "Floristry"],
    ["Help with our social media, and somebody to write grant applications to trusts.", "Grant writing"],
    ["Media training for our three partners, please.", "Media training"],
  ])("reads who performs, hosts, feeds and the like: %s", async (text, job) => {
    expect(await jobsOf(text)).toContainEqual(expect.stringContaining(job));
  });

  it("means what all of it says, and not what one of its things seems to name", async () => {
    const text = "We need posters that people see at stations and bus stops all over Fife.";

    expect(matcher.read({ text, searcherType: "brand" }).jobs[0]!.label).toBe("Graphic design");
    expect(await jobsOf(text)).toContain("Out of home advertising");
  });

  it("still refuses what a thing names", async () => {
    const { forAll } = await read("Explain our heat pump on film, with moving drawings. No posters please.");

    expect(forAll.filter(({ force }) => force === "avoid").map(({ label }) => label)).toEqual(["Graphic design"]);
  });

  it("refuses no skill of which only a kind is refused", async () => {
    const { forAll } = await read(
      "Trustees want to see the farm: photographs and one short film, five days in the wet season. We say no to anyone whose pictures make our shepherds look helpless.",
    );

    expect(forAll.filter(({ force }) => force === "avoid").map(({ label }) => label)).not.toContain("Photography");
  });

  it.each([
    ["A poster for our regatta.", ["Graphic design"]],
    ["A menu for our regatta.", ["Graphic design"]],
    ["Animator for our peat museum, plus a voiceover. We'll supply the script.", ["Animation", "Voiceover"]],
  ])("leaves what the brief names, and nothing that is there: %s", async (text, jobs) => {
    expect(await jobsOf(text)).toEqual(jobs);
  });

  it("asks what it means where nothing is likely enough", async () => {
    const { jobs, question } = await read(
      "We need a voiceover for a museum guide. And our volunteers want some help with it all.",
    );

    expect(jobs.map(({ label }) => label)).toEqual(["Voiceover"]);
    expect(question!.options.length).toBeGreaterThan(1);
  });

  it("reads what is told in a few words beside other work", async () => {
    expect(
      await jobsOf(
        "Our observatory's audio tour wants reading aloud by somebody with a Northern voice, and putting into Welsh as well.",
      ),
    ).toEqual(["Voiceover", "Translation"]);
  });

  it("looks for both where a clause may mean either of two neighbours", async () => {
    const { jobs } = await read(
      "I sell hats on a market stall. Pictures of thirty of them, please, and a sign for the van.",
    );

    expect(jobs.map(({ label }) => label)).toEqual(["Photography or Product photography", "Signage"]);
  });

  it.each([
    ["We need a rebrand and a website", ["Branding", "Web development"]],
    ["Wedding venue needs a drone video and a new website", ["Drone filming", "Web development"]],
    ["Logo & website for a gym", ["Brand identity", "Web development"]],
    ["A photographer for our menus and posters", ["Photography"]],
    ["Someone to photograph a conference", ["Photography"]],
    ["A film about how we draw whales.", ["Video production"]],
    ["We need a film, no one from London", ["Video production"]],
    ["Recruiters needn't bother, we want a film", ["Video production"]],
    ["Need a camera operator who can hang a camera from the roof.", ["Camera operation"]],
  ])("reads what a short request asks for, and not what it is about: %s", async (text, jobs) => {
    expect(await jobsOf(text)).toEqual(jobs);
  });
});

it.each([
  [
    "I'm a thatcher near Ely and I need a website plus somebody who photographs the roofs, because without pictures the website is pointless.",
    ["Web development", "Photography"],
  ],
  [
    "Somebody to sit with our sailors and watch where they get stuck in the tide app, and somebody else to redraw its screens.",
    ["User research", "UI/UX design"],
  ],
  [
    "We need 1 sculptor of clay figures for an animated film and 1 person who can put it into Welsh.",
    ["Animation", "Translation"],
  ],
  [
    "We need a logo for our ferry, and somebody must get the island talking about us.",
    ["Brand identity", "PR and communications"],
  ],
])("reads work that is told by what it does: %s", async (text, wanted) => {
  expect(await jobsOf(text)).toEqual(wanted);
});

it("a brief of whose clauses nothing is known is read by its words alone", () => {
  const text = "Photographer for our glass studio, and somebody to run our Instagram.";

  expect(matcher.read({ text, searcherType: "brand", clauseMeanings: new Map() })).toEqual(
    matcher.read({ text, searcherType: "brand" }),
  );
});

it.each([
  ["A photographer with drone experience", "Photography"],
  ["A web developer with Shopify experience", "Web development"],
])("what somebody sought by name must know as well is no job: %s", async (text, job) => {
  expect(await jobsOf(text)).toEqual([job]);
});

it("a name of a skill that the reader has never learnt is believed", () => {
  const text = "We are looking for illustrations of our boats";
  const meaning = { asks: 0.98, skills: [{ skill: "Photography", share: 0.999 }] };
  const jobs = (unlearnt: string[]) =>
    matcher
      .read({ text, searcherType: "brand", clauseMeanings: new Map([[text, [{ ...meaning, unlearnt }]]]) })
      .jobs.map(({ label }) => label);

  expect(jobs([])).not.toContain("Illustration");
  expect(jobs(["Illustration"])).toContain("Illustration");
});

it("what a story surely asks for by name is a job", async () => {
  const text =
    "My sister and I run a small bakery on a terrace in Whitby. We opened nine years ago with one oven and a borrowed mixer, and most mornings the queue goes past the fishmonger next door. The florist opposite keeps telling us to make more of ourselves, but that is her thing. Our website was built by a cousin in 2019 and we are happy with it. Before that an agency in Manchester did our leaflets and they were never quite us. What we need now is a logo: the old one falls apart when it is stamped on a paper bag. We have about £2,000 put by.";

  expect(await jobsOf(text)).toContain("Brand identity");
});

it("a title behind another one is a job under a heading too", async () => {
  const text =
    "Need: A copywriter for our new tea range, and a photographer in Edinburgh for two days of product shots. The photographer's day rate should be no more than £600 a day.\nWhen: Start on 8 February 2027.\nAvoid: Stock-photo smiles, puns, and too minimalist.";
  const { jobs, forAll } = await read(text);

  expect(jobs.map(({ label }) => label)).toEqual(["Copywriting", "Photography"]);
  expect(forAll.map(({ label }) => label)).toContain("Minimalist");
});
