import { EditedReading } from "@triptych/contract/reading";
import type { ConfirmedReading, Force, Reading, ReadRequirement } from "@triptych/contract/reading";
import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const read = (text: string) => matcher.read({ text, searcherType: "brand" });
const confirmed = (text: string, change: (reading: Reading) => Partial<ConfirmedReading> = () => ({})) => {
  const { jobs, forAll, aboutYou } = read(text);
  return { jobs, forAll, aboutYou, answers: [], ...change(read(text)) };
};
const reread = (oldText: string, newText: string, kept: ConfirmedReading) =>
  matcher.rereadBrief({ oldText, newText, confirmed: kept, searcherType: "brand" });
const allOf = ({ jobs, forAll }: Pick<Reading, "jobs" | "forAll">) => [
  ...jobs.flatMap(({ requirements }) => requirements),
  ...forAll,
];
const said = (text: string, reading: Pick<Reading, "jobs" | "forAll">) =>
  allOf(reading).map(({ force, start, end }) => `${force} ${text.slice(start, end)}`);
const withForce = (all: readonly ReadRequirement[], kind: string, force: Force) =>
  all.map((one) => (one.kind === kind ? { ...one, force } : one));

const brief = "We need a photographer in Leeds. No agencies please.";

it("an unchanged text gives back what was confirmed", () => {
  const kept = confirmed(brief, ({ forAll }) => ({ forAll: withForce(forAll, "place", "nice") }));

  const reading = reread(brief, brief, kept);

  expect(EditedReading.parse(reading)).toMatchObject(kept);
});

it("an edit moves what was confirmed elsewhere along with its words", () => {
  const kept = confirmed(brief, ({ forAll }) => ({ forAll: withForce(forAll, "place", "nice") }));
  const edited = "Hello! We need a good photographer in Leeds. No agencies please.";

  expect(said(edited, reread(brief, edited, kept))).toEqual(["must photographer", "nice Leeds", "avoid agencies"]);
});

it("a requirement that was taken away stays away while something else is edited", () => {
  const kept = confirmed(brief, ({ forAll }) => ({ forAll: forAll.filter(({ kind }) => kind !== "place") }));
  const edited = `${brief} Budget £8k.`;

  expect(said(edited, reread(brief, edited, kept))).toEqual(["must photographer", "avoid agencies", "must £8k"]);
});

it("a requirement that the person added without words stays", () => {
  const added: ReadRequirement = {
    label: "Hotels",
    kind: "sector",
    force: "nice",
    start: 0,
    end: 0,
    means: ["sector Travel and hospitality: hotels"],
  };
  const kept = confirmed(brief, ({ forAll }) => ({ forAll: [...forAll, added] }));

  expect(reread(brief, `${brief} Thanks!`, kept).forAll).toContainEqual(added);
});

it("a requirement goes with its words", () => {
  const edited = "We need a photographer. No agencies please.";

  expect(said(edited, reread(brief, edited, confirmed(brief)))).toEqual(["must photographer", "avoid agencies"]);
});

it("an edit that changes what words mean has them read anew", () => {
  const edited = "We need a photographer, nobody in Leeds. No agencies please.";

  expect(said(edited, reread(brief, edited, confirmed(brief)))).toContain("avoid Leeds");
  expect(said(edited, reread(brief, edited, confirmed(brief)))).not.toContain("must Leeds");
});

it("a sentence that was added brings its job and its requirements", () => {
  const edited = `${brief} Also a logo for £500.`;

  const reading = reread(brief, edited, confirmed(brief));

  expect(reading.jobs.map(({ label }) => label)).toEqual(["Photography", "Brand identity"]);
  expect(said(edited, reading)).toContain("must £500");
});

it("a changed sum takes the place of the old one", () => {
  const before = "We need a photographer, budget £8k.";
  const after = "We need a photographer, budget £12k.";

  expect(said(after, reread(before, after, confirmed(before)))).toEqual(["must photographer", "must £12k"]);
});

it("sentences that change places keep what was confirmed", () => {
  const before = "We need a photographer. We are based in Bristol. Ideally somebody from Leeds.";
  const after = "Ideally somebody from Leeds. We need a photographer. We are based in Bristol.";
  const kept = confirmed(before, ({ forAll }) => ({ forAll: withForce(forAll, "place", "must") }));

  const reading = reread(before, after, kept);

  expect(said(after, reading)).toEqual(["must photographer", "must Leeds"]);
  expect(reading.aboutYou.map(({ start, end }) => after.slice(start, end))).toEqual(["Bristol"]);
});

it("an answer names the job, and the question is not asked again", () => {
  const text = "We sell garden furniture. Sales on our website dropped since the redesign and we do not know why";
  const { question } = read(text);
  const { start, end } = question!;
  const chosen = question!.options[0]!.label;
  const answer = (given: string | null) => ({ question: question!.text, start, end, chosen: given });

  const answered = reread(
    text,
    text,
    confirmed(text, () => ({ answers: [answer(chosen)] })),
  );
  const somethingElse = reread(
    text,
    text,
    confirmed(text, () => ({ answers: [answer(null)] })),
  );

  expect(answered.jobs.map(({ label }) => label)).toEqual([chosen]);
  expect(answered.question).toBeNull();
  expect(somethingElse).toMatchObject({ jobs: [], question: null });
});

it.each(["", "   ", "!!!", "x".repeat(9_000), "a photographer ".repeat(600)])("takes any edit", (text) => {
  expect(EditedReading.safeParse(reread(brief, text, confirmed(brief))).success).toBe(true);
  expect(EditedReading.safeParse(reread(text, brief, confirmed(text))).success).toBe(true);
});
