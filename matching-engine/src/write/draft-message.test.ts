import { expect, it } from "vitest";
import { draftMessage } from "./draft-message.ts";

const draft = (searchText: string) => draftMessage({ searchText, senderType: "brand" });

it("a draft asks for the craft that the search names, not for its first words", () => {
  expect(draft("We make chutney and need a packaging designer")).toBe(
    "Hi! I'm looking for packaging design for an upcoming project.",
  );
  expect(draft("PR for our pie company")).toBe("Hi! I'm looking for PR and communications for an upcoming project.");
});

it("a search that names no craft gives its own words", () => {
  expect(draft("zebra crossing thoughts")).toBe("Hi! I'm looking for zebra crossing thoughts for an upcoming project.");
});
