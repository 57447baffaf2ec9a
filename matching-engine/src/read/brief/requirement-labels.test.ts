import { expect, it } from "vitest";
import { conceptsOfTick } from "../lexicon/taxonomy.ts";
import { conceptsNamedBy, labelOfOwn } from "./requirement-labels.ts";

const idsOf = (...ticks: string[]) => ticks.flatMap((tick) => conceptsOfTick("sector", tick));

it("names what a profile says while that is short, and says whose it is otherwise", () => {
  const three = idsOf("Automotive", "Food and beverage", "Sport and leisure");

  expect(labelOfOwn("sector", idsOf("Automotive")).label).toBe("Automotive");
  expect(labelOfOwn("sector", idsOf("Automotive", "Food and beverage")).label).toBe("Automotive or Food and beverage");
  expect(labelOfOwn("sector", three).label).toBe("Your industries");
  expect(labelOfOwn("sector", three, idsOf("Automotive")).label).toBe("Your industries");
});

it("counts as named what a shorter label would name", () => {
  const concepts = idsOf("Automotive", "Food and beverage", "Sport and leisure");
  const namedBy = (ticked?: number[]) => conceptsNamedBy({ concepts, ...labelOfOwn("sector", concepts, ticked) });

  expect(namedBy()).toEqual(concepts.slice(0, 2));
  expect(namedBy(idsOf("Sport and leisure"))).toEqual(concepts.slice(2));
});
