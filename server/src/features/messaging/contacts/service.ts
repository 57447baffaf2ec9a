import type { UserType } from "@triptych/contract/basics";
import type { Contact, Correspondent } from "@triptych/contract/messaging";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { blocksStore } from "../blocks/store.ts";
import type { Callers } from "../deps.ts";
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
  photo: string | null;
}

export interface ContactsDeps {
  database: Database;
  callers: Callers;
  /** Returns those of the people that exist, in any order. */
  listPeople: (userIds: string[]) => Promise<ContactPerson[]>;
  /** Returns those of the people whom others may find. */
  listListed: (userIds: string[]) => Promise<Set<string>>;
  publish: Publish;
}

export type ContactsService = ReturnType<typeof contactsService>;

export function contactsService({ database, callers, listPeople, listListed, publish }: ContactsDeps) {
  const store = contactsStore(database);
  const listRows = store.prepareList(callers.isStillCalling);

  async function list(viewer: Viewer): Promise<Contact[]> {
    const rows = await listRows(viewer, callers.sessionToConfirm(viewer));
    if (rows.length === 0) await callers.confirm(viewer);
    return rows.map(asContact);
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
    /** Finds who asks for the list, without asking yet whether they may: the statement that reads the list asks. */
    authenticateToList: callers.recognise,
    list,
    getCorrespondent,
    remove,
    listIds: (userId: string): Promise<string[]> => store.listContactIds(userId),
  };
}

function asContact({ name, lastContent, lastAttachments, lastMessageAt, ...row }: ContactRow): Contact {
  return {
    ...row,
    displayName: name ?? row.username,
    lastMessageDate: lastMessageAt.toISOString(),
    lastMessagePreview: previewOf(lastContent, lastAttachments),
  };
}
