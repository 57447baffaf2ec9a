import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const told = (text: string) => readBrief(text, { searcherType: "brand" }).tellingText.trim();

it.each([
  ["A logo for a bakery", "We never work on Sundays."],
  ["A logo for a bakery in Leeds", "Please mention where you saw this."],
  ["Logo wanted for a bakery", "You can ring at any time."],
])("reads “%s %s” as two sentences", (need, sentence) => {
  expect(told(`${need} ${sentence}`)).toBe(need);
});

it.each([
  "A poster for a band called The Sunday Lunches",
  "A poster for the Kettles And Friends",
  "We think that Our Kitchen needs a logo",
])("reads “%s” as one sentence", (text) => {
  expect(told(text)).toBe(text);
});
