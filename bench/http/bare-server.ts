import { createHash } from "node:crypto";
import { createMatcher } from "@triptych/matching-engine/matcher";
import Fastify from "fastify";
import { betterAuthIdentity } from "../../server/src/adapters/identity/better-auth.ts";
import { profilesStore } from "../../server/src/features/profiles/store.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { openDatabase } from "../../server/src/platform/database/database.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";
import { createLog } from "../../server/src/platform/process/log.ts";

/**
 * Serves the same replies from the same tables with as little as possible: one route, one query. It checks no rate
 * limit, origin or access and validates nothing; it reads a session where the reply depends on one.
 */
const { database, pool } = await openDatabase({
  at: { url: process.env.DATABASE_URL! },
  log: createLog({ level: "error" }),
});
const newId = createIds(systemClock);
const identity = betterAuthIdentity({
  database,
  clock: systemClock,
  newId,
  secret: "a secret for the benchmark, of some length",
  publicUrl: "http://localhost:3000",
});
const matcher = await fillMatcher();
const http = Fastify();

http.post<{ Body: { username: string; password: string } }>("/sign-in", async ({ body }) => {
  const signIn = await identity.checkPassword(body.username, body.password);
  await pool.query(
    "insert into sessions (id, token, sign_in_id, expires_at, created_at, updated_at) values ($1, $2, $3, now() + interval '1 day', now(), now())",
    [newId(), newId(), signIn!.id],
  );
  return signIn;
});

http.get("/session", async ({ headers }) => {
  const token = headers.cookie!.split("=")[1]!;
  const { rows } = await pool.query(
    `select sessions.id as session, sign_ins.*, members.*, users.*, profiles.data, subscriptions.*
     from sessions join sign_ins on sign_ins.id = sessions.sign_in_id join members on members.sign_in_id = sign_ins.id
       join users on users.id = members.user_id left join profiles on profiles.user_id = users.id
       left join subscriptions on subscriptions.user_id = users.id
     where sessions.token = $1 and sessions.expires_at > now()`,
    [createHash("sha256").update(token).digest("base64url")],
  );
  return rows[0] as object;
});

http.get<{ Params: { id: string } }>("/profile/:id", async ({ params }) => {
  const { rows } = await pool.query(
    "select users.id, users.username, users.user_type, profiles.data from users left join profiles on profiles.user_id = users.id where users.id = $1",
    [params.id],
  );
  return rows[0] as object;
});

await pool.query("create table if not exists bench_searches (id uuid primary key, text text, matches jsonb)");
http.post<{ Body: { query: string } }>("/search", async ({ body }) => {
  const { matches } = matcher.search({
    text: body.query,
    searcherType: "brand",
    adjustments: [],
    excludedIds: new Set(),
    limit: 20,
  });
  await pool.query("insert into bench_searches values ($1, $2, $3)", [newId(), body.query, JSON.stringify(matches)]);
  return matches;
});

http.post<{ Body: { senderId: string; receiverId: string; content: string } }>("/send", async ({ body }) => {
  const { rows } = await pool.query(
    `with added as (
       insert into messages (id, conversation_id, sender_id, receiver_id, content, written_by_id, written_by_username, created_at)
       select $1, conversations.id, $2, $3, $4, members.sign_in_id, 'somebody', now()
       from conversations, members
       where members.user_id = $2 and lower_user_id = least($2, $3) and higher_user_id = greatest($2, $3) returning *)
     select * from added`,
    [newId(), body.senderId, body.receiverId, body.content],
  );
  return rows[0] as object;
});

process.once("SIGTERM", () => process.exit(0));
process.send!({ address: await http.listen({ port: 0, host: "127.0.0.1" }) });

async function fillMatcher() {
  const store = profilesStore(database);
  const made = createMatcher();
  for (let last: string | null = null; ;) {
    const ids = await store.listIdsAfter(last, 500);
    if (ids.length === 0) return made;
    for (const profile of await store.listForMatching(ids)) made.put(profile);
    last = ids.at(-1)!;
  }
}
