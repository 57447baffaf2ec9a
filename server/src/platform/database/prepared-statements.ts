import type pg from "pg";

/** Statements that are kept at most; each costs the embedded database some memory. */
const keptAtMost = 400;
/** Texts that are counted at most. */
const countedAtMost = 5_000;

/**
 * Has the connections of a pool parse and plan a statement once when the same text comes again: PGlite spends more than half
 * of a small query on that. NOTE: not for servers, which parse fast and may be reached through a pooler that shares
 * connections. PGlite's clients come and go on one session, so the names are the pool's.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const names = createNames();
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const preparing = (config: unknown, ...rest: unknown[]) => {
      const asked = asQuery(config, rest[0]);
      const name = asked && names.nameOf(asked.text);
      return name ? query({ ...asked, name }, ...rest) : query(config, ...rest);
    };
    client.query = preparing as typeof client.query;
  });
}

function createNames() {
  const names = new Map<string, string | null>();
  let kept = 0;
  return {
    /** From the second time on, as long as there is room. */
    nameOf: (text: string): string | null => {
      const name = names.get(text);
      if (name) return name;
      if (name === undefined) {
        if (names.size < countedAtMost) names.set(text, null);
        return null;
      }
      if (kept >= keptAtMost) return null;
      kept += 1;
      names.set(text, `repeated_${kept}`);
      return `repeated_${kept}`;
    },
  };
}

/** A query with parameters that has no name yet; others, such as `begin`, are left as they are. */
function asQuery(config: unknown, values: unknown): pg.QueryConfig | null {
  if (typeof config === "string") return hasValues(values) ? { text: config } : null;
  const { text, name, values: own, submit } = config as Partial<pg.QueryConfig> & { submit?: unknown };
  const isOpen = typeof text === "string" && !name && submit === undefined;
  return isOpen && (hasValues(own) || hasValues(values)) ? (config as pg.QueryConfig) : null;
}

function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
