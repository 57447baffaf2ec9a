import { randomUUID } from "node:crypto";
import { benchPassword, type BenchPerson } from "../people.ts";

/** Describes the running product and who calls it. */
export interface ProductTarget {
  address: string;
  person: BenchPerson;
  other: BenchPerson;
  /** Holds the cookie of somebody on a paid plan. */
  payingCookie: string;
  profileId: string;
}

export interface BenchCall {
  method: "GET" | "POST";
  path: string;
  cookie?: string;
  body?: object;
}

/** Lists what is measured: a call of the product, and a bare route with the same query. */
export function listCalls({ person, other, payingCookie, profileId }: ProductTarget): {
  name: string;
  product: () => BenchCall;
  bare: () => BenchCall;
}[] {
  const query = "A colourist for a short documentary about fishing in the North Sea";
  const credentials = { username: person.username, password: benchPassword };
  const send = () => ({ receiverId: other.userId, content: `${randomUUID()} Shall we look at the draft on Thursday?` });
  const { cookie } = person;
  return [
    {
      name: "sign in",
      product: () => ({ method: "POST", path: "/api/login", body: credentials }),
      bare: () => ({ method: "POST", path: "/sign-in", body: credentials }),
    },
    {
      name: "session, free plan",
      product: () => ({ method: "GET", path: "/api/user", cookie }),
      bare: () => ({ method: "GET", path: "/session", cookie }),
    },
    {
      name: "session, paid plan",
      product: () => ({ method: "GET", path: "/api/user", cookie: payingCookie }),
      bare: () => ({ method: "GET", path: "/session", cookie: payingCookie }),
    },
    {
      name: "profile",
      product: () => ({ method: "GET", path: `/api/members/${profileId}`, cookie }),
      bare: () => ({ method: "GET", path: `/profile/${profileId}`, cookie }),
    },
    {
      name: "search",
      product: () => ({ method: "POST", path: "/api/brand/search-matches", cookie, body: { query } }),
      bare: () => ({ method: "POST", path: "/search", cookie, body: { query } }),
    },
    {
      name: "send",
      product: () => ({ method: "POST", path: "/api/messages", cookie, body: send() }),
      bare: () => ({ method: "POST", path: "/send", cookie, body: { ...send(), senderId: person.userId } }),
    },
  ];
}
