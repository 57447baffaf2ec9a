import { msPerDay } from "@triptych/contract/durations";
import { seeded } from "../../matching-engine/evaluation/random.ts";
import { sentenceEncoderName } from "../../matching-engine/encoder/sentence-encoder-name.ts";
import { generateProfiles } from "../../matching-engine/evaluation/world.ts";
import type { SearchableProfile } from "../../matching-engine/src/searchable-profile.ts";
import { encodedTextsOf, sentencesOfProfile } from "../../matching-engine/src/read/profile/sentences-of-profile.ts";
import { packMeaning } from "../../matching-engine/src/retrieve/stored-meaning.ts";
import { meaningWeights } from "../../matching-engine/src/weights.ts";
import { someSkills } from "../some-skills.ts";
import { insertPeople } from "../../server/src/demo/people.ts";
import { subscriptions } from "../../server/src/features/billing/tables.ts";
import { profileEmbeddings } from "../../server/src/features/matching/tables.ts";
import { profiles } from "../../server/src/features/profiles/tables.ts";
import type { OpenDatabase } from "../../server/src/platform/database/database.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";

const peopleAtOnce = 1_000;

export interface Filling {
  count: number;
  /** Says whether everybody has been encoded already, which is so but for the hours after the encoder was changed. */
  hasVectors: boolean;
}

/** Fills the database with generated people who are all listed, and returns their profiles. */
export async function fillMarketplace(
  { database }: OpenDatabase,
  { count, hasVectors }: Filling,
): Promise<SearchableProfile[]> {
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
    if (hasVectors) await database.insert(profileEmbeddings).values(page.map(vectorsOf));
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

/** Returns vectors without meaning: encoding everybody would take hours, and handling vectors takes as long whatever they mean. */
function vectorsOf(profile: SearchableProfile, at: number): typeof profileEmbeddings.$inferInsert {
  const random = seeded(at + 1);
  const sentences = profile.userType === "brand" ? 0 : encodedTextsOf(sentencesOfProfile(profile)).length;
  const vector = Uint8Array.from({ length: sentences * meaningWeights.size }, () => Math.floor(random() * 256));
  const vectors = new Int8Array(vector.buffer);
  const meaning = packMeaning(vectors, sentences === 0 ? [] : someSkills);
  return { userId: profile.id, model: sentenceEncoderName, profileVersion: 1, vector: meaning };
}
