/** Returns the documentation page. Scalar draws it from `/api/openapi.json`; nothing comes from another site. */
export function apiDocsPage(title: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escape(title)} API</title>
<noscript>This page needs JavaScript. The same as a file: <a href="/api/openapi.json">OpenAPI 3.1</a>.</noscript>
<div id="api-docs"></div>
<script src="/api/docs/scalar.js"></script>
<script src="/api/docs/start.js"></script>
</html>`;
}

/** Starts Scalar without the features that call other sites: fonts, telemetry, its proxy and its online services. */
export const startScript = `Scalar.createApiReference("#api-docs", ${JSON.stringify({
  url: "/api/openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: "",
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  theme: "default",
  layout: "modern",
  defaultOpenAllTags: false,
  persistAuth: false,
  defaultHttpClient: { targetKey: "js", clientKey: "fetch" },
})});
`;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
