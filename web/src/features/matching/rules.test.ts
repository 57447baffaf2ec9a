import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api-error.ts";
import { failureText, failureTextOfBrief, isHighlighted, scoreLabel, searchTexts } from "./rules.ts";

const aFailure = (failure: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 500, code: "internal", message: "Something went wrong.", ...failure });

describe("a score", () => {
  it.each([
    [100, "Exceptional match based on your criteria"],
    [90, "Exceptional match based on your criteria"],
    [89, "Strong alignment with your requirements"],
    [79, "Good fit with several matching criteria"],
    [60, "Reasonable match with some alignment"],
    [59, "Potential match worth considering"],
    [0, "Potential match worth considering"],
  ])("of %i is called %s", (score, label) => {
    expect(scoreLabel(score)).toBe(label);
  });

  it("is highlighted above 80, not at 80", () => {
    expect([isHighlighted(80), isHighlighted(81)]).toEqual([false, true]);
  });
});

describe("what was found", () => {
  it("is matches, and collaborators for freelancers", () => {
    expect(searchTexts.brand.found(12)).toBe("Found 12 potential matches");
    expect(searchTexts.freelancer.found(1)).toBe("Found 1 potential collaborator");
  });
});

describe("a failure", () => {
  it("names the seconds to wait, and 60 where the server named none", () => {
    const tooMany = { status: 429, code: "rate_limited" } as const;

    expect(failureText(aFailure({ ...tooMany, retryAfter: 42 }), "No")).toBe(
      "Rate limit exceeded. Please wait 42 seconds before trying again.",
    );
    expect(failureText(aFailure(tooMany), "No")).toBe(
      "Rate limit exceeded. Please wait 60 seconds before trying again.",
    );
  });

  it("says that the brief is kept when the network is gone, but only where there is a brief", () => {
    const gone = aFailure({ status: 0, code: "network" });

    expect(failureTextOfBrief(gone, "Search failed. Please try again.")).toBe(
      "Search failed. Please try again. Your brief is kept.",
    );
    expect(failureText(gone, "Please try again in a moment.")).toBe("Please try again in a moment.");
    expect(failureTextOfBrief(aFailure({}), "Search failed. Please try again.")).toBe(
      "Search failed. Please try again.",
    );
  });

  it.each(["Failed to improve prompt", "Failed to improve prompt."])("ends %j once before that note", (fallback) => {
    const gone = aFailure({ status: 503, code: "unavailable" });

    expect(failureTextOfBrief(gone, fallback)).toBe("Failed to improve prompt. Your brief is kept.");
  });

  it("leaves the word to the server where it knows why", () => {
    expect(
      failureText(
        aFailure({ status: 402, code: "subscription_required", message: "An active subscription is needed for this." }),
        "No",
      ),
    ).toBe("An active subscription is needed for this.");
  });

  it("says what is wrong with the brief", () => {
    const tooLong = aFailure({
      status: 400,
      code: "invalid_input",
      details: [{ field: "query", message: "Please use at most 10,000 characters" }],
    });

    expect(failureText(tooLong, "No")).toBe("Please use at most 10,000 characters");
  });

  it("is the screen's own sentence otherwise", () => {
    expect(failureText(aFailure({}), "Search failed. Please try again.")).toBe("Search failed. Please try again.");
  });
});
