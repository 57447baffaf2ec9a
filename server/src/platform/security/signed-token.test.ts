import { describe, expect, it } from "vitest";
import { createSignedTokens } from "./signed-token.ts";

describe("a signed token", () => {
  const tokens = createSignedTokens({ secret: "one secret", purpose: "unsubscribe" });

  it("returns its value", () => {
    expect(tokens.read(tokens.sign("somebody"))).toBe("somebody");
  });

  it.each([
    "",
    ".",
    "x",
    `${tokens.sign("somebody")}x`,
    tokens.sign("somebody").replace(/^\w/, "Z"),
    tokens.sign("somebody").split(".")[0]!,
  ])("is refused when it was changed: %j", (token) => {
    expect(tokens.read(token)).toBeNull();
  });

  it("is refused for another purpose and under another secret", () => {
    const token = createSignedTokens({ secret: "one secret", purpose: "sign in" }).sign("somebody");
    const foreign = createSignedTokens({ secret: "another", purpose: "unsubscribe" }).sign("somebody");

    expect(tokens.read(token)).toBeNull();
    expect(tokens.read(foreign)).toBeNull();
  });
});
