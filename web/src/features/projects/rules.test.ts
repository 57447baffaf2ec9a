import type { Contact } from "@triptych/contract/messaging";
import type { ProjectPage } from "@triptych/contract/projects";
import { describe, expect, it } from "vitest";
import { draftFrom, invitable } from "./rules.ts";

describe("a project from a brief", () => {
  it("has the first sentence as its title and the whole brief as its description", () => {
    const draft = draftFrom(" Labels for eleven jars. Before September. ");

    expect(draft).toEqual({
      title: "Labels for eleven jars",
      description: "Labels for eleven jars. Before September.",
    });
  });

  it("has a title that ends with a whole word", () => {
    const { title } = draftFrom("word ".repeat(40));

    expect(title).toMatch(/^(word )+word…$/);
    expect(title.length).toBeLessThanOrEqual(81);
  });

  it("is empty without a brief", () => {
    const draft = draftFrom(undefined);

    expect(draft).toEqual({ title: "", description: "" });
  });
});

describe("who can be invited", () => {
  it("are contacts who are not in the project, and those who declined before", () => {
    const contacts = ["in", "asked", "declined", "new"].map(aContact);
    const people = [aPerson("in", "accepted"), aPerson("asked", "invited"), aPerson("declined", "declined")];

    const found = invitable(contacts, people);

    expect(found.map(({ id }) => id)).toEqual(["declined", "new"]);
  });
});

function aContact(id: string): Contact {
  return {
    id,
    username: id,
    displayName: id,
    userType: "brand",
    lastMessageDate: null,
    lastMessagePreview: null,
    unreadCount: 0,
  };
}

function aPerson(userId: string, state: "accepted" | "invited" | "declined"): ProjectPage["people"][number] {
  return { userId, username: userId, displayName: userId, userType: "brand", state };
}
