import { expect, it } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher();
const jobsOf = (text: string) =>
  matcher.read({ text, searcherType: "brand" }).jobs.flatMap(({ requirements }) => requirements[0]!.label);

it.each([
  ["Our website is from 2009. It wants redesigning, and we need a photographer for it.", "Web development"],
  ["Van lettering for six vans. Got a logo but it's blurred, so that'll have to be redrawn.", "Brand identity"],
  ["We'd like a podcast about tides. Our logo is a bad scan: can you redraw it?", "Brand identity"],
])("reads a thing that is only meant by a pronoun in “%s”", (text, job) => {
  expect(jobsOf(text)).toContain(job);
});

it.each([
  "Our website is lovely. We need a photographer who makes it a pleasure to be looked at.",
  "Our logo is new. Somebody has to film the unveiling, it must be loud.",
])("reads nothing in a pronoun that is no object of work in “%s”", (text) => {
  expect(jobsOf(text)).toHaveLength(1);
});
