import { describe, expect, it } from "vitest";
import { contactsNamed, maySearchContacts } from "./contact-search.ts";

const people = [
  { displayName: "Zoë Brandt", username: "zoe-b" },
  { displayName: "North & Brand", username: "north-studio" },
  { displayName: "Ann Lee", username: "lens-and-light" },
];
const found = (typed: string) => contactsNamed(people, typed).map(({ displayName }) => displayName);

describe("the search of the contacts", () => {
  it("finds the beginning of any word of a name, without case and accents", () => {
    expect(found("zoe")).toEqual(["Zoë Brandt"]);
    expect(found("BRAND")).toEqual(["Zoë Brandt", "North & Brand"]);
    expect(found("randt")).toEqual([]);
  });

  it("wants every typed word, and finds usernames too", () => {
    expect(found("brand north")).toEqual(["North & Brand"]);
    expect(found("lens lee")).toEqual(["Ann Lee"]);
  });

  it("shows everybody while nothing is typed", () => {
    expect(found(" ")).toHaveLength(3);
  });

  it("is offered where the contacts do not fit on the screen", () => {
    expect(maySearchContacts(people)).toBe(false);
    expect(maySearchContacts(Array.from({ length: 7 }, () => people[0]!))).toBe(true);
  });
});
