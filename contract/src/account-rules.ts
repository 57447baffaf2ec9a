import { z } from "zod";
import { accountLimits } from "./account-limits.ts";
import { type PasswordRule, passwordRules, passwordTooShort } from "./password-rules.ts";

export * from "./account-limits.ts";
export * from "./password-rules.ts";

const isOneLine = (value: string) => !/\p{Cc}/u.test(value) && value.isWellFormed();

const usernameTooShort = "Username must be at least 3 characters";

/** Accepts what a person may type to sign in. It refuses less than `NewUsername`: only the server knows which names exist. */
export const AnyUsername = z
  .string({ error: usernameTooShort })
  .trim()
  .min(accountLimits.usernameMin, { error: usernameTooShort })
  .max(accountLimits.email)
  .refine(isOneLine, { error: "This contains characters that a username cannot have" });

/** Accepts a username that may be registered: letters, digits, dots, hyphens and underscores. */
export const NewUsername = z
  .string({ error: usernameTooShort })
  .trim()
  .min(accountLimits.usernameMin, { error: usernameTooShort })
  .max(accountLimits.usernameMax, { error: `Username must be at most ${accountLimits.usernameMax} characters` })
  .regex(/^[a-z0-9][a-z0-9._-]*$/i, { error: "Use letters, numbers, dots, hyphens and underscores only" });

/** Returns a schema of an email address with a message of its own. */
export function emailAddress(error: string) {
  return z.string({ error }).trim().max(accountLimits.email, { error }).pipe(z.email({ error }));
}

export const Email = emailAddress("Invalid email address");

const storable = { error: "Password contains characters that cannot be used" };

/** Returns a schema of a new password that must meet these rules. */
export function newPassword(rules: readonly PasswordRule[]) {
  let schema = z
    .string({ error: passwordTooShort })
    .max(accountLimits.passwordMax, { error: `Password must be at most ${accountLimits.passwordMax} characters` })
    .refine((value) => value.isWellFormed() && !value.includes("\u0000"), storable);
  for (const rule of rules) schema = schema.refine(passwordRules[rule].isMet, { error: passwordRules[rule].message });
  return schema;
}

/** Returns a schema of a password that somebody types to prove who they are. */
export const givenPassword = (error: string) => z.string({ error }).min(1, { error }).max(1_024, { error });
