import { randomUUID } from "node:crypto";
import type { UserType } from "@triptych/contract/basics";
import type { Transaction } from "../../platform/database.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { emailsService } from "./emails/service.ts";
import type { AccountsNeeds } from "./needs.ts";
import { createPasswordCheck } from "./passwords/check.ts";
import { passwordsService } from "./passwords/service.ts";
import { registrationService } from "./registration/service.ts";
import { lookOf } from "./rules.ts";
import { sessionsService } from "./sessions/service.ts";
import { accountsStore, type MemberRow } from "./store.ts";
import { teamService } from "./team/service.ts";

/** Who a letter about an account goes to. */
export interface Recipient {
  signInId: string;
  email: string;
  username: string;
  wantsBilling: boolean;
  wantsMessages: boolean;
}

export interface DemoAccount {
  id: string;
  username: string;
  email: string;
  userType: UserType | null;
  isAdmin: boolean;
  registeredAt: Date;
}

export type AccountsService = ReturnType<typeof accountsService>;

export function accountsService(needs: AccountsNeeds) {
  const { database, clock, identity, settings, tellAccountChanged } = needs;
  const store = accountsStore(database);
  const checkPassword = createPasswordCheck(needs);
  const sessions = sessionsService(needs, checkPassword);
  const emails = emailsService(needs);
  const passwords = passwordsService(needs, { checkPassword, emails });
  const registration = registrationService(needs, { sessions, emails });
  const team = teamService(needs, { sessions, registration });

  async function updateNotifications(
    viewer: Viewer,
    choice: { email_notifications_billing: boolean; email_notifications_messages: boolean },
  ) {
    const isPaying = viewer.userType === "agency" || viewer.userType === "freelancer";
    await store.updateNotifications(viewer.signInId, {
      notifiesMessages: choice.email_notifications_messages,
      ...(isPaying ? { notifiesBilling: choice.email_notifications_billing } : {}),
    });
  }

  async function listPeople(userIds: string[]) {
    return (await store.listUsers(userIds)).map(({ id, username, userType }) => ({ id, username, userType }));
  }

  /** Those of the people whose owner's address is verified. */
  async function listVerified(userIds: string[]): Promise<Set<string>> {
    const owners = (await store.listMembersOf(userIds)).filter((member) => member.role === "owner");
    const signIns = await identity.within(database).listSignIns(owners.map((owner) => owner.signInId));
    const verified = new Set(signIns.filter((signIn) => signIn.isEmailVerified).map((signIn) => signIn.id));
    return new Set(owners.filter((owner) => verified.has(owner.signInId)).map((owner) => owner.userId));
  }

  /** Everybody who acts as this user and has a verified address, the owner first. */
  async function listRecipients(userId: string): Promise<Recipient[]> {
    const members = (await store.listMembersOf([userId])).sort((one, other) => rank(one) - rank(other));
    const signIns = new Map(
      (await identity.within(database).listSignIns(members.map((member) => member.signInId))).map((signIn) => [
        signIn.id,
        signIn,
      ]),
    );
    return members.flatMap(({ signInId, notifiesBilling, notifiesMessages }) => {
      const signIn = signIns.get(signInId);
      if (!signIn?.isEmailVerified) return [];
      return [
        {
          signInId,
          email: signIn.email,
          username: signIn.username,
          wantsBilling: notifiesBilling,
          wantsMessages: notifiesMessages,
        },
      ];
    });
  }

  /** The owner, whether their address is verified or not. */
  async function findOwner(userId: string): Promise<Recipient | null> {
    const owner = (await store.listMembersOf([userId])).find((member) => member.role === "owner");
    const signIn = owner && (await identity.within(database).findSignIn({ id: owner.signInId }));
    if (!owner || !signIn) return null;
    const { signInId, notifiesBilling, notifiesMessages } = owner;
    return {
      signInId,
      email: signIn.email,
      username: signIn.username,
      wantsBilling: notifiesBilling,
      wantsMessages: notifiesMessages,
    };
  }

  /** Many people at once, with verified addresses and one password: for an empty marketplace. Answers each user's sign-in. */
  async function insertDemoPeople(
    tx: Transaction,
    people: DemoAccount[],
    password: string,
  ): Promise<Map<string, string>> {
    const passwordHash = await identity.hashPassword(password);
    const signInIds = new Map(people.map((person) => [person.id, randomUUID()]));
    await identity.within(tx).insertSignIns(
      people.map(({ id, username, email }) => ({
        id: signInIds.get(id)!,
        username,
        email,
        passwordHash,
        isEmailVerified: true,
      })),
    );
    await accountsStore(tx).insertUsers(
      people.map(({ id, username, userType, isAdmin, registeredAt }) => ({
        id,
        username,
        userType,
        isAdmin,
        createdAt: registeredAt,
      })),
    );
    await accountsStore(tx).insertMembers(
      people.map(({ id, username, registeredAt }) => ({
        signInId: signInIds.get(id)!,
        userId: id,
        role: "owner" as const,
        usernameLook: lookOf(username),
        joinedAt: registeredAt,
        lastSeenAt: registeredAt,
      })),
    );
    return signInIds;
  }

  /** Gives or takes the operator's role. Answers whether somebody has this username. */
  async function setAdmin(username: string, isAdmin: boolean): Promise<boolean> {
    const signIn = await identity.within(database).findSignIn({ username });
    const found = signIn && (await store.findMember(signIn.id));
    if (!found) return false;
    await store.updateAdmin(found.user.id, isAdmin);
    tellAccountChanged(found.user.id);
    return true;
  }

  return {
    authenticate: sessions.authenticate,
    signIn: sessions.signIn,
    signOut: sessions.signOut,
    describe: sessions.describe,
    register: registration.register,
    checkRegistration: registration.check,
    emails,
    passwords,
    team,
    updateNotifications,
    /** Somebody unsubscribed from the e-mails about unread messages. */
    stopMessageMails: async (signInId: string) =>
      void (await store.updateNotifications(signInId, { notifiesMessages: false })),
    listPeople,
    listVerified,
    listRecipients,
    findOwner,
    isEmailTaken: async (email: string) => (await identity.within(database).findSignIn({ email })) !== null,
    hasAnybody: (tx: Transaction) => accountsStore(tx).hasAnybody(),
    insertDemoPeople,
    setAdmin,
    removeExpiredTokens: async () => void (await store.removeExpiredTokens(clock.now())),
    product: {
      name: settings.productName,
      tagline: "Where brands, agencies and freelancers connect",
      instagramUrl: settings.instagramUrl,
      linkedInUrl: settings.linkedInUrl,
      isDemo: settings.isDemo,
    },
  };
}

const rank = (member: MemberRow) => (member.role === "owner" ? 0 : 1);
