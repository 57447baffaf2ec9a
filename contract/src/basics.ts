import { z } from "zod";
import { userTypes } from "./user-types.ts";

export * from "./user-types.ts";

/** Accepts an identifier: a UUID v7. */
export const Id = z.uuid({ error: "This is not a valid identifier" });
export const UserId = Id;

/** Accepts a moment, as ISO 8601 in UTC. */
export const Moment = z.iso.datetime();

export const UserType = z.enum(userTypes, { error: "Please select an account type" });
export type UserType = z.infer<typeof UserType>;

/** Returns whether nothing of a text can be seen: it has only spaces, control characters and invisible characters. */
export function isBlank(value: string): boolean {
  return /^[\s\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value);
}

/** Returns a schema of text that PostgreSQL can store and people can read: no NUL, no half of a surrogate pair. */
export function text(options: { min?: number; max: number; error?: string }) {
  const { min = 0, max, error } = options;
  return z
    .string({ error })
    .trim()
    .min(min, { error })
    .refine((value) => min === 0 || !isBlank(value), { error: error ?? "Please write something that can be seen" })
    .max(max, { error: `Please use at most ${max.toLocaleString("en-GB")} characters` })
    .refine(isReadable, { error: "This contains characters that cannot be stored" });
}

/**
 * Returns a schema of one line of text, for names and addresses. It removes invisible characters (zero-width characters, fillers
 * and those that change the reading direction), because they make one name look like another.
 */
export function nameText(options: { min?: number; max: number; error?: string }) {
  const { min = 0, max, error } = options;
  return z
    .string({ error })
    .overwrite(withoutInvisible)
    .trim()
    .min(min, { error })
    .max(max, { error: `Please use at most ${max.toLocaleString("en-GB")} characters` })
    .refine(isReadable, { error: "This contains characters that cannot be stored" });
}

function withoutInvisible(value: string): string {
  return value
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, "")
    .replaceAll(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, " ");
}

/** Accepts the address of somebody's photo without its size, and nothing where they have none. */
export const Photo = z
  .string()
  .nullish()
  .describe("The address of the photo, without its size: `/96.webp`, `/192.webp` or `/384.webp` follows.");

export const Done = z
  .object({ message: z.string().describe("A sentence for people.") })
  .describe("The reply of calls that only succeed or fail.");

function isReadable(value: string): boolean {
  return !value.includes("\u0000") && value.isWellFormed();
}
