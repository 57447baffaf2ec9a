import { describe, expect, it } from "vitest";
import { instagramAddress, withScheme } from "./web-address.ts";

describe("an address as somebody types it", () => {
  it("gets https:// where it has no scheme", () => {
    expect(withScheme("example.com")).toBe("https://example.com");
    expect(withScheme(" www.example.com/work ")).toBe("https://www.example.com/work");
    expect(withScheme("//example.com")).toBe("https://example.com");
    expect(withScheme("example.com:8080")).toBe("https://example.com:8080");
  });

  it("keeps any scheme that it has", () => {
    expect(withScheme("http://example.com")).toBe("http://example.com");
    expect(withScheme("HTTPS://example.com")).toBe("HTTPS://example.com");
    expect(withScheme("ftp://example.com")).toBe("ftp://example.com");
    expect(withScheme("mailto:me@example.com")).toBe("mailto:me@example.com");
    expect(withScheme("javascript:alert(1)")).toBe("javascript:alert(1)");
  });

  it("stays empty", () => {
    expect(withScheme("   ")).toBe("");
  });
});

describe("an Instagram address", () => {
  it("is made from a name", () => {
    expect(instagramAddress("@maren.grades")).toBe("https://www.instagram.com/maren.grades");
  });

  it("is completed like any other address", () => {
    expect(instagramAddress("instagram.com/maren")).toBe("https://instagram.com/maren");
  });
});
