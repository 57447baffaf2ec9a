import { z } from "zod";
import { Done, Moment } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

export * from "./legal-terms.ts";

export const exportOwnRecords = endpoint({
  method: "GET",
  path: "/api/export",
  access: "session",
  feature: "legal",
  summary: "Returns everything held about the signed-in person as JSON.",
  details: "A teammate gets only their own sign-in and the messages that they wrote.",
  reply: z.looseObject({ exportedAt: Moment }),
});

export const deleteOwnAccount = endpoint({
  method: "DELETE",
  path: "/api/users/account",
  access: "session",
  feature: "legal",
  summary: "Deletes the signed-in person's account, after their password.",
  details: "A teammate deletes only their own sign-in.",
  body: z.strictObject({ password: z.string().min(1).max(1_024) }),
  reply: Done,
  refusals: ["wrong_password", "not_found", "payment_provider_failed", "payment_system_unavailable"],
  limit: "confirmPassword",
});
