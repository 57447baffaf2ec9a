import { describe, expect, it } from "vitest";
import { csvLine } from "./csv.ts";

describe("a line of a CSV file", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tcmd", "\rcmd", " =1+1", "\n=1+1", "＝1+1"])(
    "turns the formula %j into text",
    (cell) => {
      expect(csvLine([cell])).toMatch(/^"?'/);
    },
  );

  it("leaves text alone that only contains the beginning of a formula", () => {
    expect(csvLine(["a=b", "half-price", "ann@mail.example"])).toBe("a=b,half-price,ann@mail.example\r\n");
  });

  it("quotes cells with commas, quotes and line breaks, and leaves other cells as they are", () => {
    expect(csvLine(["a,b", 'say "hi"', "one\ntwo", "plain"])).toBe('"a,b","say ""hi""","one\ntwo",plain\r\n');
  });

  it("writes numbers, also negative ones, as they are, and nothing for absent values", () => {
    expect(csvLine([-50, 0, true, null])).toBe("-50,0,true,\r\n");
  });
});
