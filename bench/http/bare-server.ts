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
 * Serves the same replies from the same tables with as little as possible: one route, one query, prepared by name. It
 * checks no rate limit, origin or access and validates nothing; it reads a session where the reply depends on one.
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

/** Runs a statement that each connection prepares once. */
async function ask(name: string, text: string, values: unknown[]): Promise<object[]> {
  return (await pool.query<object>({ name, text, values })).rows;
}

/** Returns what is stored of a session's token. */
function hashOf(cookie: string): string {
  return createHash("sha256").update(cookie.split("=")[1]!).digest("base64url");
}

http.post<{ Body: { username: string; password: string } }>("/sign-in", async ({ body }) => {
  const signIn = await identity.checkPassword(body.username, body.password);
  await ask(
    "sign-in",
    "insert into sessions (id, token, sign_in_id, expires_at, created_at, updated_at) values ($1, $2, $3, now() + interval '1 day', now(), now())",
    [newId(), newId(), signIn!.id],
  );
  return signIn;
});

http.get("/session", async ({ headers }) => {
  const [row] = await ask(
    "session",
    `select sessions.id as session, sessions.expires_at, sign_ins.display_username, sign_ins.email, sign_ins.email_verified,
       members.*, users.*, pending_emails.email as pending_email, profiles.type, profiles.data, newest.*,
       exists (select from used_trials where kind = 'email' and digest = sign_ins.email) as has_used_trial
     from sessions join sign_ins on sign_ins.id = sessions.sign_in_id join members on members.sign_in_id = sign_ins.id
       join users on users.id = members.user_id left join profiles on profiles.user_id = users.id
       left join pending_emails on pending_emails.sign_in_id = sign_ins.id
       left join lateral (
         select provider_id, status, current_period_end, past_due_since, ended_at, has_trial, cancels_at_period_end
         from subscriptions where subscriptions.user_id = users.id order by claimed_at desc, id desc limit 1) newest on true
     where sessions.token = $1 and sessions.expires_at > now()`,
    [hashOf(headers.cookie!)],
  );
  return row;
});

http.get<{ Params: { id: string } }>("/profile/:id", async ({ headers, params }) => {
  const [row] = await ask(
    "profile",
    `select seen.id, seen.username, seen.user_type, profiles.data, caller.user_id as caller_id, sign_ins.email_verified,
       newest.status, newest.current_period_end, newest.past_due_since, newest.ended_at,
       exists (select from blocks where (blocker_id, blocked_id) in ((caller.user_id, seen.id), (seen.id, caller.user_id))) as is_blocked,
       exists (select from conversations where lower_user_id = least(caller.user_id, seen.id) and higher_user_id = greatest(caller.user_id, seen.id)) as is_contact
     from sessions join members caller on caller.sign_in_id = sessions.sign_in_id join users seen on seen.id = $2
       left join profiles on profiles.user_id = seen.id
       left join members owner on owner.user_id = seen.id and owner.role = 'owner' left join sign_ins on sign_ins.id = owner.sign_in_id
       left join lateral (
         select status, current_period_end, past_due_since, ended_at
         from subscriptions where subscriptions.user_id = seen.id order by claimed_at desc, id desc limit 1) newest on true
     where sessions.token = $1 and sessions.expires_at > now()`,
    [hashOf(headers.cookie!), params.id],
  );
  return row;
});

http.get<{ Params: { id: string } }>("/profile-unasked/:id", async ({ params }) => {
  const [row] = await ask(
    "profile-unasked",
    `select users.id, users.username, users.user_type, profiles.data
     from users left join profiles on profiles.user_id = users.id where users.id = $1`,
    [params.id],
  );
  return row;
});

http.post<{ Body: { query: string; userId: string } }>("/search", async ({ body: { query, userId } }) => {
  const { matches } = matcher.search({
    text: query,
    searcherType: "brand",
    adjustments: [],
    excludedIds: new Set(),
    limit: 20,
  });
  await ask(
    "search",
    `insert into briefs (id, user_id, original_text, text, is_improved, created_at, updated_at, last_searched_at, last_matches)
     values ($1, $2, $3, $3, false, now(), now(), now(), $4)`,
    [newId(), userId, query, JSON.stringify(matches)],
  );
  return matches;
});

http.get<{ Params: { id: string } }>("/contacts/:id", async ({ params }) =>
  ask(
    "contacts",
    `select users.id, users.username, users.user_type, profiles.data->>'brandName' as name, left(messages.content, 600) as content, messages.created_at,
       (select count(*)::int from messages unread
        where unread.receiver_id = contacts.user_id and unread.conversation_id = contacts.conversation_id and unread.read_at is null) as unread
     from contacts join conversations on conversations.id = contacts.conversation_id
       join messages on messages.id = conversations.last_message_id join users on users.id = contacts.contact_id
       left join profiles on profiles.user_id = users.id
     where contacts.user_id = $1 order by conversations.last_message_id desc`,
    [params.id],
  ),
);

http.get<{ Params: { id: string; otherId: string } }>("/messages/:id/:otherId", async ({ params: { id, otherId } }) =>
  ask(
    "messages",
    `select messages.* from conversations join messages on messages.conversation_id = conversations.id
     where lower_user_id = least($1::uuid, $2::uuid) and higher_user_id = greatest($1::uuid, $2::uuid)
     order by messages.id desc limit 200`,
    [id, otherId],
  ),
);

