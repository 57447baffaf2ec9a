import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const sectorsIn = (text: string) => {
  const { requirements, aboutYou } = readBrief(text, { searcherType: "brand" });
  const asked = requirements.filter(({ kind, importance }) => kind === "sector" && importance !== "mustNot");
  return {
    asked: asked.map(({ importance, label }) => `${importance} ${label}`),
    own: aboutYou.filter(({ kind }) => kind === "sector").map(({ label }) => label),
  };
};

it.each([
  "We need a film editor. We'll feed you, there's good coffee and a gym across the road.",
  "Illustrator for a picture story about a bear who works in a bank.",
  "Camera operator for a wedding in a hotel near Bath.",
  "Fashion film, director of photography needed, bring own van.",
  "The dog ate the kitchen cupboards and the builder never came. Photographer, Leeds.",
  "My daughter built our website while she was at university. Web developer wanted.",
  "We sent a supermarket the wrong price and I rang them from a car park. Traffic manager wanted.",
  "Stylist for a shoot in an old brewery, three models.",
  "Poster for a talk in the university library on Tuesday.",
  "Designer for a leaflet about blood pressure, to be left in barbers and pubs.",
])("no sector is read in “%s”", (text) => {
  expect(sectorsIn(text)).toEqual({ asked: [], own: [] });
});

it.each([
  ["We make pump housings in Dudley and the catalogue reads like a school textbook.", "Machinery"],
  ["I'm a dentist in Truro and my website looks as if it was made in a garage.", "Dental and optical"],
  ["We run a chain of nurseries. Parents meet in the pub and say nobody rings back. A leaflet, please.", "Schools"],
  ["Estate agent here, someone for our Instagram between the school run and teatime.", "Housing"],
  ["My accountant says we can afford a rebrand. We're joiners.", "Building trades"],
  ["I run marketing at an insurer in Leeds. Designer wanted.", "Insurance"],
  ["We moved next to a hospital. Tell our customers, please: we sell hearing aids.", "Dental and optical"],
  ["Client is a French car brand, we need a director.", "Automotive"],
  ["We distribute medicines to vets and need a designer for our vans.", "Healthcare and pharmaceuticals"],
  ["We have a tool that helps teachers mark essays. It needs a better first screen.", "Schools"],
  ["I manage the gift shop of a cathedral. Could somebody design postcards?", "Gift and book shops"],
  ["Hello, head of communications at a water company, I need a writer for our bills.", "Energy and water supply"],
  ["The bakery on the corner has a lovely sign. We're a law firm and want one too.", "Law firms"],
])("“%s” says what the writer's trade is", (text, trade) => {
  expect(sectorsIn(text).own).toEqual([trade]);
  expect(sectorsIn(text).asked).toHaveLength(1);
});

it.each([
  ["Photographer wanted for our brewery's summer range.", ["nice Beer and spirits"]],
  ["We hire a museum. Producer for a jewellery brand's dinner.", ["nice Jewellery and watches"]],
  ["Need a logo for a kitchen fitter, something friendly.", ["nice Building trades"]],
  ["Get us a mention in the farming papers.", ["nice Agriculture"]],
  ["PR person with experience in hotels and restaurants, Brighton.", ["must Hotels or Restaurants and bars"]],
  ["We've worked with banks for years and want a designer who has done law firms.", ["must Law firms"]],
  ["My brother's brewery got a film for nothing. I want one of our vineyard.", ["nice Beer and spirits"]],
  ["Video for a chain of gyms, filmed like a car advert.", ["nice Fitness"]],
  ["Brochure for a tractor dealer, by a copywriter who understands farming.", ["must Agriculture"]],
])("“%s” asks for %j", (text, asked) => {
  expect(sectorsIn(text)).toEqual({ asked, own: [] });
});

it.each([
  "My brother has done adverts for a gin. We need a director.",
  "Looking for a web developer. The last one now works for an airline.",
  "The bags come from a printer who mostly does dog food. Packaging designer, please.",
  "PR for a wind farm. Not somebody who works for crypto companies.",
  "We don't know why they never answer council surveys. Leaflet designer, please.",
])("what others have done or know is no experience that “%s” asks for", (text) => {
  expect(sectorsIn(text).asked.filter((one) => one.startsWith("must"))).toEqual([]);
});
