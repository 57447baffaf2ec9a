import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { peerDocument } from "./peers.ts";
import type { Engine } from "./peers.ts";

type Query = (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Makes PostgreSQL full text (weighted, any word) with trigrams on the title: in the process, or on a server by its URL. */
export async function postgres(url = process.env.EVALUATION_DATABASE_URL): Promise<Engine> {
  const { query, close } = url === undefined ? await embedded() : await server(url);
  await query("create extension if not exists pg_trgm");
  await query("drop table if exists evaluation_profiles");
  await query("create table evaluation_profiles (id text primary key, user_type text, title text, words tsvector)");
  return {
    name: "PostgreSQL",
    load: async (profiles) => {
      for (const profile of profiles) {
        const one = peerDocument(profile);
        await query(
          `insert into evaluation_profiles values ($1, $2, $3, setweight(to_tsvector('english', $3), 'A') || setweight(to_tsvector('english', $4), 'B') || setweight(to_tsvector('english', $5), 'C') || setweight(to_tsvector('english', $6), 'D'))`,
          [one.id, one.userType, one.title, one.trades, `${one.sectors} ${one.prose}`, `${one.rest} ${one.name}`],
        );
      }
      await query("create index if not exists evaluation_words on evaluation_profiles using gin (words)");
      await query("create index if not exists evaluation_titles on evaluation_profiles using gin (title gin_trgm_ops)");
    },
    search: async (text, searcherType, limit) => {
      const any = (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).join(" or ");
      const types = searcherType === "brand" ? ["agency", "freelancer"] : ["freelancer"];
      const { rows } = await query(
        `select id from evaluation_profiles, websearch_to_tsquery('english', $1) asked where user_type = any($2) and (words @@ asked or title % $3)
         order by ts_rank_cd(words, asked, 1) + 0.3 * similarity(title, $3) desc limit $4`,
        [any, types, text.slice(0, 200), limit],
      );
      return rows.map((row) => ({ id: String(row.id) }));
    },
    close,
  };
}

async function embedded(): Promise<{ query: Query; close: () => Promise<void> }> {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  return {
    query: async (sql, values) => ({ rows: (await database.query<Record<string, unknown>>(sql, values)).rows }),
    close: () => database.close(),
  };
}

async function server(url: string): Promise<{ query: Query; close: () => Promise<void> }> {
  const { Client } = await import("pg");
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    query: async (sql, values) => ({ rows: (await client.query(sql, values)).rows }),
    close: () => client.end(),
  };
}
