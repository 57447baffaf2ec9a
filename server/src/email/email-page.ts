// NOTE: each component is imported from its own package, because `@react-email/components` also loads a code
// highlighter and Tailwind.
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { createElement, type ReactNode } from "react";

/** Holds the text of an email, from top to bottom. Nothing that people typed is read as HTML. */
export interface EmailContent {
  productName: string;
  /** Appears beside the subject in mail programs. */
  preview: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Appears below the action in smaller type. */
  smallPrint?: string[];
  /** Explains why the email was sent, and how to stop such emails. */
  footer: string;
  unsubscribeUrl?: string;
}

const ink = "#14161d";
const muted = "#565c6c";
const paper = "#ffffff";
const ground = "#f7f7f9";
const line = "#e1e3ea";
const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif";
/** Lists the three colours of the product's mark, in their order. */
const panels = ["#2f5bea", "#d6402b", "#0c8264"];

/**
 * Sets the colours for mail programs in dark mode. NOTE: Outlook.com has no media query for it, but marks what it darkens
 * with `data-ogsc` (colours) and `data-ogsb` (backgrounds).
 */
const darkRules = {
  ".ground": "background: #0e1015 !important",
  ".paper": "background: #191c24 !important",
  ".ink": "color: #f1f2f6 !important",
  ".muted": "color: #a7adbd !important",
  ".line": "border-color: #333846 !important",
  ".action": "background: #f1f2f6 !important; color: #14161d !important",
};
const darkStyle = [
  ":root { color-scheme: light dark; supported-color-schemes: light dark; }",
  `@media (prefers-color-scheme: dark) { ${rulesFor("")} }`,
  rulesFor("[data-ogsc] "),
  rulesFor("[data-ogsb] "),
].join("\n");

function rulesFor(scope: string): string {
  return Object.entries(darkRules)
    .map(([selector, style]) => `${scope}${selector} { ${style}; }`)
    .join(" ");
}

/** Renders an email as an HTML page. */
export function renderEmailPage(parts: EmailContent): Promise<string> {
  return render(page(parts));
}

function page({
  productName,
  preview,
  heading,
  paragraphs,
  action,
  smallPrint = [],
  footer,
  unsubscribeUrl,
}: EmailContent) {
  return createElement(
    Html,
    { lang: "en-GB" },
    createElement(
      Head,
      null,
      createElement("meta", { name: "color-scheme", content: "light dark" }),
      createElement("meta", { name: "supported-color-schemes", content: "light dark" }),
      createElement("style", null, darkStyle),
    ),
    createElement(Preview, null, preview),
    createElement(
      Body,
      { className: "ground", style: { margin: 0, padding: 0 } },
      // NOTE: `Body` gives its colours to a cell without a class, which no dark style would reach.
      createElement(
        Section,
        { className: "ground ink", style: { padding: "32px 12px", background: ground, fontFamily: font, color: ink } },
        createElement(
          Container,
          { className: "paper", style: { maxWidth: 560, background: paper, borderRadius: 14, padding: "32px 36px" } },
          mark(productName),
          createElement(
            Heading,
            {
              as: "h1",
              className: "ink",
              style: {
                color: ink,
                fontSize: 24,
                lineHeight: "30px",
                fontWeight: 650,
                margin: "28px 0 12px",
                overflowWrap: "anywhere",
              },
            },
            heading,
          ),
          ...paragraphs.map((each, at) => paragraph(each, `p${at}`)),
          action && createElement(Section, { style: { margin: "26px 0" } }, button(action)),
          ...smallPrint.map((each, at) => paragraph(each, `a${at}`, true)),
          createElement(Hr, { className: "line", style: { borderColor: line, margin: "30px 0 18px" } }),
          paragraph(footer, "footer", true),
          unsubscribeUrl &&
            createElement(
              Link,
              {
                href: unsubscribeUrl,
                className: "muted",
                style: { fontSize: 13, color: muted, textDecoration: "underline" },
              },
              "Unsubscribe",
            ),
        ),
      ),
    ),
  );
}

function mark(productName: string): ReactNode {
  return createElement(
    Section,
    null,
    ...panels.map(panel),
    createElement(
      "span",
      {
        className: "ink",
        style: {
          color: ink,
          fontSize: 17,
          fontWeight: 650,
          letterSpacing: "-0.01em",
          marginLeft: 6,
          verticalAlign: "middle",
        },
      },
      productName,
    ),
  );
}

function panel(colour: string, at: number) {
  return createElement("span", {
    key: colour,
    style: {
      display: "inline-block",
      width: at === 1 ? 12 : 7,
      height: 18,
      marginRight: 3,
      borderRadius: 2,
      background: colour,
      verticalAlign: "middle",
    },
  });
}

function button({ label, url }: { label: string; url: string }) {
  return createElement(
    Button,
    {
      href: url,
      className: "action",
      style: {
        background: ink,
        color: paper,
        borderRadius: 10,
        padding: "13px 22px",
        fontSize: 15,
        fontWeight: 600,
      },
    },
    label,
  );
}

function paragraph(text: string, key: string, isQuiet = false) {
  const style = {
    fontSize: isQuiet ? 13 : 16,
    lineHeight: isQuiet ? "20px" : "25px",
    color: isQuiet ? muted : ink,
    margin: "0 0 14px",
    whiteSpace: "pre-line" as const,
    overflowWrap: "anywhere" as const,
  };
  return createElement(Text, { key, className: isQuiet ? "muted" : "ink", style }, text);
}
