import type { Access, EndpointDeclaration } from "@triptych/contract/endpoint";
import { refusals } from "@triptych/contract/refusals";
import { apiDocsStyles } from "./api-docs-styles.ts";
import { refusalsOf } from "../http/declared-refusals.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { notationOf } from "./schema-notation.ts";

const accessWords: Record<Access, string> = {
  public: "anybody",
  session: "signed in",
  member: "verified e-mail",
  subscriber: "subscription",
  admin: "operators",
};

/** The calls of the product as a page for people: no script, nothing from elsewhere. */
export function apiDocsPage({
  endpoints,
  title,
}: {
  endpoints: readonly EndpointDeclaration[];
  title: string;
}): string {
  const byFeature = Object.entries(Object.groupBy(endpoints, ({ feature }) => feature));
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escape(title)} calls</title>
<style>${apiDocsStyles}</style>
<div class="page">
<header>
  <h1>${escape(title)} calls</h1>
  <p>Every call that the web pages make, as the server checks it. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Features">${byFeature.map(([feature, list]) => `<a href="#${feature}">${feature} <span>${list.length}</span></a>`).join("\n")}</nav>
<main>
  <section aria-labelledby="rules"><h2 id="rules">Rules for every call</h2>
  <ul>
    <li>Signing in sets a cookie, which later calls send. Each call says who may make it.</li>
    <li>Calls that change something take JSON, and browsers may make them from this site only.</li>
    <li>Every failure answers <code>{ error, message, code, details?, retryAfter? }</code>. <code>code</code> never changes; <code>message</code> is for people.</li>
    <li>Identifiers are UUID v7, moments are ISO 8601 in UTC.</li>
  </ul></section>
  ${byFeature.map(([feature, list]) => `<section aria-labelledby="${feature}"><h2 id="${feature}">${feature}</h2>${list.map(callOf).join("\n")}</section>`).join("\n")}
</main>
</div>
</html>`;
}

function callOf(endpoint: EndpointDeclaration): string {
  const { method, path, access, ownerOnly, summary, params, query, body, reply } = endpoint;
  return `<details>
  <summary><span class="method ${method.toLowerCase()}">${method}</span> <code>${escape(path)}</code> <span class="access">${accessWords[access]}${ownerOnly === undefined ? "" : ", owner only"}</span><span class="about">${escape(summary)}</span></summary>
  ${params ? shape("In the address", notationOf(jsonSchemaOf(params, "input"))) : ""}
  ${query ? shape("In the query", notationOf(jsonSchemaOf(query, "input"))) : ""}
  ${body ? shape("Sends", notationOf(jsonSchemaOf(body, "input"))) : ""}
  ${shape("Answers", notationOf(jsonSchemaOf(reply, "output")))}
  <h3>Refusals</h3>
  <ul class="refusals">${[...refusalsOf(endpoint)].map((code) => `<li><code>${refusals[code].status} ${code}</code> ${escape(refusals[code].message)}</li>`).join("")}</ul>
</details>`;
}

function shape(title: string, notation: string): string {
  return `<h3>${title}</h3><pre tabindex="0">${escape(notation)}</pre>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
