import { randomUUID } from "node:crypto";
import { aBrandProfile } from "../../server/testing/profiles.ts";
import { benchPassword, type BenchPerson } from "../people.ts";

/** Describes the running product and who calls it. */
export interface ProductTarget {
  address: string;
  person: BenchPerson;
  /** Writes with the person, and has a long conversation with them. */
  other: BenchPerson;
  /** Lists people who write to each other in twos. */
  pairs: [BenchPerson, BenchPerson][];
  /** Holds the cookie of somebody on a paid plan. */
  payingCookie: string;
  profileId: string;
  /** Names the newest message of the long conversation. */
  lastReadId: string;
  /** Names an introduction that the person received, and one of their projects. */
  introductionId: string;
  projectId: string;
  /** Names a shortlist of four people with a brief, whose it is, and the token of its link for guests. */
  shortlist: { id: string; userId: string; briefId: string; cookie: string; token: string };
}

export interface BenchCall {
  method: "GET" | "POST" | "PUT";
  path: string;
  cookie?: string;
  body?: object;
}

export interface ComparedCall {
  name: string;
  product: () => BenchCall;
  bare: () => BenchCall;
}

/** Lists what is measured: the ten busiest calls of the product, and those of introductions, projects and shortlists, each with a bare route that does the same in one query. */
export function listCalls({
  person,
  other,
  pairs,
  payingCookie,
  profileId,
  lastReadId,
  introductionId,
  projectId,
  shortlist,
}: ProductTarget): ComparedCall[] {
  const query = "A colourist for a short documentary about fishing in the North Sea";
  const credentials = { username: person.username, password: benchPassword };
  const { cookie, userId } = person;
  let sent = 0;
  const nextPair = () => pairs[sent++ % pairs.length]!;
  const read = { lastReadId };
  const savers = pairs.flat();
  let saves = 0;
  /** Returns the next person, with a profile that differs from the one they saved before. */
  const nextSave = () => {
    const saver = savers[saves++ % savers.length]!;
    const brand = aBrandProfile();
    return { saver, body: { ...brand, description: `${brand.description} ${saves}` } };
  };
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
      // NOTE: beside a query that does not ask whether the caller may see the profile.
      name: "profile, unasked",
      product: () => ({ method: "GET", path: `/api/members/${profileId}`, cookie }),
      bare: () => ({ method: "GET", path: `/profile-unasked/${profileId}`, cookie }),
    },
    {
      name: "search",
      product: () => ({ method: "POST", path: "/api/brand/search-matches", cookie, body: { query } }),
      bare: () => ({ method: "POST", path: "/search", cookie, body: { query, userId } }),
    },
    {
      name: "contacts",
      product: () => ({ method: "GET", path: "/api/users/contacts", cookie }),
      bare: () => ({ method: "GET", path: `/contacts/${userId}`, cookie }),
    },
    {
      name: "open a conversation",
      product: () => ({ method: "GET", path: `/api/messages/${other.userId}`, cookie }),
      bare: () => ({ method: "GET", path: `/messages/${userId}/${other.userId}`, cookie }),
    },
    {
      name: "send",
      product: () => {
        const [sender, receiver] = nextPair();
        const body = { receiverId: receiver.userId, content: content() };
        return { method: "POST", path: "/api/messages", cookie: sender.cookie, body };
      },
      bare: () => {
        const [sender, receiver] = nextPair();
        const body = { senderId: sender.userId, receiverId: receiver.userId, content: content() };
        return { method: "POST", path: "/send", cookie: sender.cookie, body };
      },
    },
    {
      name: "mark as read",
      product: () => ({ method: "POST", path: `/api/messages/${other.userId}/read`, cookie, body: read }),
      bare: () => ({ method: "POST", path: `/read/${userId}/${other.userId}`, cookie, body: read }),
    },
    {
      name: "save a profile",
      product: () => {
        const { saver, body } = nextSave();
        return { method: "PUT", path: "/api/brand/profile", cookie: saver.cookie, body };
      },
      bare: () => {
        const { saver, body } = nextSave();
        return { method: "POST", path: `/save/${saver.userId}`, cookie: saver.cookie, body };
      },
    },
    {
      name: "introductions",
      product: () => ({ method: "GET", path: "/api/introductions", cookie }),
      bare: () => ({ method: "GET", path: `/introductions/${userId}`, cookie }),
    },
    {
      name: "one introduction",
      product: () => ({ method: "GET", path: `/api/introductions?personId=${other.userId}`, cookie }),
      bare: () => ({ method: "GET", path: `/introductions/${userId}/${other.userId}`, cookie }),
    },
    {
      // NOTE: a question, which can be asked again and again. It stores a message and counts the answers anew.
      name: "answer",
      product: () => ({
        method: "POST",
        path: `/api/introductions/${introductionId}/answer`,
        cookie,
        body: { answer: "ask", text: content() },
      }),
      bare: () => ({ method: "POST", path: `/answer/${introductionId}`, cookie, body: { text: content() } }),
    },
    {
      name: "projects",
      product: () => ({ method: "GET", path: "/api/projects", cookie }),
      bare: () => ({ method: "GET", path: `/projects/${userId}`, cookie }),
    },
    {
      name: "one project",
      product: () => ({ method: "GET", path: `/api/projects/${projectId}`, cookie }),
      bare: () => ({ method: "GET", path: `/project/${projectId}`, cookie }),
    },
    {
      name: "shortlists",
      product: () => ({ method: "GET", path: "/api/shortlists", cookie: shortlist.cookie }),
      bare: () => ({ method: "GET", path: `/shortlists/${shortlist.userId}` }),
    },
    {
      name: "one shortlist",
      product: () => ({ method: "GET", path: `/api/shortlists/${shortlist.id}`, cookie: shortlist.cookie }),
      bare: () => ({ method: "GET", path: `/shortlist/${shortlist.id}` }),
    },
    {
      name: "comparison",
      product: () => ({ method: "GET", path: `/api/shortlists/${shortlist.id}/matches`, cookie: shortlist.cookie }),
      bare: () => ({ method: "GET", path: `/comparison/${shortlist.id}/${shortlist.briefId}` }),
    },
    {
      name: "guests' page",
      product: () => ({ method: "GET", path: `/api/shared-lists/${shortlist.token}` }),
      bare: () => ({ method: "GET", path: `/comparison/${shortlist.id}/${shortlist.briefId}` }),
    },
  ];
}

const content = () => `${randomUUID()} Shall we look at the draft on Thursday?`;
