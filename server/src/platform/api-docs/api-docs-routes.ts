import type { FastifyInstance } from "fastify";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import { apiDocsPage, startScript } from "./api-docs-page.ts";
import { openApiDocument } from "./openapi.ts";
import { loadScalarScript } from "./scalar-script.ts";

export interface ApiDocsOptions {
  endpoints: readonly EndpointDeclaration[];
  title: string;
  publicUrl: string;
}

/**
 * Serves `/api/openapi.json` for programs and `/api/docs` for people. Each is built on its first request and then kept.
 */
export function apiDocsRoutes(http: FastifyInstance, { endpoints, title, publicUrl }: ApiDocsOptions): void {
  let document: string | null = null;
  let scalarScript: Promise<Buffer> | null = null;
  const listed = () => endpoints.filter(({ path }) => !path.startsWith("/api/dev/"));

  http.get("/api/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(openApiDocument({ endpoints: listed(), title, publicUrl }));
    return reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(document);
  });
  http.get("/api/docs", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(apiDocsPage(title)),
  );
  http.get("/api/docs/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(startScript),
  );
  // NOTE: every browser that runs Scalar accepts gzip, so there is no plain copy.
  http.get("/api/docs/scalar.js", async (_request, reply) => {
    scalarScript ??= loadScalarScript();
    return reply
      .type("text/javascript; charset=utf-8")
      .header("content-encoding", "gzip")
      .header("cache-control", "public, max-age=86400")
      .send(await scalarScript);
  });
}
