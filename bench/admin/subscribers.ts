import { plans, trialDays } from "@triptych/contract/billing";
import { projectionService } from "../../server/src/features/admin/projection/service.ts";
import type { OpenDatabase } from "../../server/src/platform/database/database.ts";
import { createLog } from "../../server/src/platform/process/log.ts";

const trial = `interval '${trialDays} days'`;

/** Inserts accounts with a subscription each; every tenth also has an older one. Returns the seconds that it took. */
export async function seedSubscribers(open: OpenDatabase, people: number): Promise<number> {
  const from = performance.now();
  await open.unhurried(async (client) => {
    await client.query(
      `create temporary table seeds as
       select n, gen_random_uuid() as user_id, gen_random_uuid() as sign_in_id,
         case when n % 3 = 0 then 'agency' else 'freelancer' end as user_type,
         now() - (n % 700) * interval '1 day' - n * interval '1 second' as joined_at
       from generate_series(1, $1::int) as n`,
      [people],
    );
    await client.query(`insert into users (id, username, user_type, is_admin, created_at)
      select user_id, 'Person-' || n, user_type, false, joined_at from seeds`);
    await client.query(`insert into sign_ins (id, name, email, email_verified, username, display_username, created_at, updated_at)
      select sign_in_id, 'Person-' || n, 'person-' || n || '@people.example', true, 'person-' || n, 'Person-' || n, joined_at, joined_at from seeds`);
    await client.query(`insert into members (sign_in_id, user_id, role, username_look, joined_at, last_seen_at)
      select sign_in_id, user_id, 'owner', 'person-' || n, joined_at, joined_at from seeds`);
    await client.query(
      subscriptions({
        which: "n % 10 = 0",
        status: "'expired'",
        startedAt: "joined_at",
        endedAt: `joined_at + ${trial}`,
      }),
    );
    await client.query(
      subscriptions({
        which: "true",
        status: statusOfSeed,
        startedAt: "joined_at + interval '40 days'",
        endedAt: "null",
      }),
    );
    await client.query(`insert into subscription_changes (id, subscription_id, status, changed_at)
      select gen_random_uuid(), id, 'trialing', created_at from subscriptions
      union all select gen_random_uuid(), id, status, created_at + ${trial} from subscriptions where status <> 'trialing'`);
  });
  await projectionService({ database: open.database, log: createLog({ level: "error" }) }).reconcile();
  await open.unhurried(async (client) => {
    // NOTE: a database server does this by itself some time after such a load.
    await client.query("vacuum (analyze)");
  });
  return Math.round((performance.now() - from) / 1_000);
}

const statusOfSeed =
  "case when n % 100 = 1 then 'past_due' when n % 10 = 2 then 'trialing' when n % 10 = 3 then 'canceled' when n % 10 = 4 then 'expired' else 'active' end";

/** Holds parts of the statement, in SQL. */
interface SeededSubscriptions {
  which: string;
  status: string;
  startedAt: string;
  endedAt: string;
}

function subscriptions({ which, status, startedAt, endedAt }: SeededSubscriptions): string {
  return `insert into subscriptions (id, provider, provider_id, email, canonical_email, user_type, price_pence, has_trial, user_id, claimed_at,
      status, trial_end, current_period_end, cancels_at_period_end, has_payment_method, ended_at, created_at, updated_at)
    select gen_random_uuid(), 'local', 'sub_' || gen_random_uuid(), 'person-' || n || '@people.example', 'person-' || n || '@people.example', user_type,
      case user_type when 'agency' then ${plans.agency.pricePence} else ${plans.freelancer.pricePence} end, true, user_id, ${startedAt}, ${status},
      case when n % 2 = 0 then ${startedAt} + ${trial} end, case when n % 5 > 0 then now() + (n % 30) * interval '1 day' end,
      n % 7 = 0, true, ${endedAt}, ${startedAt}, ${startedAt}
    from seeds where ${which}`;
}
