import { describe, expect, it } from "vitest";
import { createDraftCache, draftFrom, mayDraft, termsOf } from "./draft-message.ts";

describe("a draft from a search", () => {
  it.each([
    [undefined, "", false],
    ["   ", "", false],
    ["abc", "", false],
    ["abcd", "", true],
    ["abcd", "I began to write", false],
  ])("for the search %j and the input %j is wanted: %j", (searchText, input, isWanted) => {
    expect(mayDraft(searchText, input)).toBe(isWanted);
  });

  it.each([
    ["brand", "Hi! I'm looking for packaging designer jars for an upcoming project."],
    ["agency", "Hi! We're seeking packaging designer jars for a client project."],
    ["freelancer", "Hi! I'm interested in connecting regarding packaging designer jars."],
    [null, "Hi! I'm looking for packaging designer jars."],
  ] as const)("is worded for a %s", (userType, draft) => {
    expect(draftFrom("We need a packaging designer for our jars, in or near Leeds.", userType)).toBe(draft);
  });

  it("uses the first three meaningful words that are longer than two characters", () => {
    expect(termsOf("I am looking for an art director with TV and radio experience")).toBe("art director radio");
    expect(termsOf("C++ & .NET; café-style branding")).toBe("C++ NET café-style");
  });

  it("uses the search text where no word is meaningful", () => {
    expect(termsOf("  is it? ")).toBe("is it?");
  });
});

describe("the cache of drafts", () => {
  const cause = { searchText: "Label design", userType: "brand", receiverId: "her" } as const;

  it("finds a draft for the same account type, search and person, whatever the case and spaces, for five minutes", () => {
    let nowMs = 0;
    const cache = createDraftCache(() => nowMs);
    cache.keep(cause, "Hi!");

    expect(cache.find({ ...cause, searchText: " label DESIGN " })).toBe("Hi!");
    expect(cache.find({ ...cause, userType: "agency" })).toBeUndefined();
    expect(cache.find({ ...cause, receiverId: "him" })).toBeUndefined();
    nowMs = 300_000;
    expect(cache.find(cause)).toBeUndefined();
  });

  it("holds fifty drafts and removes the oldest first", () => {
    const cache = createDraftCache(() => 0);
    for (let at = 0; at < 51; at++) cache.keep({ ...cause, searchText: `search ${at}` }, `${at}`);

    expect(cache.find({ ...cause, searchText: "search 0" })).toBeUndefined();
    expect(cache.find({ ...cause, searchText: "search 1" })).toBe("1");
    expect(cache.find({ ...cause, searchText: "search 50" })).toBe("50");
  });
});
