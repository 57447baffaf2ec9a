import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ablations } from "../evaluation/ablations.ts";

test.each(ablations.filter(({ from }) => from !== ""))("“$name” still finds what it takes out", ({ file, from }) => {
  expect(readFileSync(join(import.meta.dirname, "../src", file), "utf8")).toContain(from);
});
