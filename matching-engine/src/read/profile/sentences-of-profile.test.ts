import { expect, it } from "vitest";
import { aFreelancer, anAgency } from "../../../tests/builders.ts";
import { meaningWeights } from "../../weights.ts";
import { sentencesOfProfile } from "./sentences-of-profile.ts";

it("says title, skills and the sentences of the prose, and neither names nor places", () => {
  const person = aFreelancer("f", {
    fullName: "Ada Example",
    title: "Colourist",
    skills: ["Colour Grading", "Video Editing"],
    regions: ["Europe"],
    bio: "I grade films for the cinema. I also teach it.",
  });

  expect(sentencesOfProfile(person)).toEqual([
    "Colourist",
    "Colour Grading, Video Editing",
    "I grade films for the cinema.",
    "I also teach it.",
  ]);
});

it("says the services and the first sentences of an agency", () => {
  const agency = anAgency("a", { services: ["Packaging design"], uniqueValue: "We draw jars for jam. ".repeat(30) });

  const [services, ...prose] = sentencesOfProfile(agency);

  expect(services).toBe("Packaging design");
  expect(prose).toHaveLength(meaningWeights.sentencesOfProfile);
});
