import { msPerDay } from "@triptych/contract/durations";
import type { SearchableWork } from "@triptych/matching-engine/searchable-profile";
import { sql } from "drizzle-orm";
import type { BriefEngine, MatchingIndex } from "../adapters/matching-index/matching-index.ts";
import { users } from "../features/accounts/tables.ts";
import type { AdminService } from "../features/admin/service.ts";
import { briefs, briefSearches } from "../features/matching/tables.ts";
import { profiles } from "../features/profiles/tables.ts";
import type { Clock } from "../platform/process/clock.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import type { NewId } from "../platform/process/ids.ts";
import { insertConversations, type DemoConversation, type DemoWriter } from "./conversations.ts";
import { conversationsOf, insertIntroductions } from "./introductions.ts";
import { readMarketplace, type DemoPerson } from "./marketplace.ts";
import { insertProjects } from "./projects.ts";
import { inBatches } from "./batches.ts";
import { insertPeople, type DemoAccount } from "./people.ts";
import { withStatements } from "./statements.ts";
import { firstSearchesOf, runDemoBriefs } from "./saved-briefs.ts";
import { advisoryLocks } from "../platform/database/advisory-locks.ts";
import { insertPublicPages } from "./public-pages.ts";
import { insertShortlists } from "./shortlists.ts";
import type { DemoSubscriber } from "./subscription-history.ts";
import { type DemoWork, insertWork, inventWork } from "./work.ts";
import { insertSubscriptions } from "./subscriptions.ts";

export const demoPassword = "Demo-pass-1";
export const demoUsernames = ["demo-brand", "demo-agency", "demo-freelancer", "admin"] as const;

export interface DemoDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  hashPassword: (password: string) => Promise<string>;
  admin: { projection: Pick<AdminService["projection"], "update"> };
  /** Opens an empty index, for the searches that the demo accounts have made. */
  openIndex: () => Promise<MatchingIndex & BriefEngine>;
}

type Account = DemoAccount & {
  person: DemoPerson | null;
  /** Holds what matching reads of their work. */
  work: SearchableWork[] | null;
};

const registeredOverDays = 380;

/**
 * Fills an empty marketplace with invented people. Uses one transaction, so that the start after an interrupted one
 * begins again from nothing. Returns the ids of the accounts that people sign in to; none where the marketplace was not empty.
 * NOTE: it writes rows and skips the services' hooks.
 */
export async function loadDemo(deps: DemoDeps): Promise<string[]> {
  const { database, newId, clock, admin } = deps;
  return database.transaction(async (tx) => {
    // NOTE: other processes wait here while one loads, and then find that the marketplace is not empty.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demoData})`);
    if (await hasAnybody(tx)) return [];
    const marketplace = await readMarketplace();
    const everybody = inventAccounts(marketplace.people, deps);
    const work = inventWork(marketplace.work, { accounts: everybody, now: clock.now(), newId });
    for (const account of everybody) account.work = work.shown.get(account.id)?.workWords ?? null;
    const saved = withIndex(deps, (index) => runDemoBriefs(marketplace.savedBriefs, everybody, { ...deps, index }));
    // NOTE: searched while the rest is inserted, and awaited below.
    saved.catch(() => {});

    const passwordHash = await deps.hashPassword(demoPassword);
    const signInIds = await insertPeople(tx, everybody, { passwordHash, newId });
    await inBatches(
      everybody.flatMap((account) => profileOf(account, clock.now(), work)),
      (rows) => tx.insert(profiles).values(rows),
    );
    await insertWork(tx, work);
    await insertPublicPages(tx, everybody, { now: clock.now(), isShowingWork: (userId) => work.shown.has(userId) });
    const subscribers = everybody.flatMap(subscriptionOf);
    await insertSubscriptions(tx, subscribers, { now: clock.now(), newId });
    await admin.projection.update(
      tx,
      subscribers.map(({ userId }) => userId),
    );
    await tx.insert(briefs).values(await saved);
    await tx.insert(briefSearches).values(firstSearchesOf(await saved, newId));
    const writers = new Map(
      everybody.map(({ id, username }) => [username, { userId: id, signInId: signInIds.get(id)!, username }]),
    );
    const conversations = marketplace.conversations.map((conversation) => dated(conversation, writers, clock));
    const { introductions, shortlists, projects } = marketplace;
    const told = { writers, now: clock.now() };
    await insertConversations(tx, [...conversations, ...conversationsOf(introductions, told)], newId);
    await insertIntroductions(tx, introductions, told);
    await insertShortlists(tx, shortlists, { ...told, briefs: await saved });
    await insertProjects(tx, projects, told);
    return everybody.filter(isSignedInTo).map(({ id }) => id);
  });
}

async function withIndex<T>(
  { openIndex }: DemoDeps,
  work: (index: MatchingIndex & BriefEngine) => Promise<T>,
): Promise<T> {
  const index = await openIndex();
  try {
    return await work(index);
  } finally {
    await index.close();
  }
}

const hasAnybody = async (tx: Transaction) => (await tx.select({ id: users.id }).from(users).limit(1)).length > 0;

/** Gives every person an account. NOTE: ids sort by time of creation, so people register in the order of the files. */
function inventAccounts(people: DemoPerson[], { clock, newId }: DemoDeps): Account[] {
  const operator: Account = {
    id: newId(),
    username: "admin",
    email: emailOf("admin"),
    userType: null,
    isAdmin: true,
    registeredAt: daysBefore(clock, registeredOverDays),
    person: null,
    work: null,
  };
  const members = people
    .map((written, at) => saying(written, at, clock.now()))
    .map((person, at): Account => ({
      id: newId(),
      username: person.username,
      email: emailOf(person.username),
      userType: person.profile.type,
      isAdmin: false,
      registeredAt: daysBefore(clock, registeredOverDays - (at * (registeredOverDays - 2)) / people.length),
      person,
      work: null,
    }));
  return [operator, ...members];
}

const isSignedInTo = ({ username }: { username: string }) => demoUsernames.some((each) => each === username);

function saying(person: DemoPerson, place: number, now: Date): DemoPerson {
  return { ...person, profile: withStatements(person.profile, isSignedInTo(person) ? 0 : place, now) };
}

function profileOf({ id, person }: Account, savedAt: Date, { shown }: DemoWork) {
  if (!person) return [];
  const { type, data } = person.profile;
  const { workCovers = null, workWords = null } = shown.get(id) ?? {};
  return [{ userId: id, type, data, savedAt, version: 1, workCovers, workWords }];
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
    messages: messages.map(({ from, hoursAgo, text, attachments }) => ({
      sender: writers.get(from)!,
      content: text,
      sentAt: daysBefore(clock, hoursAgo / 24),
      attachments,
    })),
  };
}

const emailOf = (username: string) => `${username}@demo.example`;

const daysBefore = (clock: Clock, days: number) => new Date(clock.now().getTime() - days * msPerDay);
