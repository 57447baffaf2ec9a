import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { briefs } from "../../evaluation/data/briefs.ts";
import { buildWorld, generateProfiles } from "../../evaluation/world.ts";
import { createMatcher, SnapshotProblem, type Matcher } from "../matcher.ts";
import type { SearchableProfile } from "../searchable-profile.ts";

const engine = "an engine";
let world: SearchableProfile[];
beforeAll(() => {
  const more = Array.from(generateProfiles(200), (profile) => ({ ...profile, id: `more-${profile.id}` }));
  world = [...buildWorld().map(({ profile }) => profile), ...more];
});

describe("a snapshot of an index", () => {
  it("finds the same for every brief", () => {
    const original = filled(world);

    const copy = loaded([...original.save(engine)]);

    expect(copy.size).toBe(original.size);
    expect(resultsOf(copy)).toEqual(resultsOf(original));
  });

  it("goes on as the original does when people come, change and leave", () => {
    const original = filled(world.slice(0, 400));
    const copy = loaded([...original.save(engine)]);

    for (const matcher of [original, copy]) {
      for (const { id } of world.slice(0, 300)) matcher.remove(id);
      for (const profile of world.slice(350, 600)) matcher.put(profile);
    }

    expect(resultsOf(copy)).toEqual(resultsOf(original));
    expect(resultsOf(loaded([...copy.save(engine)]))).toEqual(resultsOf(original));
  });

  it("is consistent whatever comes and leaves while it is made, and complete after the same is done to it", () => {
    const few = 600;
    const change = fc.record({ at: fc.nat(few - 1), isLeaving: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 25 }), { minLength: 4, maxLength: 4 }), (batches) => {
        const original = filled(world.slice(0, 500));
        const done: (typeof batches)[number] = [];
        const pieces: Uint8Array[] = [];
        for (const piece of original.save(engine)) {
          pieces.push(piece);
          const batch = batches[pieces.length - 1] ?? [];
          apply(original, batch);
          done.push(...batch);
        }
        const copy = loaded(pieces);
        const changed = new Set(done.map(({ at }) => world[at]!.id));
        const untouched = world.slice(0, 500).filter(({ id }) => !changed.has(id));
        const alone = filled(untouched);

        expect(copy.size).toBe(alone.size);
        expect(resultsOf(copy, 12)).toEqual(resultsOf(alone, 12));
        apply(copy, done);
        expect(resultsOf(copy, 12)).toEqual(resultsOf(original, 12));
      }),
      { numRuns: 6 },
    );
  });

  it("is made in small pieces, one at a time", () => {
    const original = filled(world);
    const first = original.save(engine);
    first.next();

    expect(() => original.save(engine).next()).toThrow("already");
    first.return(undefined);
    expect(Math.max(...[...original.save(engine)].map(({ length }) => length))).toBeLessThan(2_000_000);
  });

  it("does not let empty slots be squeezed out while it is made, and does it afterwards", () => {
    const original = filled(world.slice(0, 600));
    const saving = original.save(engine);
    const pieces = [saving.next().value as Uint8Array];
    for (const { id } of world.slice(0, 500)) original.remove(id);

    pieces.push(...saving);

    expect(resultsOf(loaded(pieces), 12)).toEqual(resultsOf(filled(world.slice(500, 600)), 12));
    expect(resultsOf(original, 12)).toEqual(resultsOf(filled(world.slice(500, 600)), 12));
  });

  it("of nobody is an empty index", () => {
    expect(loaded([...createMatcher().save(engine)]).size).toBe(0);
  });
});

describe("a snapshot that does not fit", () => {
  let pieces: Uint8Array[];
  beforeAll(() => {
    pieces = [...filled(world.slice(0, 60)).save(engine)];
  });

  it("is refused when another engine made it", () => {
    expect(reasonOf(() => loaded(pieces, "another engine"))).toBe("engine");
  });

  it("is refused in another format", () => {
    const other = pieces.map((piece) => piece.slice());
    for (const piece of other) new Uint32Array(piece.buffer)[1] = 99;

    expect(reasonOf(() => loaded(other))).toBe("format");
  });

  it("is refused when pieces are missing, in another order, or cut off", () => {
    const last = pieces.at(-1)!;

    expect(reasonOf(() => loaded(pieces.slice(0, -1)))).toBe("incomplete");
    expect(reasonOf(() => loaded([pieces[0]!, ...pieces.slice(2)]))).toBe("incomplete");
    expect(reasonOf(() => loaded([pieces[0]!, pieces[2]!, pieces[1]!, ...pieces.slice(3)]))).toBe("incomplete");
    expect(reasonOf(() => loaded([...pieces.slice(0, -1), last.slice(0, last.length - 8)]))).toBe("incomplete");
    expect(reasonOf(() => loaded([...pieces, last]))).toBe("incomplete");
    expect(reasonOf(() => loaded([]))).toBe("incomplete");
  });

  it("is refused when any byte is another one", () => {
    fc.assert(
      fc.property(fc.nat(pieces.length - 1), fc.nat(), fc.integer({ min: 1, max: 255 }), (number, place, change) => {
        const other = pieces.map((piece) => piece.slice());
        const piece = other[number]!;
        piece[place % piece.length]! ^= change;

        expect(reasonOf(() => loaded(other))).toMatch(/^(damaged|incomplete|format)$/);
      }),
    );
  });

  it("leaves the index as it was", () => {
    const matcher = filled(world.slice(0, 30));
    const before = resultsOf(matcher, 12);

    const { add, end } = matcher.load(engine);
    pieces.slice(0, -1).forEach(add);

    expect(reasonOf(end)).toBe("incomplete");
    expect(resultsOf(matcher, 12)).toEqual(before);
  });
});

function filled(profiles: readonly SearchableProfile[]): Matcher {
  const matcher = createMatcher();
  for (const profile of profiles) matcher.put(profile);
  return matcher;
}

function loaded(pieces: readonly Uint8Array[], name = engine): Matcher {
  const matcher = createMatcher();
  const { add, end } = matcher.load(name);
  pieces.forEach(add);
  end();
  return matcher;
}

function apply(matcher: Matcher, changes: readonly { at: number; isLeaving: boolean }[]) {
  for (const { at, isLeaving } of changes) {
    const profile = world[at]!;
    if (isLeaving) matcher.remove(profile.id);
    else matcher.put(profile);
  }
}

function resultsOf(matcher: Matcher, every = 1) {
  return briefs
    .filter((_, at) => at % every === 0)
    .map(({ text }) => matcher.search({ text, searcherType: "brand", limit: 20 }));
}

function reasonOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof SnapshotProblem) return error.reason;
    throw error;
  }
  return "none";
}
