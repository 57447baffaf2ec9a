import type { UserType } from "@triptych/contract/basics";

/** Describes who is calling, read from the session cookie once per request or socket. */
export interface Viewer {
  /** Identifies the sign-in (username and password); several teammates share one user. */
  signInId: string;
  sessionId: string;
  /** Identifies the marketplace user that this sign-in acts as. */
  userId: string;
  username: string;
  /** Is `null` for operators. */
  userType: UserType | null;
  /** Overrides the user type for searches, where the configuration gives the account another dashboard. */
  searchesAs?: UserType;
  role: "owner" | "teammate";
  isAdmin: boolean;
  isEmailVerified: boolean;
  /** Holds whether the plan is free, or its subscription is trialing, active or past due within its grace period. */
  hasAccess: boolean;
}

/** Holds what a cookie is read from: a request or a socket's handshake. */
export interface Credentials {
  headers: Record<string, string | string[] | undefined>;
}

/** Returns who is calling; `null` when nobody is signed in. Throws when it cannot know, such as without a database. */
export type Authenticate = (credentials: Credentials) => Promise<Viewer | null>;
