import { z } from "zod";
import {
  accountLimits,
  passwordTooShort,
  emailAddress,
  givenPassword,
  newPassword,
  passwordRulesAt,
} from "./account-rules.ts";
import { Done } from "./basics.ts";
import { endpoint } from "./endpoint.ts";

export const updatePassword = endpoint({
  method: "PUT",
  path: "/api/users/update-password",
  access: "member",
  feature: "accounts",
  summary: "Changes the password and ends the person's other sessions.",
  body: z.strictObject({
    currentPassword: givenPassword("Current password is required"),
    newPassword: newPassword(passwordRulesAt.change),
  }),
  reply: Done,
  refusals: ["wrong_password"],
  limit: "confirmPassword",
});

export const UpdatePasswordForm = z
  .object({
    currentPassword: givenPassword("Current password is required"),
    newPassword: newPassword(passwordRulesAt.change),
    confirmPassword: z.string().min(accountLimits.passwordMin, { error: passwordTooShort }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
  });

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/reset-password-request",
  access: "public",
  feature: "accounts",
  summary: "Sends a link for a new password if an account has this address.",
  details: "The reply is the same whether or not an account has this address.",
  body: z.strictObject({ email: emailAddress("Please enter a valid email address") }),
  reply: Done,
  limit: "resetPassword",
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/reset-password",
  access: "public",
  feature: "accounts",
  summary: "Sets a new password with the token of a mailed link, which works once.",
  body: z.strictObject({ token: z.string().min(1).max(512), newPassword: newPassword(passwordRulesAt.reset) }),
  reply: Done,
  refusals: ["invalid_token"],
  limit: "resetPassword",
});

export const ResetPasswordForm = z
  .object({ newPassword: newPassword(passwordRulesAt.reset), confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
  });
