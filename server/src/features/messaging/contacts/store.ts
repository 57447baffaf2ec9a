import { and, eq, sql, type SQL } from "drizzle-orm";
import type { SessionKey } from "../../../adapters/identity/identity.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { contacts, conversations } from "../tables.ts";
import { selectContacts } from "./tables.ts";

export type ContactRow = Awaited<ReturnType<typeof selectContacts>>[number];

export function contactsStore(queries: Queries) {
  return {
    /**
     * Returns a function that lists the contacts that are neither deleted nor blocked, the one with the newest message first. With a
     * session it lists nobody where that has ended.
     */
    prepareList: (isStillCalling: SQL) => {
      // NOTE: without a name, because the pool gives one to every statement that is repeated.
      const list = selectContacts(queries, isStillCalling).prepare("");
      return ({ signInId, username, userId }: Viewer, session: SessionKey | null): Promise<ContactRow[]> =>
        list.execute({
          ...(session ?? { tokenHash: "", now: "epoch" }),
          isConfirmed: session === null,
          signInId,
          username,
          userId,
        });
    },

    /** Returns all contacts, deleted and blocked ones too. */
    listContactIds: async (userId: string): Promise<string[]> => {
      const rows = await queries
        .select({ contactId: contacts.contactId })
        .from(contacts)
        .where(eq(contacts.userId, userId));
      return rows.map(({ contactId }) => contactId);
    },

    /** Hides the conversation up to its last message. Returns whether there is a conversation. */
    hideContact: async (userId: string, contactId: string): Promise<boolean> => {
      const { rowCount } = await queries
        .update(contacts)
        .set({ hiddenUpToId: sql`${conversations.lastMessageId}` })
        .from(conversations)
        .where(
          and(
            eq(contacts.userId, userId),
            eq(contacts.contactId, contactId),
            eq(conversations.id, contacts.conversationId),
          ),
        );
      return rowCount === 1;
    },
  };
}
