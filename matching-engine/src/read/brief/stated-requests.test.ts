import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const jobsOf = (text: string) =>
  matcher
    .read({ text, searcherType: "brand" })
    .jobs.map(({ requirements, force }) => `${force} ${requirements[0]!.label}`);

it.each([
  [
    "We need a poster for our regatta. The winners' speeches will have to be subtitled.",
    "must Transcription and subtitling",
  ],
  ["Looking for an editor for a short about eels. The soundtrack hasn't been written yet.", "must Music composition"],
  ["A website for our bakery, please. We're short of a photographer for it as well.", "must Photography"],
  ["We want our seed catalogue illustrated. A logo is the other thing we're missing.", "must Brand identity"],
  ["A leaflet for our allotments. Photographs of the plots would be needed.", "must Photography"],
  ["Film our barn dance. A podcast about it wouldn't go amiss.", "nice Podcast production"],
  [
    "We need a translator for our menus. If you also design them, all the better: menus, that is.",
    "nice Graphic design",
  ],
  ["A logo for our orchard. Down the line we'd probably turn it into an animation.", "nice Animation"],
  ["We need an illustrator. Bonus points if you also write short stories.", "nice Ghostwriting"],
  ["A map of our orchard. It is to be printed on tea towels.", "must Print production"],
  ["We need a stylist for two days. We could use a photographer as well.", "must Photography"],
  ["Label for a cider. I'd be over the moon if you could build our website.", "nice Web development"],
  ["1) A logo for our ferry. 2) Photographs of the crew.", "must Photography"],
])("reads the work that is asked for without a verb of asking in “%s”", (text, job) => {
  expect(jobsOf(text)).toContain(job);
});

it.each([
  "We need a film about our lifeboat. It should be finished by June.",
  "We need a film about our lifeboat. It has to be shown on a big screen.",
  "We need a film about our lifeboat. You'd be working closely with our coxswain.",
  "We need a film about our lifeboat. It would be nice if you could explain what you would do.",
  "We need a film about our lifeboat. But both of the crews have to be in it.",
  "We need a film about our lifeboat. The copy was written last year.",
])("reads no more work in “%s”", (text) => {
  expect(jobsOf(text)).toEqual(["must Video production"]);
});
