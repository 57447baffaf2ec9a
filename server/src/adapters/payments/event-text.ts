import { z } from "zod";

/** Accepts an identifier or a name in an event: short, and without NUL, which PostgreSQL cannot store. */
export const EventText = z
  .string()
  .min(1)
  .max(255)
  .refine((value) => !value.includes("\u0000"));
