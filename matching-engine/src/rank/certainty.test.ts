import { describe, expect, it } from "vitest";
import { aRequirement } from "../../tests/judging.ts";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import type { SkillDistribution } from "../read/skill-distribution.ts";
import { countKinds, findCertainty } from "./certainty.ts";
import { Relations } from "./relations.ts";

const conceptOf = (name: string) => concepts.findIndex((one) => one.name === name);
const photography = conceptOf("Photography");
const ofProducts = conceptOf("Product photography");
const webDevelopment = conceptOf("Web development");
const copywriting = conceptOf("Copywriting");

const relations = new Relations();

const aJob = (concept: number, change: Partial<Requirement> = {}): Requirement =>
  aRequirement({ concepts: [concept], isAsked: true, start: 10, end: 22, ...change }).requirement;

/** Makes a brief that asks for a photographer, in so many words. */
function aBrief(change: Partial<Brief> = {}): Brief {
  const text = change.text ?? "We need a photographer";
  return {
    text,
    tellingText: text,
    wantedText: text,
    isEnglish: true,
    jobs: [],
    aboutYou: [],
    clauses: { text: "", clauses: [] },
    unclear: [],
    unused: [],
    requirements: [aJob(photography)],
    terms: [],
    negatedTerms: [],
    verbosity: 0,
    ...change,
  };
}

const about = (skills: number[], shares: number[]): SkillDistribution => ({ skills, shares });

const certaintyOf = (change: Partial<Brief> = {}, skills = about([photography], [1])) =>
  findCertainty(aBrief(change), {
    relations,
    knowledge: fullKnowledge(),
    read: { skills, openingSkills: skills },
  });

const inDoubt = { isConfirmed: false, isNamed: false, isCertain: false };
const named = { isConfirmed: false, isNamed: true, isCertain: false };
const certain = { isConfirmed: false, isNamed: true, isCertain: true };

describe("a brief", () => {
  it("is certain where it asks for its job by name and says nothing else", () => {
    expect(certaintyOf()).toEqual(certain);
  });

  it("is certain once a person confirmed it, whatever it says", () => {
    expect(certaintyOf({ isConfirmed: true, requirements: [], verbosity: 1 })).toEqual({
      isConfirmed: true,
      isNamed: true,
      isCertain: true,
    });
  });

  it.each<[string, Partial<Brief>]>([
    ["asks for no job that must be done", { requirements: [aJob(photography, { importance: "nice" })] }],
    ["has a job that is only a guess", { requirements: [aJob(photography, { certainty: 0.9 })] }],
    ["mentions its job and does not ask for it", { requirements: [aJob(photography, { isAsked: false })] }],
    ["is a long story", { verbosity: 0.5 }],
  ])("names no job where it %s", (_, change) => {
    expect(certaintyOf(change)).toEqual(inDoubt);
  });
});

describe("a brief with jobs of different kinds", () => {
  const requirements = [aJob(photography), aJob(webDevelopment)];

  it("names them only where nearly all its words speak of them", () => {
    expect(certaintyOf({ requirements }, about([photography, webDevelopment], [0.5, 0.5])).isNamed).toBe(true);
    expect(certaintyOf({ requirements }, about([photography, webDevelopment, copywriting], [0.5, 0.45, 0.05]))).toEqual(
      certain,
    );
    expect(certaintyOf({ requirements }, about([photography, copywriting], [0.9, 0.1]))).toEqual(inDoubt);
  });

  it("names jobs of one kind whatever its words speak of", () => {
    const ofOneKind = [aJob(photography), aJob(ofProducts)];

    expect(certaintyOf({ requirements: ofOneKind }, about([photography, copywriting], [0.9, 0.1]))).toEqual(certain);
  });
});

describe("a brief that names its job", () => {
  it("is not certain where most of its words speak of other work", () => {
    expect(certaintyOf({}, about([photography, copywriting], [0.5, 0.5]))).toEqual(certain);
    expect(certaintyOf({}, about([photography, copywriting], [0.4, 0.6]))).toEqual(named);
  });

  it.each([
    ["one word", "We need a photographer zebra", certain],
    ["two words", "We need a photographer zebra quartz", named],
    ["one word twice", "We need a photographer zebra zebras", certain],
    ["the family of its job", "We need a photographer photographs photography zebra", certain],
    ["words before its job", "Zebra wax photographer", named],
    ["words of any work, numbers and roles", "We need a photographer make film run 12 designer worker zebra", certain],
    ["an exclusion", "We need a photographer, no zebra quartz", certain],
  ])("and leaves %s unread: “%s”", (_, text, certainty) => {
    const start = text.indexOf("photographer");

    expect(certaintyOf({ text, requirements: [aJob(photography, { start, end: start + 12 })] })).toEqual(certainty);
  });

  it("has read each word that any of its requirements holds", () => {
    const place = aRequirement({ kind: "place", start: 26, end: 32 }).requirement;
    const text = "We need a photographer in Quartz, zebra";

    expect(certaintyOf({ text })).toEqual(named);
    expect(certaintyOf({ text, requirements: [aJob(photography), place] })).toEqual(certain);
  });
});

const countOf = (...jobs: Requirement[]) => countKinds(jobs, { relations });

it("jobs are of one kind where either is the other or a kind of it", () => {
  expect(countOf()).toBe(0);
  expect(countOf(aJob(photography), aJob(photography))).toBe(1);
  expect(countOf(aJob(photography), aJob(ofProducts))).toBe(1);
  expect(countOf(aJob(ofProducts), aJob(photography))).toBe(1);
  expect(countOf(aJob(photography), aJob(webDevelopment), aJob(ofProducts), aJob(copywriting))).toBe(3);
});

it("jobs are of different kinds by what they ask for first, whatever else would do", () => {
  const eitherOf = aJob(photography, { concepts: [photography, webDevelopment] });

  expect(countOf(eitherOf, aJob(webDevelopment))).toBe(2);
  expect(countOf(aJob(webDevelopment), eitherOf)).toBe(2);
});
