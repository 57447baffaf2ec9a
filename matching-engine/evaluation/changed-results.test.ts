import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changedBriefs, keepResults, readResults } from "./changed-results.ts";
import type { StrangersBrief } from "./strangers-data.ts";

const brief = (id: string): StrangersBrief => ({
  id,
  kind: "named",
  searcher: "brand",
  text: "A logo",
  grades: new Map([
    ["right", 3],
    ["fair", 2],
  ]),
  clearlyRight: new Set(["right"]),
});

const found = (...ids: string[]) => ids.map((id) => ({ id, score: 70 }));

it("lists the briefs for which others are found, and says whether that is better", () => {
  const briefs = ["same", "first", "five", "lost", "order", "new"].map(brief);
  const before = new Map([
    ["same", found("right")],
    ["first", found("other", "right")],
    ["five", found("fair", "other")],
    ["lost", found("right")],
    ["order", found("right", "a", "b")],
  ]);
  const after = new Map([
    ["same", [{ id: "right", score: 90 }]],
    ["first", found("fair", "right")],
    ["five", found("fair", "right")],
    ["lost", found("other")],
    ["order", found("right", "b", "a")],
    ["new", found("right")],
  ]);

  const changed = changedBriefs(briefs, { before, after });

  expect(changed.map((one) => [one.brief.id, one.verdict])).toEqual([
    ["first", "better"],
    ["five", "better"],
    ["lost", "worse"],
    ["order", "neither"],
  ]);
});

it("reads the results that it kept", () => {
  const path = join(mkdtempSync(join(tmpdir(), "triptych-results-")), "results.json");
  const results = new Map([["a01", found("right", "fair")]]);

  keepResults(path, results);

  expect(readResults(path)).toEqual(results);
});
