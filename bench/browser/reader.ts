import { signedInCookie } from "@triptych/contract/accounts";
import { chromium, type Page } from "@playwright/test";
import { compose } from "../../server/src/composition/compose.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { messagesStore } from "../../server/src/features/messaging/messages/store.ts";
import { messages } from "../../server/src/features/messaging/tables.ts";
import { type OpenDatabase, openDatabase } from "../../server/src/platform/database/database.ts";
import { systemClock } from "../../server/src/platform/process/clock.ts";
import { createIds } from "../../server/src/platform/process/ids.ts";
import { createLog } from "../../server/src/platform/process/log.ts";
import { findChromium } from "../../e2e/chromium.ts";
import { endlessLimits, signInPeople } from "../people.ts";

export interface ReaderInBrowser {
  page: Page;
  close(): Promise<void>;
}

const newId = createIds(systemClock);

/**
 * Starts the product in this process and a browser in which somebody is signed in who has conversations of so many messages. The first
 * conversation was written first, so that it is the last on the list.
 */
export async function openReader(lengths: readonly number[]): Promise<ReaderInBrowser> {
  // NOTE: the port is chosen here, because pages may call only the address that the server knows as its own.
  const read = readConfig({ PORT: String(20_000 + (process.pid % 10_000)), DEMO_DATA: "off", LOG_LEVEL: "error" });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { config } = read;
  const secret = "a secret for the benchmark, of some length";
  const log = createLog({ level: "error" });
  const open = await openDatabase({ at: { memory: true }, log });
  const webFolder = new URL("../../web/dist", import.meta.url).pathname;
  const app = await compose(config, { open, log, sessionSecret: secret }, { limits: endlessLimits(), webFolder });
  const people = { count: lengths.length + 1, secret, publicUrl: config.publicUrl };
  const [reader, ...talkers] = await signInPeople(open, people);
  for (const [index, length] of lengths.entries())
    await write(open, { userId: reader!.userId, contactId: talkers[index]!.userId, count: length });
  await app.listen();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(reader!.cookie)!;
  const context = await browser.newContext({ baseURL: config.publicUrl, viewport: { width: 1280, height: 900 } });
  await context.addCookies([
    { name, value, url: config.publicUrl },
    { name: signedInCookie, value: "1", url: config.publicUrl },
  ]);
  return {
    page: await context.newPage(),
    close: async () => {
      await browser.close();
      await app.close();
      await open.close().catch(() => {});
    },
  };
}

interface Written {
  userId: string;
  contactId: string;
  count: number;
}

async function write(open: OpenDatabase, { userId, contactId, count }: Written) {
  const conversationId = newId();
  await messagesStore(open.database).insertConversation(conversationId, userId, contactId);
  let lastId = "";
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => {
      lastId = newId();
      const isOwn = (from + at) % 3 === 0;
      return {
        id: lastId,
        conversationId,
        senderId: isOwn ? userId : contactId,
        receiverId: isOwn ? contactId : userId,
        content: `${count - from - at} ${"Could we look at the second draft together, before the printer closes? ".repeat(1 + (at % 4))}`,
        writtenById: "bench",
        writtenByUsername: "bench",
        createdAt: new Date(),
        readAt: new Date(),
      };
    });
    await open.database.insert(messages).values(rows);
  }
  await open.pool.query("update conversations set last_message_id = $1 where id = $2", [lastId, conversationId]);
}
