import { expect, it } from "vitest";
import { meaningWeights } from "../weights.ts";
import { sentencesOf } from "./sentences.ts";

it("splits a text at the ends of sentences and of lines", () => {
  const text = "We bake rye bread. Who draws the bags?\n\nSomething in two colours; and on time!";

  expect(sentencesOf(text)).toEqual([
    "We bake rye bread.",
    "Who draws the bags?",
    "Something in two colours;",
    "and on time!",
  ]);
});

it("keeps abbreviated numbers whole, drops what is too short and cuts what is too long", () => {
  expect(sentencesOf("Hello there. It costs 1.5 million.")).toEqual(["It costs 1.5 million."]);
  expect(sentencesOf("a long word ".repeat(100))[0]).toHaveLength(meaningWeights.characters);
});
