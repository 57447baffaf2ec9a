import { assert, property, string, webUrl } from "fast-check";
import { describe, expect, it } from "vitest";
import { isWebAddress } from "@triptych/contract/web-address";

describe("a web address", () => {
  it.each([
    "https://example.com",
    "http://example.com/",
    "HTTPS://Example.com:8080/work?of=2026#top",
    "https://maren.example",
    "https://münchen.example/über-uns",
    "https://例え.example",
    "https://my_studio.example",
    "https://127.0.0.1:3000/reel",
    "http://localhost/x",
    "https://example.com/100%25/a,b;c=d/~me/(1)",
    "https://example.com.",
  ])("is %s", (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(URL.canParse(address)).toBe(true);
  });

  it.each([
    "",
    "https://",
    "https:///work",
    "example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "https://not an address",
    "https://exa mple.com",
    "https://example.com/my work",
    "https://ex<ample.com",
    "https://exa%mple.com",
    "https://exa|mple.com",
    "https://me@example.com",
    "https://example.com:99999",
    "https://example.com:port",
    "https://a..example",
    "https://.example",
    "https://1.2.3.999",
    "https://999",
    "https://example.com\\work",
    "https://example.com/\u0000",
    "https://example.com/\ud800",
    "https://example.com/\u202egnp.exe",
  ])("is not %j", (address) => {
    expect(isWebAddress(address)).toBe(false);
  });

  it("is every ordinary URL, and never one that cannot be opened", () => {
    assert(
      property(webUrl({ withQueryParameters: true, withFragments: true, size: "small" }), (address) => {
        expect(isWebAddress(address)).toBe(true);
      }),
    );
    assert(
      property(string({ unit: "binary-ascii" }), (typed) => {
        const address = `https://${typed}`;
        expect(isWebAddress(address) && !URL.canParse(address)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
