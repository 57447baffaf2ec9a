import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import { refuse } from "../http/refusal.ts";
import type { Viewer } from "./viewer.ts";

/** Refuses callers whom the endpoint does not admit. */
export function requireAccess(
  { access, ownerOnly }: Pick<EndpointDeclaration, "access" | "ownerOnly">,
  viewer: Viewer | null,
): void {
  if (access === "public") return;
  if (!viewer) refuse("signed_out");
  if (ownerOnly !== undefined && viewer.role !== "owner") refuse("forbidden", { message: ownerOnly });
  if (access === "session") return;
  if (access === "admin" && !viewer.isAdmin) refuse("forbidden");
  if (!viewer.isEmailVerified) refuse("email_unverified");
  if (access === "subscriber" && !viewer.hasAccess) refuse("subscription_required");
}
