import type { UserType } from "@triptych/contract/basics";
import { credentials, signIns } from "../adapters/identity/tables.ts";
import { lookOf } from "../features/accounts/rules.ts";
import { members, users } from "../features/accounts/tables.ts";
import type { Queries } from "../platform/database/database.ts";
import type { NewId } from "../platform/process/ids.ts";
import { inBatches } from "./batches.ts";

export interface DemoAccount {
  id: string;
  username: string;
  email: string;
  userType: UserType | null;
  isAdmin: boolean;
  registeredAt: Date;
}

/** Inserts people with verified addresses and one password. Returns the id of each user's sign-in. */
export async function insertPeople(
  queries: Queries,
  people: DemoAccount[],
  { passwordHash, newId }: { passwordHash: string; newId: NewId },
): Promise<Map<string, string>> {
  const rows = people.map((person) => ({ ...person, signInId: newId() }));
  await inBatches(rows, (batch) => insertBatch(queries, batch, { passwordHash, newId }));
  return new Map(rows.map(({ id, signInId }) => [id, signInId]));
}

async function insertBatch(
  queries: Queries,
  rows: (DemoAccount & { signInId: string })[],
  { passwordHash, newId }: { passwordHash: string; newId: NewId },
): Promise<void> {
  await queries.insert(signIns).values(
    rows.map(({ signInId, username, email, registeredAt }) => ({
      id: signInId,
      name: username,
      username: username.toLowerCase(),
      displayUsername: username,
      email: email.toLowerCase(),
      emailVerified: true,
      createdAt: registeredAt,
      updatedAt: registeredAt,
    })),
  );
  await queries.insert(credentials).values(
    rows.map(({ signInId, registeredAt }) => ({
      id: newId(),
      accountId: signInId,
      providerId: "credential",
      userId: signInId,
      password: passwordHash,
      createdAt: registeredAt,
      updatedAt: registeredAt,
    })),
  );
  await queries.insert(users).values(
    rows.map(({ id, username, userType, isAdmin, registeredAt }) => ({
      id,
      username,
      userType,
      isAdmin,
      createdAt: registeredAt,
    })),
  );
  await queries.insert(members).values(
    rows.map(({ signInId, id, username, registeredAt }) => ({
      signInId,
      userId: id,
      role: "owner" as const,
      usernameLook: lookOf(username),
      joinedAt: registeredAt,
      lastSeenAt: registeredAt,
    })),
  );
}
