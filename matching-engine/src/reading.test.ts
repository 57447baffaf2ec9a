import { Reading } from "@triptych/contract/reading";
import type { ConfirmedReading } from "@triptych/contract/reading";
import { expect, it } from "vitest";
import { aFreelancer, anAgency } from "../tests/builders.ts";
import { createMatcher } from "./matcher.ts";

const matcher = createMatcher();
matcher.put(aFreelancer("photographer", { title: "Photographer", skills: ["Photography"], bio: "I photograph food." }));
matcher.put(aFreelancer("illustrator", { title: "Illustrator", skills: ["Illustration"], bio: "I draw for books." }));
matcher.put(anAgency("studio", { services: ["Photography"], uniqueValue: "A photography studio in Leeds." }));

const read = (text: string) => matcher.read({ text, searcherType: "brand" });
const kept = ({ jobs, forAll, aboutYou }: Reading): ConfirmedReading => ({ jobs, forAll, aboutYou, answers: [] });

it("reads the job, what holds for all jobs, and what must be avoided, each with its words", () => {
  const text = "We need a photographer in Leeds, budget £8k, no agencies";

  const reading = read(text);

  const said = [...reading.jobs.flatMap(({ requirements }) => requirements), ...reading.forAll].map(
    ({ kind, force, start, end }) => [kind, force, text.slice(start, end)],
  );
  expect(Reading.parse(reading)).toEqual(reading);
  expect(said).toContainEqual(["job", "must", "photographer"]);
  expect(said).toContainEqual(["place", "must", "Leeds"]);
  expect(said).toContainEqual(["budget", "must", "£8k"]);
  expect(said).toContainEqual(["accountType", "avoid", "agencies"]);
  expect(reading.forAll.find(({ kind }) => kind === "budget")?.amount?.to).toBeGreaterThanOrEqual(8_000);
});

it("makes what the writer does a wish that no words ask for, and never a requirement", () => {
  const reading = read("We are a coffee roastery and need a photographer");

  expect(reading.aboutYou.map(({ kind }) => kind)).toContain("sector");
  const sectors = reading.forAll.filter(({ kind }) => kind === "sector");
  expect(sectors.map(({ force, start, end }) => [force, start, end])).toEqual([["nice", 0, 0]]);
});

it("shows words that ask for something and were read as nothing", () => {
  const text = "We need a photographer and a zorbing pitch";

  expect(
    read(text)
      .unused.map(({ start, end }) => text.slice(start, end))
      .join(" "),
  ).toContain("zorbing");
});

it("a search takes a confirmed reading in the place of the text", () => {
  const text = "We need an illustrator";
  const confirmed = kept(read("We need a photographer, no agencies"));

  const found = matcher.search({ text, reading: confirmed, searcherType: "brand", limit: 5 }).matches;
  const withoutText = matcher.search({ text: "", reading: confirmed, searcherType: "brand", limit: 5 }).matches;

  expect(found[0]!.id).toBe("photographer");
  expect(found[0]!.criteria.map(({ label }) => label)).toEqual(["Photography", "An agency"]);
  expect(withoutText[0]!.id).toBe("photographer");
});

it("a requirement that was taken away is asked for no more", () => {
  const reading = read("We need a photographer in Leeds");
  const confirmed = { ...kept(reading), forAll: [] };

  const [first] = matcher.search({
    text: "We need a photographer in Leeds",
    reading: confirmed,
    searcherType: "brand",
    limit: 5,
  }).matches;

  expect(first!.criteria.map(({ kind }) => kind)).toEqual(["job"]);
});

it("an answered question is searched as the job", () => {
  const text = "Something with rainbows please";
  const answer = { question: "Which is closest?", start: 0, end: 0, chosen: "Illustration" };
  const confirmed = { jobs: [], forAll: [], aboutYou: [], answers: [answer] };

  const { matches } = matcher.search({ text, reading: confirmed, searcherType: "brand", limit: 5 });

  expect(matches.map(({ id }) => id)).toEqual(["illustrator"]);
});

it.each(["", "   ", "!!!", "\u0000", "x".repeat(20_000)])("reads bad input without an exception", (text) => {
  expect(Reading.safeParse(read(text)).success).toBe(true);
});