http.post<{ Body: { senderId: string; receiverId: string; content: string } }>("/send", async ({ body }) => {
  const [row] = await ask(
    "send",
    `insert into messages (id, conversation_id, sender_id, receiver_id, content, written_by_id, written_by_username, created_at)
     select $1, conversations.id, $2, $3, $4, members.sign_in_id, 'somebody', now()
     from conversations, members
     where members.user_id = $2 and lower_user_id = least($2, $3) and higher_user_id = greatest($2, $3) returning *`,
    [newId(), body.senderId, body.receiverId, body.content],
  );
  return row;
});

http.post<{ Params: { id: string; otherId: string }; Body: { lastReadId: string } }>(
  "/read/:id/:otherId",
  async ({ params: { id, otherId }, body: { lastReadId } }) =>
    ask(
      "read",
      `update messages set read_at = now() from conversations
       where lower_user_id = least($1::uuid, $2::uuid) and higher_user_id = greatest($1::uuid, $2::uuid)
         and messages.receiver_id = $1 and messages.conversation_id = conversations.id and messages.id <= $3 and messages.read_at is null
       returning messages.id`,
      [id, otherId, lastReadId],
    ),
);

http.post<{ Params: { id: string }; Body: object }>("/save/:id", async ({ params, body }) => {
  const [row] = await ask(
    "save",
    `insert into profiles (user_id, type, data, saved_at, version) values ($1, 'brand', $2, now(), 1)
     on conflict (user_id) do update set data = excluded.data, saved_at = excluded.saved_at, version = profiles.version + 1
     returning data`,
    [params.id, JSON.stringify(body)],
  );
  return row;
});

http.get<{ Params: { id: string } }>("/introductions/:id", async ({ params }) =>
  ask(
    "introductions",
    `select introductions.*, users.username, users.user_type, profiles.data->>'brandName' as name
     from introductions join users on users.id = case when sender_id = $1 then recipient_id else sender_id end
       left join profiles on profiles.user_id = users.id
     where sender_id = $1 or recipient_id = $1 order by introductions.id desc limit 200`,
    [params.id],
  ),
);

http.get<{ Params: { id: string; otherId: string } }>("/introductions/:id/:otherId", async ({ params }) =>
  ask(
    "introduction",
    `select introductions.*, users.username, users.user_type, profiles.data->>'brandName' as name
     from introductions join users on users.id = $2 left join profiles on profiles.user_id = users.id
     where least(sender_id, recipient_id) = least($1::uuid, $2::uuid) and greatest(sender_id, recipient_id) = greatest($1::uuid, $2::uuid)`,
    [params.id, params.otherId],
  ),
);

http.post<{ Params: { id: string }; Body: { text: string } }>("/answer/:id", async ({ params, body }) => {
  const [row] = await ask(
    "answer",
    `with answered as (
       update introductions set answer = 'ask', answered_at = coalesce(answered_at, now()) where id = $1 returning *)
     insert into messages (id, conversation_id, sender_id, receiver_id, content, written_by_id, written_by_username, created_at)
     select $2, conversations.id, recipient_id, sender_id, $3, members.sign_in_id, 'somebody', now()
     from answered join conversations on lower_user_id = least(sender_id, recipient_id) and higher_user_id = greatest(sender_id, recipient_id)
       join members on members.user_id = recipient_id
     returning *`,
    [params.id, newId(), body.text],
  );
  return row;
});

http.get<{ Params: { id: string } }>("/projects/:id", async ({ params }) =>
  ask(
    "projects",
    `select projects.*, project_people.state from projects left join project_people
       on project_people.project_id = projects.id and project_people.user_id = $1
     where owner_id = $1 or project_people.user_id = $1 order by updated_at desc limit 500`,
    [params.id],
  ),
);

http.get<{ Params: { id: string } }>("/project/:id", async ({ params }) => {
  const [row] = await ask(
    "project",
    `select projects.*,
       (select json_agg(project_people) from project_people where project_id = projects.id) as people,
       (select json_agg(project_notes) from project_notes where project_id = projects.id) as notes
     from projects where id = $1`,
    [params.id],
  );
  return row;
});

http.get<{ Params: { id: string } }>("/shortlists/:id", async ({ params }) =>
  ask(
    "shortlists",
    `select shortlists.*, shortlist_shares.expires_at,
       (select json_agg(person_id order by saved_at) from shortlist_people where shortlist_id = shortlists.id and removed_at is null) as people
     from shortlists left join shortlist_shares on shortlist_shares.shortlist_id = shortlists.id
     where user_id = $1 and removed_at is null order by updated_at desc`,
    [params.id],
  ),
);

const peopleOfList = `select shortlist_people.*, users.username, users.user_type, profiles.data,
    (select json_agg(shortlist_guest_votes) from shortlist_guest_votes
     where shortlist_guest_votes.shortlist_id = $1 and shortlist_guest_votes.person_id = users.id) as votes
  from shortlist_people join users on users.id = shortlist_people.person_id join profiles on profiles.user_id = users.id
  where shortlist_id = $1 and removed_at is null order by saved_at`;

http.get<{ Params: { id: string } }>("/shortlist/:id", async ({ params }) =>
  ask("shortlist", peopleOfList, [params.id]),
);

http.get<{ Params: { id: string; briefId: string } }>(
  "/comparison/:id/:briefId",
  async ({ params: { id, briefId } }) => {
    const people = (await ask("shortlist", peopleOfList, [id])) as { person_id: string }[];
    const [brief] = (await ask("brief", "select text from briefs where id = $1", [briefId])) as [{ text: string }];
    const asked = { text: brief.text, searcherType: "brand" as const, adjustments: [], excludedIds: new Set<string>() };
    const ids = people.map((person) => person.person_id);
    return { people, matches: matcher.explainAll(ids, asked) };
  },
);

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
