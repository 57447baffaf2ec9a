import type { Queries } from "../../platform/database/database.ts";

/** A username, password and e-mail address of one person. What they may act as is the accounts feature's business. */
export interface SignIn {
  id: string;
  /** As it was typed at registration. */
  username: string;
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
}

export interface Session {
  id: string;
  signIn: SignIn;
  expiresAt: Date;
}

export interface StartedSession extends Session {
  /** The cookie's value. It is stored only as a hash and cannot be read again. */
  token: string;
}

/** All that is kept of a sign-in, in rows without their secrets, for the person to read. */
export interface ExportedSignIn {
  signIn: object;
  sessions: object[];
  /** When each was set, never the password. */
  credentials: object[];
}

export interface NewSignIn {
  username: string;
  email: string;
  /** From `hashPassword`. */
  passwordHash: string;
  isEmailVerified?: boolean;
}

export interface SessionOptions {
  days: number;
  address?: string;
  userAgent?: string;
}

/**
 * Who people are: usernames, passwords and sessions. Made from the database or from a transaction, and then part of it.
 * Usernames and e-mail addresses are unique without case.
 */
export interface IdentityRecords {
  /** Throws when the username or the address is taken. */
  createSignIn(signIn: NewSignIn): Promise<SignIn>;
  removeSignIn(signInId: string): Promise<void>;
  findSignIn(by: { id: string } | { username: string } | { email: string }): Promise<SignIn | null>;
  listSignIns(ids: string[]): Promise<SignIn[]>;
  verifyEmail(signInId: string, email: string): Promise<void>;
  updatePassword(signInId: string, passwordHash: string): Promise<void>;
  startSession(signInId: string, options: SessionOptions): Promise<StartedSession>;
  exportSignIn(signInId: string): Promise<ExportedSignIn>;
  /** Whether the session began within so many minutes. */
  isSessionYounger(sessionId: string, minutes: number): Promise<boolean>;
  /** The ids of the sessions that were ended. */
  endSessions(signInId: string, options?: { exceptSessionId?: string }): Promise<string[]>;
}

export interface Identity {
  within(queries: Queries): IdentityRecords;
  /** Slow on purpose: keep it outside of transactions. */
  hashPassword(password: string): Promise<string>;
  /** Whether a guesser would try this password early: it is a common one, or is built from the owner's name. */
  isEasyToGuess(password: string, owner: { username: string; email: string }): Promise<boolean>;
  /** Takes the same time whether the username exists or not. */
  checkPassword(username: string, password: string): Promise<SignIn | null>;
  /** The session of a cookie's value; `null` when it is unknown, ended or expired. One query. */
  findSession(token: string): Promise<Session | null>;
  endSession(token: string): Promise<string | null>;
  removeExpiredSessions(): Promise<void>;
}
