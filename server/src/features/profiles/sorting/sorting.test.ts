import {
  AgencyProfileData,
  BrandProfileData,
  FreelancerProfileData,
  sortProfileText,
} from "@triptych/contract/profiles";
import { readProfileText } from "@triptych/matching-engine/read-profile-text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { aMember } from "../../../../testing/accounts.ts";
import { pastedByCompanies } from "../../../../testing/pasted-company-texts.ts";
import { pastedByFreelancers } from "../../../../testing/pasted-texts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";
import { readPasted } from "./lines.ts";
import { sortText } from "./rules.ts";

const pastedExamples = [...pastedByFreelancers, ...pastedByCompanies];
const schemas = { agency: AgencyProfileData, brand: BrandProfileData, freelancer: FreelancerProfileData };
const lists = { skills: "skills", services: "skills", industries: "industries", regions: "regions" } as const;

function sorted(text: string, userType: keyof typeof schemas) {
  const pasted = readPasted(text);
  return sortText(pasted, userType, readProfileText(pasted.unwrapped, userType));
}

const valuesOf = (text: string) => sorted(text, "freelancer").map(({ value }) => value);
const long = (words: string) => words.repeat(Math.ceil(20_000 / words.length)).slice(0, 20_000);

describe.each(pastedExamples)("$about", ({ text, userType, texts }) => {
  const found = sorted(text, userType);
  const shape: Record<string, z.ZodType> = schemas[userType].shape;

  it("gives the names, the addresses and the description, and invents none", () => {
    const single = found.filter(({ field }) => !isList(field));

    expect(Object.fromEntries(single.map(({ field, value }) => [field, value]))).toEqual(texts);
  });

  it("gives only values that their fields take, each with words of the text", () => {
    for (const { field, value, places } of found) {
      expect(shape[field]!.safeParse(isList(field) ? [value] : value)).toMatchObject({ success: true });
      expect(places.every(({ start, end }) => text.slice(start, end).trim() !== "")).toBe(true);
    }
  });
});

const isList = (field: string) =>
  [
    "skills",
    "services",
    "industries",
    "regions",
    "clientExperience",
    "preferredClientSize",
    "projectTypes",
    "brandSize",
  ].includes(field);

describe("the values that are offered", () => {
  const offered = pastedExamples.flatMap((example) =>
    sorted(example.text, example.userType).flatMap(({ field, value }) =>
      field in lists ? [{ kind: lists[field as keyof typeof lists], value, example }] : [],
    ),
  );
  const shareOf = (kind: "skills" | "industries" | "regions") => {
    const ofKind = offered.filter((one) => one.kind === kind);
    return ofKind.filter(({ value, example }) => example[kind].includes(value)).length / ofKind.length;
  };

  it("are really in the text: nine of ten skills, industries and regions", () => {
    expect(offered.filter(({ kind }) => kind === "skills").length).toBeGreaterThan(30);
    expect(shareOf("skills")).toBeGreaterThanOrEqual(0.9);
    expect(shareOf("industries")).toBeGreaterThanOrEqual(0.9);
    expect(shareOf("regions")).toBeGreaterThanOrEqual(0.9);
  });
});

describe("a text about the work", () => {
  it("gives nothing for what it denies, for hobbies and for references", () => {
    const text =
      "I don't do weddings or retouching.\n\nInterests\nPhotography, film scores\n\nReferences\nJo Bell, art director";

    expect(valuesOf(text)).toEqual([]);
  });

  it("gives no skill for the directors of companies, and no country for somebody's first name", () => {
    expect(valuesOf("Jordan Pritchard\nManaging director of a bakery\n")).not.toContain("Director");
    expect(valuesOf("Jordan Pritchard\nIllustrator\n")).toEqual(["Jordan Pritchard", "Illustrator", "Illustration"]);
  });

  it("takes no pronoun for a part of somebody's name", () => {
    expect(valuesOf("I'm Ottilie Marsh, a gaffer from Whitby. I light films.")).toContain("Ottilie Marsh");
    expect(valuesOf("I’m Ada O'Neill\n")).not.toContain("I’m Ada O'Neill");
  });

  it("leaves how to reach somebody out of the description, and joins divided words", () => {
    const text =
      "About me\nI retouch portraits for theatres and publish-\ners in Leeds, slowly and by hand. Email me at jo@bell.example. Call 07700 900123.";

    expect(valuesOf(text)).toContain("I retouch portraits for theatres and publishers in Leeds, slowly and by hand.");
  });
});

describe("any text", () => {
  it.each([
    ["blank", long(" \n")],
    ["one word", long("x")],
    ["one address", long("a.b.")],
    ["many addresses", long("a.co ")],
    ["dots", `${long(".").slice(1)}x`],
    ["commas", long("photographer, ")],
    ["headings", long("SKILLS\n")],
    ["names", long("Ada Lovell is a ")],
    ["capitals", long("Ada ")],
    ["numbers", long("+0 (")],
    ["halves of characters", long("\ud800\u0000\u202e")],
    ["money", long("projects from £ ")],
    ["hyphens", long("a-\n")],
  ])("is sorted without an exception: %s", (_, text) => {
    for (const userType of ["agency", "brand", "freelancer"] as const)
      expect(Array.isArray(sorted(text, userType))).toBe(true);
  });
});

describe("sorting over HTTP", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it("returns what the text says for the caller's type of account", async () => {
    const [freelancer, agency] = [await aMember(app, "freelancer"), await aMember(app, "agency")];
    const text = "Ada Lovell\nPhotographer\nadalovell.example";

    const asFreelancer = await app.call(sortProfileText, { body: { text } }, { as: freelancer.browser });
    const asAgency = await app.call(sortProfileText, { body: { text } }, { as: agency.browser });

    expect(asFreelancer.found.map(({ field, value }) => [field, value])).toEqual([
      ["fullName", "Ada Lovell"],
      ["title", "Photographer"],
      ["skills", "Photography"],
      ["portfolio", "https://adalovell.example"],
    ]);
    expect(asAgency.found.map(({ field }) => field)).toEqual(["agencyName", "website", "services"]);
  });

  it("refuses a text that is too long", async () => {
    const { browser } = await aMember(app, "brand");

    const refusal = await app.refusal(sortProfileText, { body: { text: "a ".repeat(10_001) } }, { as: browser });

    expect(refusal).toMatchObject({ code: "invalid_input", message: "Please paste at most 20,000 characters" });
  });

  it("waits for whoever sorts too often", async () => {
    const limited = await startApp({
      limits: { ...rateLimits, sortText: { perAddress: 100, perAccount: 1, windowSeconds: 60 } },
    });
    const { browser } = await aMember(limited, "brand");

    await limited.call(sortProfileText, { body: { text: "" } }, { as: browser });
    const refusal = await limited.refusal(sortProfileText, { body: { text: "" } }, { as: browser });

    expect(refusal).toMatchObject({ status: 429, code: "rate_limited" });
    await limited.close();
  });
});
