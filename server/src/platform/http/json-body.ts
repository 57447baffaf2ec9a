import { refuse } from "./refusal.ts";

const maxDepth = 40;
const utf8 = new TextDecoder("utf-8", { fatal: true });
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/** Parses JSON in UTF-8, or refuses. Treats an empty body as absent. */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const value = parse(body);
  refuseOdd(value);
  return value;
}

/**
 * Refuses input that no honest client sends and that later steps cannot handle: NUL, unpaired surrogates, keys that
 * reach prototypes, deep nesting.
 */
export function refuseOdd(root: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") refuseUnreadable(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth >= maxDepth) refuse("invalid_input", { message: "The request is nested too deeply." });
    for (const key of Object.keys(value)) {
      if (forbiddenKeys.has(key))
        refuse("invalid_input", { message: "The request has a field with a name that is not allowed." });
      refuseUnreadable(key);
      waiting.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1 });
    }
  }
}

/** Returns whether a text can be stored in the database. */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

function refuseUnreadable(value: string) {
  if (!isStorable(value))
    refuse("invalid_input", { message: "The request contains characters that cannot be stored." });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return refuse("malformed_json");
  }
}
