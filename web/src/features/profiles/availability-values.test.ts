import { describe, expect, it } from "vitest";
import type { ProfileData } from "@triptych/contract/profiles";
import { availabilityToSave, availabilityValuesOf, formFieldOf } from "./availability-values.ts";

const saying = (data: object) => ({ type: "freelancer", data }) as ProfileData;

describe("what the form sends of when somebody is free", () => {
  it.each([
    { name: "nothing", data: {} },
    { name: "now", data: { availability: { status: "now", daysPerWeek: 3 } } },
    { name: "from a day", data: { availability: { status: "from", from: "2027-01-04" } } },
    { name: "a day rate", data: { rate: { per: "day", band: "£250 to £350 a day", shownTo: "introduced" } } },
    { name: "projects", data: { rate: { per: "project", band: "From £500", shownTo: "everybody" } } },
  ])("is what was saved: $name", ({ data }) => {
    expect(availabilityToSave("freelancer", availabilityValuesOf(saying(data)))).toEqual(data);
  });

  it("leaves out what does not belong to the chosen status", () => {
    const values = { availabilityStatus: "not_now", availableFrom: "2027-01-04", daysPerWeek: "3", peopleFree: "2" };

    expect(availabilityToSave("agency", values)).toEqual({ availability: { status: "not_now" } });
    expect(availabilityToSave("agency", { ...values, availabilityStatus: "now" })).toEqual({
      availability: { status: "now", peopleFree: 2 },
    });
  });
});

it("shows a message of the contract at the field of the form", () => {
  expect([formFieldOf("availability.from"), formFieldOf("title")]).toEqual(["availableFrom", "title"]);
});
