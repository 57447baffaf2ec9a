import type { EndpointDeclaration } from "@triptych/contract/endpoint";

/** Throws when a reply is not what the contract promises: a wrong shape, or an undeclared field. */
export function checkReply(endpoint: EndpointDeclaration, reply: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(reply ?? null));
  const result = endpoint.reply.safeParse(sent);
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!result.success) throw new Error(`${name} broke its contract: ${result.error.message}`);
  const extra = findUndeclared(sent, JSON.parse(JSON.stringify(result.data ?? null)), "reply");
  if (extra) throw new Error(`${name} returned a field that its contract does not declare: ${extra}`);
}

function findUndeclared(sent: unknown, declared: unknown, path: string): string | null {
  if (typeof sent !== "object" || sent === null || typeof declared !== "object" || declared === null) return null;
  for (const [key, value] of Object.entries(sent)) {
    if (!(key in declared)) return `${path}.${key}`;
    const found = findUndeclared(value, (declared as Record<string, unknown>)[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
