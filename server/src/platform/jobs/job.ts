import type { z } from "zod";

/** Describes a kind of work that is done after a commit: its name, and what it needs to know. */
export interface Job<Payload extends object> {
  name: string;
  schema: z.ZodType<Payload>;
  /** Sets the attempts after the first before the job is given up; 8 by default, over about four hours. */
  retries: number;
}

export function defineJob<S extends z.ZodType<object>>(
  name: string,
  schema: S,
  options: { retries?: number } = {},
): Job<z.output<S>> {
  return { name, schema: schema as unknown as z.ZodType<z.output<S>>, retries: options.retries ?? 8 };
}
