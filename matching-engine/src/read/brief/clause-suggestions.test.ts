import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const jobs = (text: string) =>
  matcher
    .read({ text, searcherType: "brand" })
    .jobs.map(({ force, requirements }) => `${force}: ${requirements.map(({ label }) => label).join(", ")}`);

it("a clause that asks for work without naming it is a job beside the one that is named", () => {
  expect(
    jobs(
      "Need a camera operator for a boxing match. We also want somebody who can hang a rig from the roof with clamps.",
    ),
  ).toEqual(["must: Camera operation", "must: Grip"]);
});

it("a clause that would only be nice is a wish", () => {
  expect(
    jobs("Need a camera operator for a boxing match. Somebody who can hang a rig from the roof would be even better."),
  ).toEqual(["must: Camera operation", "nice: Grip"]);
});

it.each([
  "Need a camera operator for a boxing match. Our own crew hung a rig from the roof last year.",
  "Need a camera operator for a boxing match. Please do not send somebody who hangs a rig from the roof.",
  "Need a camera operator who can hang a camera from the roof.",
])("“%s” asks for one job", (text) => {
  expect(jobs(text)).toEqual(["must: Camera operation"]);
});
