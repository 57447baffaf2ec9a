import { expect, it } from "vitest";
import { inSentence } from "./in-sentence.ts";

it.each([
  ["Packaging design", "job", "packaging design"],
  ["Photography", "job", "photography"],
  ["Résumé writing", "job", "résumé writing"],
  ["Start in January", "date", "start in January"],
  ["January 2027", "date", "January 2027"],
  ["UI/UX design", "job", "UI/UX design"],
  ["WordPress", "job", "WordPress"],
  ["CRM", "job", "CRM"],
  ["£30k", "budget", "£30k"],
  ["Leeds", "place", "Leeds"],
  ["Welsh", "other", "Welsh"],
])("%s of kind %s is “%s” inside a sentence", (label, kind, written) => {
  expect(inSentence(label, kind)).toBe(written);
});
