/** Parses `items[0][price]=x` as Stripe does: nested objects and lists. Values stay text. */
export function parseFormBody(body: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = "", ...rest] = name.split("[").map((part) => part.replace(/\]$/, ""));
    put(root, [first, ...rest], value);
  }
  return asLists(root) as Record<string, unknown>;
}

function put(target: Record<string, unknown>, [key = "", ...rest]: string[], value: string) {
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  target[key] ??= {};
  put(target[key] as Record<string, unknown>, rest, value);
}

function asLists(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, asLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
