import { z } from "zod";
import { AnyUsername, Email, givenPassword, newPassword, NewUsername, passwordRulesAt } from "./account-rules.ts";
import { Done, userTypes } from "./basics.ts";
import { CurrentUser, SignedIn } from "./current-user.ts";
import { endpoint } from "./endpoint.ts";

export const getCurrentUser = endpoint({
  method: "GET",
  path: "/api/user",
  access: "session",
  feature: "accounts",
  summary: "Returns the signed-in person.",
  reply: CurrentUser,
});

export const getOwnProfile = endpoint({
  method: "GET",
  path: "/api/users/profile",
  access: "session",
  feature: "accounts",
  summary: "Returns the signed-in person's profile and subscription.",
  reply: CurrentUser,
});

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "public",
  feature: "accounts",
  summary: "Signs in with username and password.",
  body: z.strictObject({
    username: AnyUsername,
    password: givenPassword("Password is required"),
    rememberMe: z.boolean().optional(),
  }),
  reply: SignedIn,
  refusals: ["wrong_credentials"],
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  access: "public",
  feature: "accounts",
  summary: "Ends the session.",
  reply: Done,
});

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "public",
  feature: "accounts",
  summary: "Creates an account and signs in.",
  body: z.strictObject({
    username: NewUsername,
    password: newPassword(passwordRulesAt.register),
    email: Email,
    userType: z.enum(userTypes, { error: "Please select an account type" }),
    stripe_customer_id: z.string().max(255).optional(),
    stripe_subscription_id: z.string().max(255).optional(),
    referralToken: z.string().max(255).optional(),
  }),
  reply: SignedIn,
  refusals: [
    "username_taken",
    "email_taken",
    "payment_required",
    "payment_provider_failed",
    "payment_system_unavailable",
  ],
  limit: "register",
});

export const checkRegistration = endpoint({
  method: "POST",
  path: "/api/registration/check",
  access: "public",
  feature: "accounts",
  summary: "Returns whether a username and an email address are free.",
  body: z.strictObject({ username: NewUsername, email: Email }),
  reply: z.object({ isUsernameFree: z.boolean(), isEmailFree: z.boolean() }),
  limit: "register",
});

export const updateNotificationPreferences = endpoint({
  method: "PUT",
  path: "/api/users/update-notification-preferences",
  access: "member",
  feature: "accounts",
  summary: "Saves which emails this person wants.",
  body: z.strictObject({
    email_notifications_billing: z.boolean(),
    email_notifications_messages: z.boolean(),
    email_notifications_availability: z.boolean().optional().describe("Stays as it is where it is absent."),
  }),
  reply: Done,
});

export const getProduct = endpoint({
  method: "GET",
  path: "/api/product",
  access: "public",
  feature: "accounts",
  summary: "Returns the name, tagline and links of this installation.",
  reply: z.object({
    name: z.string(),
    tagline: z.string(),
    instagramUrl: z.string(),
    linkedInUrl: z.string(),
    isDemo: z.boolean(),
    hasDemoAccounts: z.boolean().describe("Whether people can sign in to the accounts of the demo marketplace."),
    hasOutbox: z.boolean().describe("Whether emails are kept at `/dev/outbox` instead of being sent."),
  }),
});
