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
      for (let at = 0; at < profiles.length; at += 500) {
        const documents = profiles.slice(at, at + 500).map(peerDocument);
        const each = (valueOf: (one: ReturnType<typeof peerDocument>) => string) => documents.map(valueOf);
        await query(
          `insert into evaluation_profiles select id, type, title, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', skills), 'B') || setweight(to_tsvector('english', prose), 'C') || setweight(to_tsvector('english', rest), 'D')
           from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as given (id, type, title, skills, prose, rest)`,
          [
            each(({ id }) => id),
            each(({ userType }) => userType),
            each(({ title }) => title),
            each(({ skills }) => skills),
            each(({ sectors, prose }) => `${sectors} ${prose}`),
            each(({ rest, name }) => `${rest} ${name}`),
          ],
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
