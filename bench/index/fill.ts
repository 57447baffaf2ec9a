import { msPerDay } from "@triptych/contract/durations";
import { generateProfiles } from "../../matching-engine/evaluation/world.ts";
import type { SearchableProfile } from "../../matching-engine/src/searchable-profile.ts";
import { insertPeople } from "../../server/src/demo/people.ts";
import { subscriptions } from "../../server/src/features/billing/tables.ts";
import { profiles } from "../../server/src/features/profiles/tables.ts";
import type { OpenDatabase } from "../../server/src/platform/database/database.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";

const peopleAtOnce = 1_000;

/** Fills the database with generated people who are all listed, and returns their profiles. */
export async function fillMarketplace({ database }: OpenDatabase, count: number): Promise<SearchableProfile[]> {
  const newId = createIds(systemClock);
  const now = systemClock.now();
  const everybody: SearchableProfile[] = Array.from(generateProfiles(count), (profile) => ({
    ...profile,
    id: newId(),
  }));
  for (let from = 0; from < everybody.length; from += peopleAtOnce) {
    const page = everybody.slice(from, from + peopleAtOnce);
    const people = page.map(({ id, userType }, at) => {
      const username = `person-${from + at}`;
      const email = `${username}@bench.example`;
      return { id, username, email, userType, isAdmin: false, registeredAt: now };
    });
    await insertPeople(database, people, { passwordHash: "nobody signs in", newId });
    await database
      .insert(profiles)
      .values(page.map(({ id, userType, data }) => ({ userId: id, type: userType, data, savedAt: now, version: 1 })));
    const paying = people.flatMap(({ userType, ...person }) => (userType === "brand" ? [] : [{ ...person, userType }]));
    await database.insert(subscriptions).values(
      paying.map(({ id, email, userType }) => ({
        id: newId(),
        provider: "local" as const,
        email,
        canonicalEmail: email,
        userType,
        pricePence: 100,
        hasTrial: false,
        userId: id,
        claimedAt: now,
        status: "active" as const,
        currentPeriodEnd: new Date(now.getTime() + 30 * msPerDay),
        cancelsAtPeriodEnd: false,
        hasPaymentMethod: true,
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
  return everybody;
}
