export const accountLimits = {
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 8,
  passwordMax: 128,
  email: 254,
  sessionDays: 7,
  rememberedSessionDays: 30,
  sessionCacheMs: 300_000,
  verificationHours: 24,
  passwordResetMinutes: 60,
  teamInvitationDays: 14,
  teamMembers: 25,
  /** Limits how old a sign-in may be to change the email address without the password. */
  freshSignInMinutes: 10,
  /** Sets how long the username of a deleted account cannot be registered. */
  usernameRestDays: 90,
  operatorInvitationHours: 24,
  /** Sets how long a browser remembers that somebody signed in there. Browsers keep no cookie longer. */
  knownBrowserDays: 400,
  /** Sets how long the browser of somebody who registered by a member's link is marked. */
  referralMarkDays: 365,
} as const;

/**
 * Names a cookie that scripts can read, unlike the session's. A browser without it has no session, and need not ask who is signed
 * in. It gives no access. Under https its name begins with `__Host-`.
 */
export const signedInCookie = "triptych_signed_in";
