import type { UserType } from "@triptych/contract/basics";
import type { Transaction } from "../../platform/database/database.ts";
import type { AccountsDeps } from "../../features/accounts/deps.ts";
import { lookOf } from "../../features/accounts/rules.ts";
import { accountsStore } from "../../features/accounts/store.ts";

export interface DemoAccount {
  id: string;
  username: string;
  email: string;
  userType: UserType | null;
  isAdmin: boolean;
  registeredAt: Date;
}

/** Many people at once, with verified addresses and one password, in four statements. Answers each user's sign-in. */
export async function insertDemoPeople(
  { identity, newId }: Pick<AccountsDeps, "identity" | "newId">,
  tx: Transaction,
  { people, password }: { people: DemoAccount[]; password: string },
): Promise<Map<string, string>> {
  const passwordHash = await identity.hashPassword(password);
  const withSignIn = people.map((person) => ({ ...person, signInId: newId() }));
  await identity.within(tx).insertSignIns(
    withSignIn.map(({ signInId, username, email }) => ({
      id: signInId,
      username,
      email,
      passwordHash,
      isEmailVerified: true,
    })),
  );
  await accountsStore(tx).insertUsers(
    withSignIn.map(({ id, username, userType, isAdmin, registeredAt }) => ({
      id,
      username,
      userType,
      isAdmin,
      createdAt: registeredAt,
    })),
  );
  await accountsStore(tx).insertMembers(
    withSignIn.map(({ signInId, id, username, registeredAt }) => ({
      signInId,
      userId: id,
      role: "owner" as const,
      usernameLook: lookOf(username),
      joinedAt: registeredAt,
      lastSeenAt: registeredAt,
    })),
  );
  return new Map(withSignIn.map(({ id, signInId }) => [id, signInId]));
}
