import { z } from "zod";

export const accountLimits = {
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 8,
  passwordMax: 128,
  email: 254,
  sessionDays: 7,
  rememberedSessionDays: 30,
  sessionCacheMs: 300_000,
  verificationHours: 24,
  passwordResetMinutes: 60,
  teamInvitationDays: 14,
  teamMembers: 25,
  /** Limits how old a sign-in may be to change the email address without the password. */
  freshSignInMinutes: 10,
  /** Sets how long the username of a deleted account cannot be registered. */
  usernameRestDays: 90,
  operatorInvitationHours: 24,
  /** Sets how long a browser remembers that somebody signed in there. Browsers keep no cookie longer. */
  knownBrowserDays: 400,
  /** Sets how long the browser of somebody who registered by a member's link is marked. */
  referralMarkDays: 365,
} as const;

/**
 * Names a cookie that scripts can read, unlike the session's. A browser without it has no session, and need not ask who is signed
 * in. It gives no access. Under https its name begins with `__Host-`.
 */
export const signedInCookie = "triptych_signed_in";

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

export const passwordTooShort = "Password must be at least 8 characters";
const storable = { error: "Password contains characters that cannot be used" };

/** Holds the rules of a password, each with the text of the live checklist and the message of a refusal. */
export const passwordRules = {
  length: {
    label: "At least 8 characters",
    message: passwordTooShort,
    isMet: (value: string) => value.length >= accountLimits.passwordMin,
  },
  uppercase: {
    label: "One uppercase letter",
    message: "Password must contain at least one uppercase letter",
    isMet: (value: string) => /\p{Lu}/u.test(value),
  },
  lowercase: {
    label: "One lowercase letter",
    message: "Password must contain at least one lowercase letter",
    isMet: (value: string) => /\p{Ll}/u.test(value),
  },
  number: {
    label: "One number",
    message: "Password must contain at least one number",
    isMet: (value: string) => /\d/.test(value),
  },
  special: {
    label: "One special character",
    message: "Password must contain at least one special character",
    isMet: (value: string) => /[^\p{L}\p{N}]/u.test(value),
  },
} as const;
export type PasswordRule = keyof typeof passwordRules;

export const passwordRulesAt = {
  register: ["length", "uppercase", "number", "special"],
  change: ["length", "uppercase", "lowercase", "number", "special"],
  reset: ["length", "uppercase", "lowercase", "number"],
} as const satisfies Record<string, readonly PasswordRule[]>;

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
