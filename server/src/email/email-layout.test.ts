import { describe, expect, it } from "vitest";
import { renderEmail } from "./render-email.ts";

const parts = {
  productName: "Triptych",
  preview: "A line for the list of emails.",
  heading: "A <heading> & more",
  paragraphs: ["Hello maren,", "Something has happened."],
  action: { label: "Look at it", url: "http://localhost:3000/?tab=subscription&x=1" },
  smallPrint: ["A smaller line."],
  footer: "Why this came.",
  unsubscribeUrl: "http://localhost:3000/unsubscribe/reminders?token=t",
};

describe("an email", () => {
  it("has a dark style for everything that has a colour of its own", async () => {
    const { html } = await renderEmail(parts);

    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    const dark = /@media \(prefers-color-scheme: dark\) \{(.*?)\}\s*\n/s.exec(html)![1]!;
    const styled = [
      ...html.matchAll(/<(?:body|table|td|div|h1|p|a|hr|span)\b[^>]*style="[^"]*(?:color|background):[^"]*"[^>]*>/g),
    ];
    const unmarked = styled.map(([tag]) => tag).filter((tag) => !/class="/.test(tag) && !isPanel(tag));
    expect(unmarked).toEqual([]);
    const names = new Set([...html.matchAll(/class="([\w ]+)"/g)].flatMap(([, list]) => list!.split(" ")));
    for (const name of names) expect(dark).toContain(`.${name} {`);
  });

  it("shows typed text as text, not as HTML", async () => {
    const { html, text } = await renderEmail(parts);

    expect(html).toContain("A &lt;heading&gt; &amp; more");
    expect(text).toContain("A <heading> & more");
  });
});

/** Returns whether a tag is one of the mark's three panels, which keep their colours in dark mode. */
const isPanel = (tag: string) => /background:#(?:2f5bea|d6402b|0c8264)/.test(tag);
