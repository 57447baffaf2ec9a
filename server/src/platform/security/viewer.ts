import type { UserType } from "@triptych/contract/basics";

/** Who is calling: read from the session cookie once per request or socket. */
export interface Viewer {
  /** The sign-in (username and password); several teammates share one user. */
  signInId: string;
  sessionId: string;
  /** The marketplace identity that this sign-in acts as. */
  userId: string;
  username: string;
  /** Absent for operators. */
  userType: UserType | null;
  /** Whose searches they make, where the configuration gives them another dashboard than their type's. */
  searchesAs?: UserType;
  role: "owner" | "teammate";
  isAdmin: boolean;
  isEmailVerified: boolean;
  /** The plan is free, or its subscription is trialing, active or past due in its grace. */
  hasAccess: boolean;
}

/** What a cookie is read from: a request or a socket's handshake. */
export interface Credentials {
  headers: Record<string, string | string[] | undefined>;
}

/** Answers who is calling; `null` when nobody is signed in. Throws when it cannot know, as when the database is away. */
export type Authenticate = (credentials: Credentials) => Promise<Viewer | null>;
