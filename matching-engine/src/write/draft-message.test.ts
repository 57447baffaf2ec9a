import { expect, it } from "vitest";
import { aFreelancer } from "../../tests/builders.ts";
import { draftMessage } from "./draft-message.ts";

const draft = (searchText: string) => draftMessage({ searchText, senderType: "brand" });

it("a draft asks for the skill that the search names, not for its first words", () => {
  expect(draft("We make chutney and need a packaging designer")).toBe(
    "Hi! I'm looking for packaging design for an upcoming project.",
  );
  expect(draft("PR for our pie company")).toBe("Hi! I'm looking for PR and communications for an upcoming project.");
});

it("a search that names no skill gives its own words", () => {
  expect(draft("zebra crossing thoughts")).toBe("Hi! I'm looking for zebra crossing thoughts for an upcoming project.");
});

it("a draft quotes the receiver's profile only where it proves what is asked for", () => {
  const searchText = "Need packaging design for our tea";
  const draftTo = (bio: string) =>
    draftMessage({
      searchText,
      senderType: "brand",
      receiverProfile: aFreelancer("one", { title: "Designer", skills: ["Packaging Design"], bio }),
    });

  expect(draftTo("I do packaging design for small food makers. My packaging design won a prize.")).toContain(
    "Your profile says “",
  );
  expect(draftTo("I no longer do packaging design. I paint boats.")).not.toContain("Your profile says");
  expect(draftTo("I enjoy long walks and good tea.")).not.toContain("Your profile says");
});
