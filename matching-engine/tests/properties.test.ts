import * as fc from "fast-check";
import { expect, it } from "vitest";
import { briefs } from "../evaluation/data/briefs.ts";
import { longPosts } from "../evaluation/data/long-posts.ts";
import { seeded } from "../evaluation/random.ts";
import { buildWorld } from "../evaluation/world.ts";
import { improveBrief } from "../src/write/improve-brief.ts";
import { reasonOf } from "../src/explain/reasons.ts";
import { createMatcher } from "../src/matcher.ts";
import type { EngineMatch, SearchableProfile } from "../src/matcher.ts";
import { splitWords } from "../src/text/words.ts";

const world = buildWorld().map(({ profile }) => profile);
const texts = [...briefs.map((brief) => brief.text), ...longPosts.map((post) => post.text)];
const fieldsOf = (profile: SearchableProfile) => profile.data as unknown as Record<string, string | string[]>;

function matcherOf(profiles: readonly SearchableProfile[]) {
  const matcher = createMatcher();
  for (const profile of profiles) matcher.put(profile);
  return matcher;
}

const search = (matcher: ReturnType<typeof createMatcher>, text: string): EngineMatch[] =>
  matcher.search({ text, searcherType: "brand", limit: 10 }).matches;

/** Returns whether a quote must prove a status: all need one, except that a profile does not show what was refused. */
function needsProof({ status, importance }: EngineMatch["criteria"][number]): boolean {
  return status === "partly" || status === "contradicted" || (status === "met" && importance !== "mustNot");
}

it("1,000 scramblings of payments, response figures and saves to shortlists change nothing", () => {
  const some = world.slice(0, 15);
  const matches = search(matcherOf(some), texts[0]!);
  const asText = JSON.stringify(matches);
  const random = seeded(1);

  for (let round = 0; round < 1_000; round += 1) {
    const scrambled = some.map(
      (profile) =>
        ({
          ...profile,
          plan: random(),
          trialEndsAt: random(),
          responses: { answeredShare: random(), medianHours: random() },
          saves: random(),
          data: {
            ...profile.data,
            subscriptionStatus: random(),
            price: random(),
            referrals: random(),
            answeredShare: random(),
            shortlists: random(),
          },
        }) as unknown as SearchableProfile,
    );
    const found = search(matcherOf(scrambled), texts[0]!);
    expect(JSON.stringify(found)).toBe(asText);
  }
  expect(matches.length).toBeGreaterThan(1);
}, 180_000);

it("the order in which profiles came makes no difference", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(world.slice(0, 120), { minLength: 60 }),
      fc.constantFrom(...texts),
      (some, text) => {
        const sorted = some.toSorted((a, b) => (a.id < b.id ? -1 : 1));

        expect(search(matcherOf(some), text)).toEqual(search(matcherOf(sorted), text));
      },
    ),
    { numRuns: 40 },
  );
});

it("putting, removing and putting again equals a fresh index", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(world.length - 1), { minLength: 5, maxLength: 60 }),
      fc.constantFrom(...texts),
      (picks, text) => {
        const worn = createMatcher();
        const present = new Map<string, SearchableProfile>();
        for (const [at, pick] of picks.entries()) {
          const profile = world[pick]!;
          if (at % 3 === 2) worn.remove(profile.id);
          else worn.put(profile);
          if (at % 3 === 2) present.delete(profile.id);
          else present.set(profile.id, profile);
        }

        expect(worn.size).toBe(present.size);
        expect(search(worn, text)).toEqual(search(matcherOf([...present.values()]), text));
      },
    ),
    { numRuns: 60 },
  );
});

it("many changes leave the index small and right", () => {
  const worn = matcherOf(world);
  for (let round = 0; round < 5; round += 1) for (const profile of world) worn.put(profile);

  expect(search(worn, texts[3]!)).toEqual(search(matcherOf(world), texts[3]!));
});

