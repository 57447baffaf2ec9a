import type { UserType } from "@triptych/contract/basics";
import type { SignIn } from "../../../adapters/identity/identity.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AccountsDeps } from "../deps.ts";
import { searchesAsOf } from "../rules.ts";
import { accountsStore, type MemberRow } from "../store.ts";

/** Describes somebody who may get emails about an account. */
export interface Recipient {
  signInId: string;
  email: string;
  username: string;
  wantsBilling: boolean;
  wantsMessages: boolean;
  wantsAvailability: boolean;
}

export type PeopleService = ReturnType<typeof peopleService>;

/** Finds people for the other features. */
export function peopleService({ database, identity, billing, settings }: AccountsDeps) {
  const store = accountsStore(database);
  const records = identity.within(database);

  /** Returns those of the people that exist, in any order. */
  async function listPeople(userIds: string[]): Promise<{ id: string; username: string; userType: UserType | null }[]> {
    return (await store.listUsers(userIds)).map(({ id, username, userType }) => ({ id, username, userType }));
  }

  /** Returns those of the people whose owner has a verified address. */
  async function listVerified(userIds: string[]): Promise<Set<string>> {
    const owners = (await store.listMembersOf(userIds)).filter(isOwner);
    const signIns = await findSignIns(owners);
    return new Set(owners.filter(({ signInId }) => signIns.get(signInId)?.isEmailVerified).map(({ userId }) => userId));
  }

  /** Returns everybody who acts as this user and has a verified address, the owner first. */
  async function listRecipients(userId: string): Promise<Recipient[]> {
    const members = await store.listMembersOf([userId]);
    const signIns = await findSignIns(members);
    return members
      .toSorted((one, other) => Number(isOwner(other)) - Number(isOwner(one)))
      .flatMap((member) => {
        const signIn = signIns.get(member.signInId);
        return signIn?.isEmailVerified ? [asRecipient(member, signIn)] : [];
      });
  }

  /** Returns everybody who acts as this user, by the usernames that they sign in with. */
  async function listTeam(userId: string): Promise<{ signInId: string; username: string }[]> {
    const signIns = await findSignIns(await store.listMembersOf([userId]));
    return [...signIns.values()].map(({ id, username }) => ({ signInId: id, username }));
  }

  /** Returns the owner, whether their address is verified or not. */
  async function findOwner(userId: string): Promise<Recipient | null> {
    const owner = (await store.listMembersOf([userId])).find(isOwner);
    const signIn = owner && (await records.findSignIn({ id: owner.signInId }));
    return signIn ? asRecipient(owner, signIn) : null;
  }

  /** Finds somebody who may search at the moment: with a verified owner and, on a paid plan, with access. */
  async function findSearcher(userId: string): Promise<Pick<Viewer, "userId" | "userType" | "searchesAs"> | null> {
    const [user] = await store.listUsers([userId]);
    if (!user || !(await listVerified([userId])).has(userId)) return null;
    const { username, userType } = user;
    const isOpen = billing.mayUse(userType, null) || (await billing.findSubscription(userId))?.hasAccess;
    return isOpen ? { userId, userType, ...searchesAsOf(userType, username, settings.freelancerViewUsernames) } : null;
  }

  /** Returns the operators who have a verified address. */
  async function listOperators(): Promise<Recipient[]> {
    const recipients = await Promise.all((await store.listAdminIds()).map(listRecipients));
    return recipients.flatMap(([owner]) => (owner ? [owner] : []));
  }

  /** Finds an account by the username of its owner, whatever its case. */
  async function findIdByUsername(username: string): Promise<string | null> {
    const signIn = await records.findSignIn({ username });
    const found = signIn && (await store.findMember(signIn.id));
    return found && isOwner(found.member) ? found.user.id : null;
  }

  async function findSignIns(members: MemberRow[]): Promise<Map<string, SignIn>> {
    const signIns = await records.listSignIns(members.map((member) => member.signInId));
    return new Map(signIns.map((signIn) => [signIn.id, signIn]));
  }

  return {
    listPeople,
    listVerified,
    listRecipients,
    listTeam,
    findOwner,
    findSearcher,
    findIdByUsername,
    listOperators,
    isEmailTaken: async (email: string): Promise<boolean> => (await records.findSignIn({ email })) !== null,
  };
}

const isOwner = (member: MemberRow) => member.role === "owner";

function asRecipient(
  { signInId, notifiesBilling, notifiesMessages, notifiesAvailability }: MemberRow,
  { email, username }: SignIn,
): Recipient {
  return {
    signInId,
    email,
    username,
    wantsBilling: notifiesBilling,
    wantsMessages: notifiesMessages,
    wantsAvailability: notifiesAvailability,
  };
}
