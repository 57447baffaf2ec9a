import { expect, it } from "vitest";
import { responseText } from "./response-note.tsx";

it("says how often and how quickly somebody answers, in hours and then in days", () => {
  const texts = [0.2, 1.1, 48, 50].map((medianHours) => responseText({ answeredShare: 80, medianHours }));

  expect(texts).toEqual([
    "Answers 80% of introductions, typically within an hour",
    "Answers 80% of introductions, typically within 2 hours",
    "Answers 80% of introductions, typically within 48 hours",
    "Answers 80% of introductions, typically within 3 days",
  ]);
  expect(responseText({ answeredShare: 0, medianHours: null })).toBe("Has not answered introductions so far");
});
