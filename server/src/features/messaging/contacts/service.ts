import type { UserType } from "@triptych/contract/basics";
import type { Contact, Correspondent } from "@triptych/contract/messaging";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { blocksStore } from "../blocks/store.ts";
import { previewOf } from "../messages/rules.ts";
import { messagesStore } from "../messages/store.ts";
import { contactsStore, type ContactRow } from "./store.ts";
import type { Publish } from "../../../platform/realtime/realtime.ts";

/** Names a person as the contact list shows them. */
export interface ContactPerson {
  id: string;
  username: string;
  displayName: string;
  userType: UserType | null;
}

export interface ContactsDeps {
  database: Database;
  /** Returns those of the people that exist, in any order. */
  listPeople: (userIds: string[]) => Promise<ContactPerson[]>;
  /** Returns those of the people whom others may find. */
  listListed: (userIds: string[]) => Promise<Set<string>>;
  publish: Publish;
}

export type ContactsService = ReturnType<typeof contactsService>;

export function contactsService({ database, listPeople, listListed, publish }: ContactsDeps) {
  const store = contactsStore(database);

  async function list(viewer: Viewer): Promise<Contact[]> {
    const rows = await store.listContacts(viewer.userId);
    const people = new Map((await listPeople(rows.map((row) => row.contactId))).map((person) => [person.id, person]));
    return rows.flatMap((row) => {
      const person = people.get(row.contactId);
      return person ? [asContact(person, row)] : [];
    });
  }

  /** Returns a person to write to. Refuses with `not_found` where the two have no conversation and the person is not listed. */
  async function getCorrespondent(viewer: Viewer, userId: string): Promise<Correspondent> {
    const [person] = userId === viewer.userId ? [] : await listPeople([userId]);
    if (!person) refuse("not_found");
    const [conversation, listed, blockers] = await Promise.all([
      messagesStore(database).findConversation(viewer.userId, userId),
      listListed([userId]),
      blocksStore(database).listBlockersBetween(viewer.userId, userId),
    ]);
    const isBlocked = blockers.includes(viewer.userId);
    if (!conversation && !isBlocked && (blockers.length > 0 || !listed.has(userId))) refuse("not_found");
    const mayWrite = conversation !== null || viewer.hasAccess;
    return {
      ...person,
      hasConversation: conversation !== null,
      isBlocked,
      writing: blockers.length > 0 ? "blocked" : mayWrite ? "open" : "subscription_required",
    };
  }

  /** Hides the conversation until its next message. */
  async function remove(viewer: Viewer, contactId: string): Promise<void> {
    if (!(await store.hideContact(viewer.userId, contactId))) refuse("not_found");
    publish(viewer.userId, "contacts_changed", { contactId });
  }

  return {
    list,
    getCorrespondent,
    remove,
    listIds: (userId: string): Promise<string[]> => store.listContactIds(userId),
  };
}

function asContact({ id, username, displayName, userType }: ContactPerson, row: ContactRow): Contact {
  return {
    id,
    username,
    displayName,
    userType,
    lastMessageDate: row.lastMessageAt.toISOString(),
    lastMessagePreview: previewOf(row.lastContent),
    unreadCount: row.unreadCount,
  };
}
