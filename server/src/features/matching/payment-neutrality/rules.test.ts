import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf, orderByFacts, scramble, type PaymentFacts } from "./rules.ts";

const facts = new Map<string, PaymentFacts>(
  Array.from({ length: 40 }, (_, at) => [
    `person-${at}`,
    {
      status: at % 2 === 0 ? "active" : "trialing",
      pricePence: at * 100,
      isPaid: at < 20,
      trialEndsAt: at % 3 === 0 ? null : `day ${at}`,
    },
  ]),
);

describe("scrambling what people pay", () => {
  it("keeps the people and the fields, and changes what most of them have", () => {
    assert(
      property(integer({ min: 1, max: 1e9 }), (seed) => {
        const scrambled = scramble(facts, seeded(seed));

        expect([...scrambled.keys()]).toEqual([...facts.keys()]);
        expect(fieldsOf(scrambled)).toEqual(fieldsOf(facts));
        const changed = [...facts].filter(([id, known]) => JSON.stringify(known) !== JSON.stringify(scrambled.get(id)));
        expect(changed.length).toBeGreaterThan(30);
      }),
      { numRuns: 50 },
    );
  });

  it("changes facts that all people share", () => {
    const same = new Map<string, PaymentFacts>(
      Array.from({ length: 40 }, (_, at) => [`person-${at}`, { plan: "agency" }]),
    );

    const scrambled = scramble(same, seeded(7));

    expect([...scrambled.values()].some(({ plan }) => plan !== "agency")).toBe(true);
  });

  it("orders people by what they pay, whatever order they came in", () => {
    const people = [...facts.keys()].map((id) => ({ id }));

    const forwards = orderByFacts(people, facts);

    expect(orderByFacts(people.toReversed(), facts)).toEqual(forwards);
    expect(forwards).not.toEqual(people);
  });
});

/** Returns the numbers of Park and Miller's generator. */
function seeded(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}
