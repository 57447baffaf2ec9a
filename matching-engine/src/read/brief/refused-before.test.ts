import { expect, it } from "vitest";
import { splitWords } from "../../text/words.ts";
import { findRefusedBefore } from "./refused-before.ts";

function refusedIn(text: string): string[] {
  const words = splitWords(text);
  return findRefusedBefore(words).map(({ from, to }) => words.norms.slice(from, to).join(" "));
}

it.each([
  ["We had influencers once. Never again please.", "influencers"],
  ["We've had enough of influencers. Never again. A photographer please.", "influencers"],
  ["We tried a big agency in London last year, never again", "a big agency"],
  ["We used banner adverts in 2019. Not again, thanks!", "banner adverts"],
  ["We hired a crew who drank. No thank you", "a crew"],
])("“%s” refuses “%s”", (text, refused) => {
  expect(refusedIn(text)).toEqual([refused]);
});

it.each([
  "Never again please",
  "The roof leaked. Never again",
  "We had influencers once. Never again did we sell so much",
  "We had influencers once, and never again such a summer",
])("“%s” refuses nothing of what stands before", (text) => {
  expect(refusedIn(text)).toEqual([]);
});