it("every quote stands in the profile, and every reason for a match rests on one", () => {
  const matcher = matcherOf(world);
  const byId = new Map(world.map((profile) => [profile.id, profile]));

  for (const text of texts) {
    for (const match of search(matcher, text)) {
      const fields = fieldsOf(byId.get(match.id)!);
      const unproved = match.criteria.filter((one) => needsProof(one) && one.quote === undefined);
      const invented = match.criteria.filter(
        (one) => one.quote !== undefined && ![fields[one.field!]].flat().some((value) => value!.includes(one.quote!)),
      );
      expect([...unproved, ...invented]).toEqual([]);
      expect(match.criteria.every((one) => text.includes(one.briefQuote))).toBe(true);
      expect(match.criteria.map(reasonOf)).toEqual(expect.arrayContaining(match.reasons));
    }
  }
});

it("90 and more only when every stated requirement has evidence", () => {
  const matcher = matcherOf(world);
  const high = texts.flatMap((text) => search(matcher, text)).filter((match) => match.score >= 90);

  expect(high.length).toBeGreaterThan(0);
  expect(
    high.every((match) =>
      match.criteria.every((one) => one.importance !== "must" || one.weight === 0 || one.status === "met"),
    ),
  ).toBe(true);
});

it("explain says the same as search", () => {
  const matcher = matcherOf(world);

  for (const text of texts.slice(0, 30)) {
    const found = search(matcher, text);
    for (const match of found.slice(0, 3))
      expect(matcher.explain(match.id, { text, searcherType: "brand" })).toEqual(match);
  }
});

it("200 improved briefs add no word but a corrected one, no number, name or place, and improving again changes nothing", () => {
  const random = seeded(9);
  const mixed = Array.from(
    { length: 200 - texts.length },
    () => `${texts[Math.floor(random() * texts.length)]} ${texts[Math.floor(random() * texts.length)]}`,
  );

  for (const text of [...texts, ...mixed]) {
    const { improvedPrompt, corrections } = improveBrief({ text, searcherType: "brand" });
    const corrected = corrections.flatMap((one) => splitWords(one.corrected).norms);
    const given = splitWords(text).norms;
    const refused = given.includes("nobody") || given.includes("one") ? ["anybody"] : [];
    const said = new Set([...given, ...corrected, ...refused]);
    const added = splitWords(
      improvedPrompt.replace(/^(Need|About us|Where|When|Budget|Nice to have|Avoid): /gm, ""),
    ).norms.filter((norm) => !said.has(norm));
    expect(added).toEqual([]);
    expect(improveBrief({ text: improvedPrompt, searcherType: "brand" }).improvedPrompt).toBe(improvedPrompt);
  }
});

it("improving whatever people type never fails and is stable", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const once = improveBrief({ text, searcherType: "agency" });
      expect(improveBrief({ text: once.improvedPrompt, searcherType: "agency" }).improvedPrompt).toBe(
        once.improvedPrompt,
      );
      expect(once.questions.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 300 },
  );
});

const besideTheWork = [
  "Happy to have a quick call first.",
  "Please send a quote.",
  "We pay invoices within thirty days.",
  "Our office is dog friendly.",
  "Any questions, just ask.",
  "We never work on Sundays.",
  "Our last freelancer moved to Spain.",
  "I will answer within a day or two.",
];

it("a sentence that tells nothing of the work moves nobody by more than three points, before anybody confirmed the reading too", () => {
  const matcher = matcherOf(world);
  // NOTE: a brief that only tells a trouble is read by what its clauses mean, which nothing says here.
  const asking = briefs.filter(({ text }) => matcher.read({ text, searcherType: "brand" }).jobs.length > 0);
  fc.assert(
    fc.property(
      fc.constantFrom(...asking.map(({ text }) => text.replace(/[^.!?]$/, "$&."))),
      fc.constantFrom(...besideTheWork),
      fc.boolean(),
      (text, sentence, isFirst) => {
        const longer = isFirst ? `${sentence} ${text}` : `${text} ${sentence}`;
        const after = new Map(
          matcher
            .search({ text: longer, searcherType: "brand", limit: 60 })
            .matches.map(({ id, score }) => [id, score]),
        );

        for (const { id, score } of search(matcher, text))
          expect(Math.abs((after.get(id) ?? 0) - score)).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 150 },
  );
});
