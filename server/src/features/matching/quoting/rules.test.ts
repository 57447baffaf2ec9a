import type { Match } from "@triptych/contract/matching";
import { array, assert, boolean, constant, constantFrom, nat, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { withReferences } from "./rules.ts";

const withoutSaid = (matches: Match[]) =>
  matches.map((match) => ({
    ...match,
    criteria: match.criteria.map((criterion) => {
      const { said, ...others } = criterion;
      return said === undefined ? criterion : others;
    }),
  }));

describe("quotes of references", () => {
  const status = constantFrom("met", "partly", "notStated", "contradicted");
  const criterion = record({
    id: constantFrom("a", "b", "c"),
    status,
    importance: constantFrom("must", "nice", "mustNot"),
    points: nat(100),
  });
  const match = record({
    user: record({ id: constantFrom("one", "two", "three") }),
    score: nat(100),
    fits: boolean(),
    criteria: array(criterion),
  });
  const quote = record({
    userId: constantFrom("one", "two", "four"),
    criterionId: constantFrom("a", "b", "d"),
    referenceId: constantFrom("r", "s"),
    quote: string(),
    proof: constant({ start: 0, end: 1 }),
  });

  it("change no score, points, status or order, and stand only beside what a profile shows", () => {
    assert(
      property(array(match), array(quote), (made, quotes) => {
        const matches = made as unknown as Match[];

        const shown = withReferences(matches, quotes, new Map([["r", "Ana"]]));

        expect(withoutSaid(shown)).toEqual(matches);
        const quoted = shown.flatMap(({ criteria }) => criteria.filter(({ said }) => said !== undefined));
        expect(
          quoted.filter(({ importance, status: of }) => importance === "mustNot" || !/met|partly/.test(of)),
        ).toEqual([]);
      }),
    );
  });
});
