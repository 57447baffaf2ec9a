import { shortlistLimits } from "@triptych/contract/shortlists";
import { describe, expect, it } from "vitest";
import { guestNameFor } from "./rules.ts";

const others = (...names: string[]) => names.map((nameKey) => ({ nameKey, isOwn: false }));
const own = (...names: string[]) => names.map((nameKey) => ({ nameKey, isOwn: true }));

describe("the name of a guest", () => {
  it("is the one they typed, unless somebody else votes by it", () => {
    expect(guestNameFor("Ana", [])).toBe("Ana");
    expect(guestNameFor("Ana", others("tom"))).toBe("Ana");
    expect(guestNameFor("ANA", others("ana"))).toBe("ANA (2)");
    expect(guestNameFor("Ana", others("ana", "ana (2)", "ana (4)"))).toBe("Ana (3)");
  });

  it("stays theirs in their browser, with its number too", () => {
    expect(guestNameFor("Ana", own("ana"))).toBe("Ana");
    expect(guestNameFor("Ana", [...others("ana"), ...own("ana (2)")])).toBe("Ana (2)");
    expect(guestNameFor("Ana (2)", [...others("ana"), ...own("ana (2)")])).toBe("Ana (2)");
    expect(guestNameFor("Tom", own("ana"))).toBe("Tom");
  });

  it("is as short as names have to be", () => {
    const long = "n".repeat(shortlistLimits.guestNameMax);

    const name = guestNameFor(long, others(long));

    expect(name).toHaveLength(shortlistLimits.guestNameMax);
    expect(name.endsWith("n (2)")).toBe(true);
    expect(guestNameFor(long, [...others(long), ...own(name)])).toBe(name);
  });
});
