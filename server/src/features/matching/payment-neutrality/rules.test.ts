import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf, mergeFacts, orderByFacts, scramble, type PaymentFacts } from "./rules.ts";

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

  it("deals out what others have and invents as much again, each of the same kind as what it stands for", () => {
    const dealt = new Set<unknown>();
    for (let seed = 1; seed <= 200; seed++)
      for (const { status, pricePence, isPaid, trialEndsAt } of scramble(facts, seeded(seed)).values()) {
        expect(["active", "trialing"].includes(String(status)) || /^invented-\d+$/.test(String(status))).toBe(true);
        expect(typeof pricePence).toBe("number");
        expect(Number.isInteger(pricePence)).toBe(true);
        expect(typeof isPaid).toBe("boolean");
        expect(trialEndsAt === null || /^(day|invented-)/.test(String(trialEndsAt))).toBe(true);
        [status, isPaid, Number(pricePence) % 100 === 0].forEach((value) => dealt.add(value));
      }

    expect([...dealt]).toEqual(expect.arrayContaining(["active", "trialing", true, false]));
    expect([...dealt].filter((value) => String(value).startsWith("invented-")).length).toBeGreaterThan(1_000);
  });

  it("can give everybody's fact to everybody", () => {
    const three = new Map<string, PaymentFacts>(["a", "b", "c"].map((id) => [id, { from: id }]));
    const seen = new Set<string>();

    for (let seed = 1; seed <= 400; seed++)
      for (const [id, { from }] of scramble(three, seeded(seed))) seen.add(`${String(from).slice(0, 8)} to ${id}`);

    for (const from of ["a", "b", "c", "invented"])
      for (const to of three.keys())
        expect([...seen].some((each) => each.startsWith(from) && each.endsWith(to))).toBe(true);
  });

  it("shuffles by the numbers that it is given", () => {
    const three = new Map<string, PaymentFacts>(["a", "b", "c"].map((id) => [id, { from: id }]));

    const dealt = [0, 0.4, 0.99].map((number) => [...scramble(three, () => number).values()].map(({ from }) => from));

    expect(dealt).toEqual([
      ["a", "invented-0", "invented-0"],
      ["c", "invented-400000", "b"],
      ["invented-990000", "invented-990000", "invented-990000"],
    ]);
  });

  it("invents either truth and large sums as often as the numbers say", () => {
    expect(dealtWith(0.4)).toContainEqual({ isPaid: true, amount: 40_000 });
    expect(dealtWith(0.6)).toContainEqual({ isPaid: false, amount: 60_000 });
  });

  it("gives a field that only some have to everybody, and leaves what it was given alone", () => {
    const some = new Map<string, PaymentFacts>([
      ["a", { plan: "agency" }],
      ["b", {}],
    ]);

    const scrambled = scramble(some, seeded(3));

    expect([...scrambled.values()].map((each) => Object.keys(each))).toEqual([["plan"], ["plan"]]);
    expect(some.get("b")).toEqual({});
  });

  it("lists every field once, in the order of the alphabet", () => {
    const mixed = new Map<string, PaymentFacts>([
      ["a", { trial: 1, plan: 2 }],
      ["b", { plan: 3, amount: 4 }],
    ]);

    expect(fieldsOf(mixed)).toEqual(["amount", "plan", "trial"]);
  });

  it("merges what several sources know, the later one for the same field", () => {
    const merged = mergeFacts(
      new Map<string, PaymentFacts>([["a", { plan: "agency", paid: true }]]),
      new Map<string, PaymentFacts>([
        ["a", { plan: "freelancer" }],
        ["b", { paid: false }],
      ]),
    );

    expect(merged).toEqual(
      new Map([
        ["a", { plan: "freelancer", paid: true }],
        ["b", { paid: false }],
      ]),
    );
  });

  it("orders by every fact, by the names of the fields first, and people of whom nothing is known after all others", () => {
    const known = new Map<string, PaymentFacts>([
      ["late", { amount: 1, status: "trialing" }],
      ["early", { status: "active", amount: 1 }],
      ["cheap", { amount: 0, status: "trialing" }],
    ]);

    const ordered = orderByFacts([{ id: "late" }, { id: "early" }, { id: "nobody" }, { id: "cheap" }], known);

    expect(ordered.map(({ id }) => id)).toEqual(["cheap", "early", "late", "nobody"]);
  });

  it("orders people by what they pay, whatever order they came in", () => {
    const people = [...facts.keys()].map((id) => ({ id }));

    const forwards = orderByFacts(people, facts);

    expect(orderByFacts(people.toReversed(), facts)).toEqual(forwards);
    expect(forwards).not.toEqual(people);
  });
});

/** Deals out the facts of two people by one number, which takes an invented one for the second of them. */
function dealtWith(number: number): PaymentFacts[] {
  const own = { isPaid: number >= 0.5, amount: -1 };
  const two = new Map<string, PaymentFacts>(["a", "b"].map((id) => [id, own]));
  return [...scramble(two, () => number).values()];
}

/** Returns the numbers of Park and Miller's generator. */
function seeded(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}
