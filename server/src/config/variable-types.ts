import { z } from "zod";

/** Accepts one of a few words. */
export function choice<const T extends string>(choices: readonly T[]) {
  return z.enum(choices, { error: ({ input }) => `is "${String(input)}", but must be ${inWords(choices)}.` });
}

/** Accepts a whole number within a range, and returns it as a number. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: ({ input }) => `is "${String(input)}", but must be a whole number from ${min} to ${max}.`,
    })
    .transform(Number);
}

/** Accepts an address with one of these protocols. NOTE: the problem never repeats the value, which may hold a password. */
export function address(...protocols: string[]) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${inWords(protocols.map((each) => `${each}//`))}.`,
    abort: true,
  });
}

/** Accepts words separated by commas, and returns each once. */
export function list() {
  return z.string().transform((value) => [
    ...new Set(
      value
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ]);
}

export function startsWith(...prefixes: string[]) {
  return z.string().refine((value) => prefixes.some((each) => value.startsWith(each)), {
    error: `must begin with ${inWords(prefixes)}.`,
  });
}

export function atLeast(characters: number, hint = "") {
  return z.string().min(characters, { error: `must have at least ${characters} characters${hint}.` });
}

function inWords(choices: readonly string[]): string {
  return choices.length < 2 ? choices.join("") : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}
