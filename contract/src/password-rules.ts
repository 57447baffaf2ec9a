import { accountLimits } from "./account-limits.ts";

export const passwordTooShort = "Password must be at least 8 characters";

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
