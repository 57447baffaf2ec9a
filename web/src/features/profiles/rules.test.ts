import { AgencyProfileData, BrandProfileData, FreelancerProfileData } from "@triptych/contract/profiles";
import { describe, expect, it } from "vitest";
import { completenessOf, profileFields, valuesOf, valuesToSave, worthAdding } from "./rules.ts";

const bio = "I have cut and graded food films in Bristol for eleven years.";
const freelancer = {
  fullName: "Maren Oduya",
  title: "Colourist",
  industries: ["Food and beverage"],
  regions: ["Europe"],
  skills: ["Colour Grading", "Foley"],
  bio,
};

/** Lists the fields of a profile without those of when somebody is free and what they cost, which have values of their own. */
const flatFieldsOf = ({ shape }: { shape: object }) =>
  Object.keys(shape).filter((name) => name !== "availability" && name !== "rate");
const names = (userType: keyof typeof profileFields) => profileFields[userType].map(({ name }) => name).toSorted();

describe("the fields of a form", () => {
  it("are all fields of the contract", () => {
    expect(names("agency")).toEqual(flatFieldsOf(AgencyProfileData).toSorted());
    expect(names("brand")).toEqual(flatFieldsOf(BrandProfileData).toSorted());
    expect(names("freelancer")).toEqual(flatFieldsOf(FreelancerProfileData).toSorted());
  });

  it("are required where the contract requires them", () => {
    const schemas = { agency: AgencyProfileData, brand: BrandProfileData, freelancer: FreelancerProfileData };
    for (const [userType, { shape }] of Object.entries(schemas))
      for (const { name, isRequired } of profileFields[userType as keyof typeof schemas])
        expect([name, shape[name as keyof typeof shape].safeParse(undefined).success]).toEqual([name, !isRequired]);
  });
});

describe("a profile in its form", () => {
  it("is sent as it was saved, without empty addresses", () => {
    const saved = { type: "freelancer" as const, data: FreelancerProfileData.parse(freelancer) };

    const sent = FreelancerProfileData.parse(valuesToSave("freelancer", valuesOf("freelancer", saved)));

    expect(JSON.parse(JSON.stringify(sent))).toEqual(freelancer);
  });

  it("is empty where none was saved", () => {
    const values = valuesOf("brand", null);

    expect(Object.keys(values).toSorted()).toEqual(names("brand"));
    expect(values).toMatchObject({ brandName: "", industries: [], guidelines: "" });
    expect(Object.values(values).flat().join("")).toBe("");
  });

  it("is saved with https:// in front of its addresses", () => {
    const sent = valuesToSave("freelancer", { ...freelancer, portfolio: "maren.example", instagram: "@maren" });

    expect(sent).toMatchObject({ portfolio: "https://maren.example", instagram: "https://www.instagram.com/maren" });
  });
});

describe("completeness", () => {
  it("counts the filled fields and lists the missing ones in the form's order", () => {
    const { filled, total, missing } = completenessOf("freelancer", { ...valuesOf("freelancer", null), ...freelancer });

    const [required, optional] = [true, false].map((isRequired) =>
      profileFields.freelancer.filter((field) => field.isRequired === isRequired),
    );
    expect([filled, total]).toEqual([required!.length, profileFields.freelancer.length]);
    expect(missing).toEqual(optional);
  });

  it("does not count a text that is too short to be saved", () => {
    const { missing } = completenessOf("freelancer", { ...freelancer, bio: "Too short" });

    expect(missing.filter(({ isRequired }) => isRequired).map(({ label }) => label)).toEqual(["Your experience"]);
  });
});

describe("what is worth adding", () => {
  const saved = { type: "freelancer" as const, data: FreelancerProfileData.parse(freelancer) };
  const values = valuesOf("freelancer", saved);
  const namesIn = (given: typeof values) => worthAdding("freelancer", given).map(({ name }) => name);

  it("is when somebody is free and what they cost, beside the optional fields", () => {
    expect(namesIn(values)).toEqual(["availabilityStatus", "rateBand", "portfolio", "linkedIn", "instagram"]);
    expect(namesIn({ ...values, availabilityStatus: "now", rateBand: "From £500" })).toEqual([
      "portfolio",
      "linkedIn",
      "instagram",
    ]);
  });

  it("asks a brand for neither", () => {
    expect(worthAdding("brand", valuesOf("brand", null)).map(({ name }) => name)).toEqual(["guidelines"]);
  });
});
