import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { aBrandProfile } from "../../server/testing/profiles.ts";
import { benchPassword, type BenchPerson } from "../people.ts";

/** Sets what people do, in calls out of a hundred. */
export const shares = {
  send: 30,
  read: 20,
  session: 16,
  contacts: 12,
  search: 8,
  "open a profile": 6,
  "mark as read": 4,
  "save a profile": 2,
  "sign in": 2,
} as const;

export type ActionName = keyof typeof shares;

export interface Caller {
  person: BenchPerson;
  other: BenchPerson;
}

/** Describes a message that the server has acknowledged. */
export interface Acknowledged {
  id: string;
  content: string;
  receiverId: string;
  sentAt: number;
}

export interface Actions {
  do: (name: ActionName, caller: Caller) => Promise<void>;
  acknowledged: Acknowledged[];
  /** Counts the failed attempts that were repeated with the same key, as pages do. */
  attemptsAgain: () => number;
  close: () => void;
}

const briefs = [
  "A colourist for a short documentary about fishing in the North Sea",
  "Packaging for rye crackers, sold in farm shops, before the autumn",
  "Somebody who builds online shops for small makers of food",
  "A brand film for a family bakery, two days of shooting in Yorkshire",
];

/**
 * Creates what people do. With `isPatient` a message is sent again until it is acknowledged, as pages do during a
 * restart.
 */
export function createActions(address: string, { isPatient }: { isPatient: boolean }): Actions {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const acknowledged: Acknowledged[] = [];
  let attemptsAgain = 0;

  async function send({ person, other }: Caller) {
    const content = `${randomUUID()} Could we look at the second draft together on Thursday, before the printer closes?`;
    const key = randomUUID();
    const sentAt = performance.now();
    const attempt = () =>
      call<{ id: string }>("POST", "/api/messages", {
        cookie: person.cookie,
        key,
        body: { receiverId: other.userId, content },
      });
    for (;;) {
      try {
        const { id } = await attempt();
        acknowledged.push({ id, content, receiverId: other.userId, sentAt });
        return;
      } catch (error) {
        if (!isPatient) throw error;
        attemptsAgain += 1;
        await pause(500);
      }
    }
  }

  const doings: Record<ActionName, (caller: Caller) => Promise<unknown>> = {
    send,
    read: ({ person, other }) => call("GET", `/api/messages/${other.userId}`, person),
    session: ({ person }) => call("GET", "/api/user", person),
    contacts: ({ person }) => call("GET", "/api/users/contacts", person),
    search: ({ person }) =>
      call("POST", "/api/brand/search-matches", {
        ...person,
        body: { query: briefs[Math.floor(Math.random() * briefs.length)]! },
      }),
    "open a profile": ({ person, other }) => call("GET", `/api/members/${other.userId}`, person),
    "mark as read": async ({ person, other }) => {
      const messages = await call<{ id: string }[]>("GET", `/api/messages/${other.userId}`, person);
      const lastReadId = messages.at(-1)?.id;
      if (lastReadId) await call("POST", `/api/messages/${other.userId}/read`, { ...person, body: { lastReadId } });
    },
    "save a profile": ({ person }) => call("PUT", "/api/brand/profile", { ...person, body: aBrandProfile() }),
    "sign in": ({ person }) =>
      call("POST", "/api/login", { body: { username: person.username, password: benchPassword } }),
  };

  function call<T>(
    method: string,
    path: string,
    options: { cookie?: string; key?: string; body?: object },
  ): Promise<T> {
    const { cookie, key, body } = options;
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(key ? { "idempotency-key": key } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    };
    return new Promise((resolve, reject) => {
      const asked = request(`${address}${path}`, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(JSON.parse(text) as T);
          else
            reject(
              new Error(
                `${method} ${path.replace(/[\da-f-]{36}/, "…")} returned ${response.statusCode} ${text.slice(0, 120)}`,
              ),
            );
        });
      });
      asked.once("error", reject);
      asked.setTimeout(30_000, () => asked.destroy(new Error(`${method} ${path} had no reply within 30 s`)));
      asked.end(body ? JSON.stringify(body) : undefined);
    });
  }

  return {
    do: async (name, caller) => void (await doings[name](caller)),
    acknowledged,
    attemptsAgain: () => attemptsAgain,
    close: () => agent.destroy(),
  };
}
