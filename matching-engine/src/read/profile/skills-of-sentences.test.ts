import { expect, it } from "vitest";
import { skillsOfSentences, textOfSentences } from "./skills-of-sentences.ts";

it("puts sentences together as a text with a clause for each", () => {
  const { text, clauses } = textOfSentences(["Colourist", "I match shots."]);

  expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual(["Colourist", "I match shots."]);
});

it("counts a sentence the more, the surer it is which skill it means", () => {
  const sure = { asks: 0, skills: [{ skill: "Colour grading", share: 0.9 }] };
  const unsure = {
    asks: 0,
    skills: [
      { skill: "Sales", share: 0.3 },
      { skill: "Teaching", share: 0.3 },
    ],
  };

  const [first, ...others] = skillsOfSentences([unsure, sure]);

  expect(first).toEqual({ skill: "Colour grading", share: expect.closeTo(0.87, 2) });
  expect(others.map(({ skill }) => skill)).toEqual(["Sales", "Teaching"]);
});

it("says nothing where no sentence means anything", () => {
  expect(skillsOfSentences([{ asks: 0, skills: [] }])).toEqual([]);
});
