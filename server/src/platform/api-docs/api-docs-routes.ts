import type { FastifyInstance } from "fastify";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import { apiDocsPage } from "./api-docs.ts";
import { openApiDocument } from "./openapi.ts";

export interface ApiDocsOptions {
  endpoints: readonly EndpointDeclaration[];
  title: string;
  publicUrl: string;
}

/** `/api/openapi.json` for programs and `/api/docs` for people. Both are made once, when first asked for. */
export function apiDocsRoutes(http: FastifyInstance, { endpoints, title, publicUrl }: ApiDocsOptions): void {
  let document: string | null = null;
  let page: string | null = null;
  const listed = () => endpoints.filter(({ path }) => !path.startsWith("/api/dev/"));

  http.get("/api/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(openApiDocument({ endpoints: listed(), title, publicUrl }));
    return reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(document);
  });
  http.get("/api/docs", (_request, reply) => {
    page ??= apiDocsPage({ endpoints: listed(), title });
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}
