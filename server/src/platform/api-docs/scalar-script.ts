import { promisify } from "node:util";
import { gzip } from "node:zlib";
import fastify from "fastify";

/**
 * Returns Scalar's browser script, compressed with gzip. NOTE: Scalar's Fastify plugin carries the script, and its own page
 * has a script inside, which our content security policy refuses. So the plugin serves a server that never listens. It is
 * loaded on the first request, because the script takes 5 MB of memory.
 */
export async function loadScalarScript(): Promise<Buffer> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const http = fastify();
  await http.register(scalar, { routePrefix: "/scalar", configuration: { url: "/api/openapi.json" } });
  const { body, statusCode } = await http.inject({ url: "/scalar/js/scalar.js" });
  await http.close();
  if (statusCode !== 200) throw new Error(`Scalar's plugin replied ${statusCode} for its script.`);
  return promisify(gzip)(body);
}
