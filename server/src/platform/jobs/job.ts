import type { z } from "zod";

/** A kind of work that is done after the commit: its name and what it needs to know. */
export interface Job<Payload extends object> {
  name: string;
  schema: z.ZodType<Payload>;
  /** Attempts after the first before the job is given up; 8 unless told, over about four hours. */
  retries: number;
}

export function defineJob<S extends z.ZodType<object>>(
  name: string,
  schema: S,
  options: { retries?: number } = {},
): Job<z.output<S>> {
  return { name, schema: schema as unknown as z.ZodType<z.output<S>>, retries: options.retries ?? 8 };
}
