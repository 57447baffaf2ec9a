import { z } from "zod";
import { Email, newPassword, passwordRulesAt } from "./account-rules.ts";
import { SignedIn } from "./current-user.ts";
import { endpoint } from "./endpoint.ts";

export const findOperatorInvitation = endpoint({
  method: "GET",
  path: "/api/operators/invitation",
  access: "public",
  feature: "accounts",
  summary: "Returns the username that a link of the operator's command registers.",
  query: z.object({ token: z.string().min(1).max(512) }),
  reply: z.object({ username: z.string(), isAdmin: z.boolean() }),
  refusals: ["invalid_token"],
});

export const registerOperator = endpoint({
  method: "POST",
  path: "/api/operators/register",
  access: "public",
  feature: "accounts",
  summary: "Registers the username of such a link and signs in. A link works once.",
  body: z.strictObject({
    token: z.string().min(1).max(512),
    email: Email,
    password: newPassword(passwordRulesAt.register),
  }),
  reply: SignedIn,
  refusals: ["invalid_token", "username_taken", "email_taken"],
  limit: "register",
});
