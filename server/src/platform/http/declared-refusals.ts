import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import type { RefusalCode } from "@triptych/contract/refusals";

/** Returns every refusal that an endpoint may reply with: its own, and those of the route mechanism. */
export function refusalsOf(endpoint: EndpointDeclaration): Set<RefusalCode> {
  const { access, ownerOnly, method, params, query, body, refusals = [] } = endpoint;
  const codes = new Set<RefusalCode>(refusals);
  if (access !== "public") codes.add("signed_out");
  if (access === "member" || access === "subscriber" || access === "admin") codes.add("email_unverified");
  if (access === "subscriber") codes.add("subscription_required");
  if (access === "admin" || ownerOnly !== undefined) codes.add("forbidden");
  if (params || query || body) codes.add("invalid_input");
  if (method !== "GET") addAll(codes, ["foreign_origin", "unsupported_media_type"]);
  if (body) addAll(codes, ["malformed_json", "too_large"]);
  return addAll(codes, ["rate_limited", "internal", "unavailable"]);
}

function addAll(codes: Set<RefusalCode>, more: RefusalCode[]) {
  for (const code of more) codes.add(code);
  return codes;
}
