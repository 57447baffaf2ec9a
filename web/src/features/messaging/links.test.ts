import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf } from "./links.ts";

const linksOf = (content: string) => partsOf(content).flatMap((part) => (part.kind === "link" ? [part.address] : []));

describe("links in a message", () => {
  it.each([
    ["See https://example.com.", "https://example.com/"],
    ["(https://example.com/a)", "https://example.com/a"],
    ["https://example.com/a_(b)", "https://example.com/a_(b)"],
    ["www.example.com/x?y=1&z=2!", "https://www.example.com/x?y=1&z=2"],
    ["HTTP://EXAMPLE.COM/Path", "http://example.com/Path"],
    ["“https://example.com/ü”", "https://example.com/%C3%BC"],
  ])("are found in %s", (content, address) => {
    expect(linksOf(content)).toEqual([address]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,hello",
    "ftp://example.com",
    "https://",
    "https://localhost",
    "https://bank.example@evil.example",
    "example.com",
    "wwwhatever",
  ])("are not made of %s", (content) => {
    expect(partsOf(content)).toEqual([{ kind: "text", text: content }]);
  });

  it("end at a character that changes the direction of text", () => {
    const [link] = partsOf("https://example.com/\u202Egnp.exe");

    expect(link).toEqual({ kind: "link", text: "https://example.com/", address: "https://example.com/" });
  });

  it("leave every character of the message in place", () => {
    assert(
      property(string({ unit: "binary", maxLength: 200 }), (content) => {
        const whole = `${content} https://example.com/${content} www.a.b${content}`;
        expect(
          partsOf(whole)
            .map(({ text }) => text)
            .join(""),
        ).toBe(whole);
      }),
    );
  });
});
