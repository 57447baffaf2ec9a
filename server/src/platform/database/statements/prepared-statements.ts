import { Query, type Pool, type QueryConfig } from "pg";

/** Limits how many statements stay prepared; each costs every connection some memory. */
const keptAtMost = 400;
/** Limits how often they are prepared again, because the old ones stay until their connection ends. */
const renewedAtMost = 10;
/** Limits how many texts are counted. */
const countedAtMost = 5_000;

/**
 * Prepares repeated statements once for each of a pool's connections, because parsing and planning is more than half of
 * a small query.
 * NOTE: PGlite's clients share one session, so the names belong to the pool.
 */
export function prepareRepeated(pool: Pool): void {
  const names = createNames();
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code && staleCodes.has(code)) names.renew();
    });
    const preparing = (config: unknown, ...rest: unknown[]) => {
      const asked = asQuery(config, rest[0]);
      const name = asked && names.nameOf(asked.text);
      if (!name) return query(config, ...rest);
      const [values, callback] = rest;
      // NOTE: without a configuration, because the driver copies one with the descriptors of its properties, which is slow.
      if (typeof config === "string" && typeof callback === "function")
        return query(Object.assign(new Query(config, values as unknown[]), { name }), undefined, callback);
      return query({ ...asked, name }, ...rest);
    };
    client.query = preparing as typeof client.query;
  });
}

/**
 * Lists the codes of statements that must be prepared again: the table has changed so that their columns have other
 * types (0A000), or somebody removed them (26000).
 */
const staleCodes = new Set(["0A000", "26000"]);

function createNames() {
  const names = new Map<string, string | null>();
  let kept = 0;
  let generation = 0;
  return {
    /** Returns a name from the second time on, as long as there is room. */
    nameOf: (text: string): string | null => {
      const name = names.get(text);
      if (name) return name;
      if (name === undefined) {
        if (names.size < countedAtMost) names.set(text, null);
        return null;
      }
      if (kept >= keptAtMost) return null;
      kept += 1;
      names.set(text, `repeated_${generation}_${kept}`);
      return `repeated_${generation}_${kept}`;
    },
    /** Gives statements new names, so that they are prepared again. */
    renew: () => {
      if (generation >= renewedAtMost) return;
      names.clear();
      kept = 0;
      generation += 1;
    },
  };
}

/** Returns a query that has parameters and no name yet. Returns `null` for others, such as `begin`. */
function asQuery(config: unknown, values: unknown): QueryConfig | null {
  if (typeof config === "string") return hasValues(values) ? { text: config } : null;
  const { text, name, values: own, submit } = config as Partial<QueryConfig> & { submit?: unknown };
  const isOpen = typeof text === "string" && !name && submit === undefined;
  return isOpen && (hasValues(own) || hasValues(values)) ? (config as QueryConfig) : null;
}

function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
