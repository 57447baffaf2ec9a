import { describe, expect, it } from "vitest";
import { findPoorComments } from "./comments.ts";

describe("a comment", () => {
  it.each([
    "/** Returns the messages between two people, oldest first. */",
    "  // NOTE: the library closes the connection itself.",
    "// oxlint-disable-next-line no-console -- a command prints",
    "/**\n * Counts calls in flight.\n * Calls without a body count at once.\n */",
    "// Keeps the order of the list,\n// because people read it from the top.",
    'const address = "https://example.com/"; // shown as typed',
  ])("may be %j", (source) => {
    expect(findPoorComments(source)).toEqual([]);
  });

  it.each([
    ["/** The messages between two people. */", 1],
    ["const a = 1;\n/**\n * Once per process.\n */", 2],
    ["\n// always the first", 2],
    ["/* This one too. */", 1],
  ])("may not be %j", (source, line) => {
    expect(findPoorComments(source).map((each) => each.line)).toEqual([line]);
  });
});
