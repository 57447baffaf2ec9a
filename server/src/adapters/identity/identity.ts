import type { Queries } from "../../platform/database/database.ts";

/**
 * Describes one person's username, password and email address. The accounts feature decides what the person may act as.
 */
export interface SignIn {
  id: string;
  /** Holds the username as it was typed at registration. */
  username: string;
  /** Holds the address in lower case. */
  email: string;
  isEmailVerified: boolean;
}

export interface Session {
  id: string;
  signIn: SignIn;
  expiresAt: Date;
}

export interface SessionKey {
  /** Holds what is stored of the token. */
  tokenHash: string;
  /** Holds the time that the session must not have ended before, for the database. */
  now: string;
}

export interface PasswordHashing {
  hash: (password: string) => Promise<string>;
  verify: (compared: { hash: string; password: string }) => Promise<boolean>;
}

export interface StartedSession extends Session {
  /** Holds the cookie's value. It is stored only as a hash and cannot be read again. */
  token: string;
}

/** Holds all that is stored about a sign-in, as rows without their secrets, for the person to read. */
export interface ExportedSignIn {
  signIn: object;
  sessions: object[];
  /** Holds when each was set, never the password. */
  credentials: object[];
}

export interface NewSignIn {
  username: string;
  email: string;
  /** Comes from `hashPassword`. */
  passwordHash: string;
  isEmailVerified?: boolean;
}

export interface SessionOptions {
  days: number;
  address?: string;
  userAgent?: string;
}

/**
 * Stores usernames, passwords and sessions. Made from the database or from a transaction, of which it is then part.
 * Usernames and email addresses are unique regardless of case.
 */
export interface IdentityRecords {
  /** Throws when the username or the address is taken. */
  createSignIn(signIn: NewSignIn): Promise<SignIn>;
  removeSignIn(signInId: string): Promise<void>;
  findSignIn(by: { id: string } | { username: string } | { email: string }): Promise<SignIn | null>;
  listSignIns(ids: string[]): Promise<SignIn[]>;
  /** Locks the sign-ins until the transaction ends, and returns those that another transaction has not removed meanwhile. */
  lockSignIns(ids: string[]): Promise<SignIn[]>;
  verifyEmail(signInId: string, email: string): Promise<void>;
  updatePassword(signInId: string, passwordHash: string): Promise<void>;
  startSession(signInId: string, options: SessionOptions): Promise<StartedSession>;
  exportSignIn(signInId: string): Promise<ExportedSignIn>;
  /** Returns whether the session began within so many minutes. */
  isSessionYounger(sessionId: string, minutes: number): Promise<boolean>;
  /** Returns the ids of the sessions that were ended. */
  endSessions(signInId: string, options?: { exceptSessionId?: string }): Promise<string[]>;
}

export interface Identity {
  within(queries: Queries): IdentityRecords;
  /** Hashes slowly on purpose: call it outside of transactions. */
  hashPassword(password: string): Promise<string>;
  /** Returns whether a guesser would try this password early: it is a common one, or is built from the owner's name. */
  isEasyToGuess(password: string, owner: { username: string; email: string }): Promise<boolean>;
  /** Takes the same time for known and unknown usernames. */
  checkPassword(username: string, password: string): Promise<SignIn | null>;
  /** Returns by what the session of a cookie's value is found. The accounts read it together with what it may do. */
  keyOf(token: string): SessionKey;
  endSession(token: string): Promise<string | null>;
  removeExpiredSessions(): Promise<void>;
}
