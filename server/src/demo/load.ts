import { sql } from "drizzle-orm";
import type { AccountsService, DemoAccount } from "../features/accounts/service.ts";
import type { BillingService, DemoSubscriber } from "../features/billing/service.ts";
import type { MatchingService } from "../features/matching/service.ts";
import type { DemoConversation, DemoWriter, MessagingService } from "../features/messaging/service.ts";
import type { ProfilesService } from "../features/profiles/service.ts";
import { msPerDay, type Clock } from "../platform/process/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { NewId } from "../platform/process/ids.ts";
import { readMarketplace, type DemoPerson } from "./marketplace.ts";
import { runDemoBriefs } from "./saved-briefs.ts";

export const demoPassword = "Demo-pass-1";
export const demoUsernames = ["demo-brand", "demo-agency", "demo-freelancer", "admin"] as const;

export interface DemoDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  accounts: Pick<AccountsService, "hasAnybody" | "insertDemoPeople">;
  profiles: Pick<ProfilesService, "insertDemoProfiles">;
  billing: Pick<BillingService, "insertDemoSubscriptions">;
  matching: Pick<MatchingService, "insertDemoBriefs">;
  messaging: Pick<MessagingService, "insertDemoConversations">;
}

type Account = DemoAccount & { person: DemoPerson | null };

/** One process loads while others wait, and then find somebody there. */
const loadingLock = 7_209_552;
const registeredOverDays = 380;

/**
 * Fills an empty marketplace with invented people. All of it in one transaction, so that a start that was interrupted
 * begins again from nothing. Answers whether it did.
 */
export async function loadDemo(deps: DemoDeps): Promise<boolean> {
  const { database, accounts, profiles, billing, matching, messaging } = deps;
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadingLock})`);
    if (await accounts.hasAnybody(tx)) return false;
    const marketplace = await readMarketplace();
    const everybody = inventAccounts(marketplace.people, deps);

    const signInIds = await accounts.insertDemoPeople(tx, everybody.map(withoutPerson), demoPassword);
    await profiles.insertDemoProfiles(
      tx,
      everybody.flatMap(({ id, person }) => (person ? [{ userId: id, profile: person.profile }] : [])),
    );
    await billing.insertDemoSubscriptions(tx, everybody.flatMap(subscriptionOf));
    await matching.insertDemoBriefs(tx, runDemoBriefs(marketplace.savedBriefs, everybody, deps));
    const writers = new Map(
      everybody.map(({ id, username }) => [username, { userId: id, signInId: signInIds.get(id)!, username }]),
    );
    await messaging.insertDemoConversations(
      tx,
      marketplace.conversations.map((conversation) => dated(conversation, writers, deps.clock)),
    );
    return true;
  });
}

/** NOTE: ids sort by the moment they were made, so the order of the files is the order of registration. */
function inventAccounts(people: DemoPerson[], { clock, newId }: DemoDeps): Account[] {
  const operator: Account = {
    id: newId(),
    username: "admin",
    email: emailOf("admin"),
    userType: null,
    isAdmin: true,
    registeredAt: daysBefore(clock, registeredOverDays),
    person: null,
  };
  const members = people.map((person, at): Account => ({
    id: newId(),
    username: person.username,
    email: emailOf(person.username),
    userType: person.profile.type,
    isAdmin: false,
    registeredAt: daysBefore(clock, registeredOverDays - (at * (registeredOverDays - 2)) / people.length),
    person,
  }));
  return [operator, ...members];
}

function withoutPerson({ id, username, email, userType, isAdmin, registeredAt }: Account): DemoAccount {
  return { id, username, email, userType, isAdmin, registeredAt };
}

function subscriptionOf({ id, email, registeredAt, person }: Account): DemoSubscriber[] {
  if (!person?.subscription || person.profile.type === "brand") return [];
  return [{ userId: id, email, userType: person.profile.type, status: person.subscription, joinedAt: registeredAt }];
}

type WrittenConversation = Awaited<ReturnType<typeof readMarketplace>>["conversations"][number];

function dated(
  { between, messages }: WrittenConversation,
  writers: Map<string, DemoWriter>,
  clock: Clock,
): DemoConversation {
  const [one, other] = between;
  return {
    between: [writers.get(one)!, writers.get(other)!],
    messages: messages.map(({ from, hoursAgo, text }) => ({
      sender: writers.get(from)!,
      content: text,
      sentAt: daysBefore(clock, hoursAgo / 24),
    })),
  };
}

const emailOf = (username: string) => `${username}@demo.example`;

const daysBefore = (clock: Clock, days: number) => new Date(clock.now().getTime() - days * msPerDay);
