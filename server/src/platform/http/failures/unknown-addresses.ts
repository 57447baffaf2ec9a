import type { FastifyInstance } from "fastify";
import { sendRefusal } from "./failures.ts";
import { Refusal } from "../refusal.ts";

/** Replies to calls that no route matches: 404 for an unknown address, 405 for a known one with another method. */
export function refuseUnknownAddresses(http: FastifyInstance): void {
  const known: { pattern: RegExp; methods: string[] }[] = [];
  http.addHook("onRoute", ({ url, method }) => {
    if (url !== "/*") known.push({ pattern: patternOf(url), methods: [method].flat() });
  });

  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0]!;
    const allowed = known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    if (allowed.length === 0 || allowed.includes(request.method)) return sendRefusal(reply, new Refusal("not_found"));
    reply.header("allow", [...new Set(allowed)].toSorted().join(", "));
    return sendRefusal(reply, new Refusal("method_not_allowed"));
  });
}

function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, "[^/]+").replaceAll(String.raw`\*`, ".*")}$`);
}
