import { describe, expect, it } from "vitest";
import { formatPounds } from "./money.ts";

describe("formatPounds", () => {
  it("shows pence only where there are any", () => {
    expect(formatPounds(1_500)).toBe("£15");
    expect(formatPounds(1_550)).toBe("£15.50");
    expect(formatPounds(0)).toBe("£0");
    expect(formatPounds(120_000)).toBe("£1,200");
  });
});
