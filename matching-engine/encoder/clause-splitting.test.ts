import { describe, expect, it } from "vitest";
import type { ClauseMeaning, ClausePlace } from "../src/read/clause-meaning.ts";
import { splitLimits } from "../src/weights.ts";
import { createSplitting } from "./clause-splitting.ts";

const asking = (skill: string, asks = 0.99): ClauseMeaning => ({ asks, skills: [{ skill, share: 0.97 }] });
const text = "someone to film the otters and a bilingual leaflet about them, in Ludlow";
const [and, comma] = [text.indexOf("and"), text.indexOf("in Ludlow")];
const whole = { start: 0, end: text.length, joints: [and, comma] };

/** Reads whatever stands before the first place as a film, and whatever stands behind it as something else. */
const readAs = (behind: ClauseMeaning) => (place: ClausePlace) =>
  place.start >= comma ? { asks: 0.01, skills: [] } : place.start >= and ? behind : asking("Video production");

function split(behind: ClauseMeaning) {
  const read = readAs(behind);
  return createSplitting(text, read)({ ...whole, ...read(whole) });
}

describe("the splitting of clauses", () => {
  it("splits where both sides surely ask for different work", () => {
    const parts = split(asking("Translation"));

    expect(parts.map(({ start, skills }) => [start, skills[0]!.skill])).toEqual([
      [0, "Video production"],
      [and, "Translation"],
    ]);
  });

  it.each([
    ["mean the same", asking("Video production")],
    ["do not both ask", asking("Translation", 0.01)],
  ])("leaves a clause whole whose sides %s", (_, behind) => {
    expect(split(behind)).toEqual([{ start: 0, ...asking("Video production") }]);
  });

  it("reads each side without the other one, and the parts of a side without both others", () => {
    const besides = new Map<string, string[]>();
    const said = ({ start, end }: ClausePlace) => text.slice(start, end);
    const read = readAs(asking("Translation"));
    const divide = createSplitting(text, (place, others) => {
      besides.set(said(place), others.map(said));
      return read(place);
    });

    divide({ ...whole, ...read(whole) });

    expect(besides.get(text.slice(and))).toEqual([text.slice(0, and)]);
    expect(besides.get(text.slice(0, and))).toEqual([text.slice(and)]);
    expect(besides.get(text.slice(and, comma))).toEqual([text.slice(0, and), text.slice(comma)]);
  });

  it("tries so many places of a text and no more", () => {
    let count = 0;
    const divide = createSplitting(text, () => {
      count += 1;
      return asking("Video production");
    });
    const joints = Array.from({ length: splitLimits.splitsAtMost + 20 }, (_, at) => at + 1);

    divide({ ...whole, joints, ...asking("Video production") });
    divide({ ...whole, ...asking("Video production") });

    expect(count).toBe(2 * splitLimits.splitsAtMost);
  });
});
