import { desc, eq, sql } from "drizzle-orm";
import type { Clock } from "../../platform/process/clock.ts";
import type { Queries } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import { withoutLineBreaks, type Mail } from "./mail.ts";
import { mailOutbox } from "./tables.ts";

export interface OutboxEmail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

export interface Outbox extends Mail {
  /** Lists emails, newest first: those to one address (regardless of case), or all. */
  list: (to?: string) => Promise<OutboxEmail[]>;
  find: (id: string) => Promise<OutboxEmail | null>;
}

const shownAtMost = 200;

/** Keeps emails instead of sending them, so that demo mode and tests can read them. */
export function createOutbox({ database, clock, newId }: { database: Queries; clock: Clock; newId: NewId }): Outbox {
  return {
    send: async (email) => {
      const { to, subject, text, html, headers = {} } = withoutLineBreaks(email);
      await database
        .insert(mailOutbox)
        .values({ id: newId(), to, subject, text, html, headers, createdAt: clock.now() });
    },
    list: async (to) => {
      const rows = await database
        .select()
        .from(mailOutbox)
        .where(to === undefined ? undefined : eq(sql`lower(${mailOutbox.to})`, to.toLowerCase()))
        .orderBy(desc(mailOutbox.id))
        .limit(shownAtMost);
      return rows.map(asEmail);
    },
    find: async (id) => {
      const [row] = await database.select().from(mailOutbox).where(eq(mailOutbox.id, id));
      return row ? asEmail(row) : null;
    },
  };
}

function asEmail({ id, to, subject, text, html, createdAt }: typeof mailOutbox.$inferSelect): OutboxEmail {
  return { id, to, subject, text, html, createdAt: createdAt.toISOString() };
}
