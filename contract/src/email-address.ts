import { z } from "zod";
import { accountLimits, Email, emailAddress, givenPassword } from "./account-rules.ts";
import { Done } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

export const updateEmail = endpoint({
  method: "PUT",
  path: "/api/users/update-email",
  access: "session",
  feature: "accounts",
  summary: "Asks for another email address, which takes effect once it is verified.",
  details: `A sign-in older than ${accountLimits.freshSignInMinutes} minutes needs the password too.`,
  body: z.strictObject({
    email: emailAddress("Please enter a valid email address"),
    password: givenPassword("Please enter your password").optional(),
  }),
  reply: Done,
  refusals: ["password_required", "wrong_password"],
  limit: "resendVerification",
});

/** Accepts the form, in which the address is typed twice. */
export const UpdateEmailForm = z
  .object({
    email: emailAddress("Please enter a valid email address"),
    confirmEmail: emailAddress("Please enter a valid email address"),
    password: givenPassword("Please enter your password").optional(),
  })
  .refine((form) => form.email === form.confirmEmail, { path: ["confirmEmail"], error: "Emails don't match" });

export const verifyEmail = endpoint({
  method: "GET",
  path: "/api/verify-email",
  access: "public",
  feature: "accounts",
  summary: "Verifies an email address with the token of a mailed link.",
  query: z.object({
    token: z.string({ error: "Invalid verification link" }).min(1, { error: "Invalid verification link" }).max(2_048),
  }),
  reply: Done,
  refusals: ["invalid_token"],
});

export const takeBackAddress = endpoint({
  method: "POST",
  path: "/api/verify-email/take-back",
  access: "public",
  feature: "accounts",
  summary: "Removes an account that somebody else registered with this address and never verified.",
  details: "The token is that of the verification link.",
  body: z.strictObject({ token: z.string().min(1).max(2_048) }),
  reply: Done,
  refusals: ["invalid_token"],
  limit: "register",
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/resend-verification",
  access: "public",
  feature: "accounts",
  summary: "Sends the verification link again.",
  details: "The reply is the same whether or not an account has this address.",
  body: z.strictObject({ email: Email }),
  reply: Done,
  limit: "resendVerification",
});
