import { z } from "zod";
import { Done, Id, Moment, UserId, userTypes, UserType } from "./basics.ts";
import { SubscriptionStatus } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { ProfileData } from "./profiles.ts";

export const accountLimits = {
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 8,
  passwordMax: 128,
  email: 254,
  sessionDays: 7,
  rememberedSessionDays: 30,
  /** Milliseconds. */
  sessionCacheMs: 300_000,
  verificationHours: 24,
  passwordResetMinutes: 60,
  teamInvitationDays: 14,
  teamMembers: 25,
  /** How young a sign-in must be to change the email address without the password. */
  freshSignInMinutes: 10,
  /** How long the username of a deleted account cannot be registered. */
  usernameRestDays: 90,
  operatorInvitationHours: 24,
  /** How long a browser remembers that somebody signed in there. Browsers keep no cookie longer. */
  knownBrowserDays: 400,
  /** How long the browser of somebody who registered by a member's link is marked. */
  referralMarkDays: 365,
} as const;

/**
 * Set and cleared with the session's own cookie, which scripts cannot see: a browser without it has no session, and need
 * not ask who is signed in. It opens nothing. Under https its name begins with `__Host-`.
 */
export const signedInCookie = "triptych_signed_in";

const isOneLine = (value: string) => !/\p{Cc}/u.test(value) && value.isWellFormed();

const usernameTooShort = "Username must be at least 3 characters";

/** What a person may type to sign in: anything; the server decides whether it is theirs. */
const AnyUsername = z
  .string({ error: usernameTooShort })
  .trim()
  .min(accountLimits.usernameMin, { error: usernameTooShort })
  .max(accountLimits.email)
  .refine(isOneLine, { error: "This contains characters that a username cannot have" });

/** A username that may be registered: letters, digits, dots, hyphens and underscores; unique without case. */
export const NewUsername = z
  .string({ error: usernameTooShort })
  .trim()
  .min(accountLimits.usernameMin, { error: usernameTooShort })
  .max(accountLimits.usernameMax, { error: `Username must be at most ${accountLimits.usernameMax} characters` })
  .regex(/^[a-z0-9][a-z0-9._-]*$/i, { error: "Use letters, numbers, dots, hyphens and underscores only" });

function emailAddress(error: string) {
  return z.string({ error }).trim().max(accountLimits.email, { error }).pipe(z.email({ error }));
}

export const Email = emailAddress("Invalid email address");

const atLeast8 = "Password must be at least 8 characters";
const storable = { error: "Password contains characters that cannot be used" };

/** The rules of a password, each with the text of the live checklist and the message of a refusal. */
export const passwordRules = {
  length: {
    label: "At least 8 characters",
    message: atLeast8,
    isMet: (value: string) => value.length >= accountLimits.passwordMin,
  },
  uppercase: {
    label: "One uppercase letter",
    message: "Password must contain at least one uppercase letter",
    isMet: (value: string) => /\p{Lu}/u.test(value),
  },
  lowercase: {
    label: "One lowercase letter",
    message: "Password must contain at least one lowercase letter",
    isMet: (value: string) => /\p{Ll}/u.test(value),
  },
  number: {
    label: "One number",
    message: "Password must contain at least one number",
    isMet: (value: string) => /\d/.test(value),
  },
  special: {
    label: "One special character",
    message: "Password must contain at least one special character",
    isMet: (value: string) => /[^\p{L}\p{N}]/u.test(value),
  },
} as const;
export type PasswordRule = keyof typeof passwordRules;

export const passwordRulesAt = {
  register: ["length", "uppercase", "number", "special"],
  change: ["length", "uppercase", "lowercase", "number", "special"],
  reset: ["length", "uppercase", "lowercase", "number"],
} as const satisfies Record<string, readonly PasswordRule[]>;

function newPassword(rules: readonly PasswordRule[]) {
  let schema = z
    .string({ error: atLeast8 })
    .max(accountLimits.passwordMax, { error: `Password must be at most ${accountLimits.passwordMax} characters` })
    .refine((value) => value.isWellFormed() && !value.includes("\u0000"), storable);
  for (const rule of rules) schema = schema.refine(passwordRules[rule].isMet, { error: passwordRules[rule].message });
  return schema;
}

const givenPassword = (error: string) => z.string({ error }).min(1, { error }).max(1_024, { error });

export const teamRoles = ["owner", "teammate"] as const;
export const dashboardViews = ["brand", "agency", "freelancer", "workspace"] as const;

/** The signed-in person. The answer of the session, sign-in, registration and profile calls. */
export const CurrentUser = z.object({
  id: UserId,
  username: z.string(),
  /** The profile's name where there is one, otherwise the username. */
  displayName: z.string(),
  email: z.string(),
  /** Absent for an operator without a type. */
  userType: UserType.nullable(),
  email_verified: z.boolean(),
  /** The address that a change waits to be verified for. */
  pending_email: z.string().nullable(),
  subscription_status: SubscriptionStatus.nullable(),
  subscribed: z.boolean(),
  cancel_at_period_end: z.boolean(),
  /** When access ends unless something is done: the end of a cancelled period, or of the grace after a failed payment. */
  access_until: Moment.nullable(),
  stripe_subscription_id: z.string().nullable(),
  has_used_trial: z.boolean(),
  email_notifications_billing: z.boolean(),
  email_notifications_messages: z.boolean(),
  profileData: ProfileData.nullable(),
  role: z.enum(teamRoles),
  is_admin: z.boolean(),
  /** Which dashboard this person sees. */
  dashboardView: z.enum(dashboardViews),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

const SignedIn = z.object({ user: CurrentUser });

export const getCurrentUser = endpoint({
  method: "GET",
  path: "/api/user",
  access: "session",
  feature: "accounts",
  summary: "The signed-in person; 401 when signed out.",
  reply: CurrentUser,
});

export const getOwnProfile = endpoint({
  method: "GET",
  path: "/api/users/profile",
  access: "session",
  feature: "accounts",
  summary: "The signed-in person's profile and subscription.",
  reply: CurrentUser,
});

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "public",
  feature: "accounts",
  summary: "Signs in with username and password.",
  body: z.strictObject({
    username: AnyUsername,
    password: givenPassword("Password is required"),
    rememberMe: z.boolean().optional(),
  }),
  reply: SignedIn,
  refusals: ["wrong_credentials"],
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  access: "public",
  feature: "accounts",
  summary: "Ends the session.",
  reply: Done,
});

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "public",
  feature: "accounts",
  summary: "Creates an account and signs in.",
  body: z.strictObject({
    username: NewUsername,
    password: newPassword(passwordRulesAt.register),
    email: Email,
    userType: z.enum(userTypes, { error: "Please select an account type" }),
    stripe_customer_id: z.string().max(255).optional(),
    stripe_subscription_id: z.string().max(255).optional(),
    referralToken: z.string().max(255).optional(),
  }),
  reply: SignedIn,
  refusals: [
    "username_taken",
    "email_taken",
    "payment_required",
    "payment_provider_failed",
    "payment_system_unavailable",
  ],
  limit: "register",
});

/** Told before anybody types a card number. */
export const checkRegistration = endpoint({
  method: "POST",
  path: "/api/registration/check",
  access: "public",
  feature: "accounts",
  summary: "Whether a username and an e-mail address are free.",
  body: z.strictObject({ username: NewUsername, email: Email }),
  reply: z.object({ isUsernameFree: z.boolean(), isEmailFree: z.boolean() }),
  limit: "register",
});

export const updateEmail = endpoint({
  method: "PUT",
  path: "/api/users/update-email",
  access: "session",
  feature: "accounts",
  summary:
    "Asks for another email address; it takes effect once verified. A sign-in older than ten minutes needs the password too.",
  body: z.strictObject({
    email: emailAddress("Please enter a valid email address"),
    /** Asked for when the sign-in is older than ten minutes. */
    password: givenPassword("Please enter your password").optional(),
  }),
  reply: Done,
  refusals: ["password_required", "wrong_password"],
  limit: "resendVerification",
});

/** The form's version: the address is typed twice. */
export const UpdateEmailForm = z
  .object({
    email: emailAddress("Please enter a valid email address"),
    confirmEmail: emailAddress("Please enter a valid email address"),
    password: givenPassword("Please enter your password").optional(),
  })
  .refine((form) => form.email === form.confirmEmail, { path: ["confirmEmail"], error: "Emails don't match" });

export const updatePassword = endpoint({
  method: "PUT",
  path: "/api/users/update-password",
  access: "member",
  feature: "accounts",
  summary: "Changes the password and ends the person's other sessions.",
  body: z.strictObject({
    currentPassword: givenPassword("Current password is required"),
    newPassword: newPassword(passwordRulesAt.change),
  }),
  reply: Done,
  refusals: ["wrong_password"],
  limit: "confirmPassword",
});

export const UpdatePasswordForm = z
  .object({
    currentPassword: givenPassword("Current password is required"),
    newPassword: newPassword(passwordRulesAt.change),
    confirmPassword: z.string().min(accountLimits.passwordMin, { error: atLeast8 }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
  });

export const updateNotificationPreferences = endpoint({
  method: "PUT",
  path: "/api/users/update-notification-preferences",
  access: "member",
  feature: "accounts",
  summary: "Which e-mails this person wants.",
  body: z.strictObject({ email_notifications_billing: z.boolean(), email_notifications_messages: z.boolean() }),
  reply: Done,
});

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/reset-password-request",
  access: "public",
  feature: "accounts",
  summary: "Mails a link for a new password, if an account has this address; the answer never says whether one has.",
  body: z.strictObject({ email: emailAddress("Please enter a valid email address") }),
  reply: Done,
  limit: "resetPassword",
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/reset-password",
  access: "public",
  feature: "accounts",
  summary: "Sets a new password with the mailed token; it works once.",
  body: z.strictObject({ token: z.string().min(1).max(512), newPassword: newPassword(passwordRulesAt.reset) }),
  reply: Done,
  refusals: ["invalid_token"],
  limit: "resetPassword",
});

export const ResetPasswordForm = z
  .object({ newPassword: newPassword(passwordRulesAt.reset), confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
  });

export const verifyEmail = endpoint({
  method: "GET",
  path: "/api/verify-email",
  access: "public",
  feature: "accounts",
  summary: "Verifies an e-mail address with the mailed token.",
  query: z.object({
    token: z.string({ error: "Invalid verification link" }).min(1, { error: "Invalid verification link" }).max(2_048),
  }),
  reply: Done,
  refusals: ["invalid_token"],
});

export const takeBackAddress = endpoint({
  method: "POST",
  path: "/api/verify-email/take-back",
  access: "public",
  feature: "accounts",
  summary:
    "Removes an account that somebody else registered with this address and that never verified it, by the mailed token.",
  body: z.strictObject({ token: z.string().min(1).max(2_048) }),
  reply: Done,
  refusals: ["invalid_token"],
  limit: "register",
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/resend-verification",
  access: "public",
  feature: "accounts",
  summary: "Mails the verification link again; the answer never says whether an account has this address.",
  body: z.strictObject({ email: Email }),
  reply: Done,
  limit: "resendVerification",
});

/** People who act as one agency. Only the owner sees them. */
export const TeamMember = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  joinedAt: Moment,
});
export const TeamInvitation = z.object({ id: Id, email: z.string(), sentAt: Moment, expiresAt: Moment });
export const Team = z.object({ members: z.array(TeamMember), invitations: z.array(TeamInvitation) });
export type Team = z.infer<typeof Team>;

const ownerManagesTeam = "Only the owner of the account sees its team.";

export const getTeam = endpoint({
  method: "GET",
  path: "/api/team",
  access: "member",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "The agency's people and open invitations.",
  reply: Team,
  refusals: ["forbidden"],
});

export const inviteTeammate = endpoint({
  method: "POST",
  path: "/api/team/invitations",
  access: "subscriber",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Invites somebody to act as this agency.",
  body: z.strictObject({ email: emailAddress("Please enter a valid email address") }),
  reply: TeamInvitation,
  refusals: ["forbidden", "conflict"],
  limit: "invite",
});

export const resendTeamInvitation = endpoint({
  method: "POST",
  path: "/api/team/invitations/{invitationId}/resend",
  access: "subscriber",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Mails a team invitation again.",
  params: z.object({ invitationId: Id }),
  reply: TeamInvitation,
  refusals: ["forbidden", "not_found"],
  limit: "invite",
});

export const withdrawTeamInvitation = endpoint({
  method: "DELETE",
  path: "/api/team/invitations/{invitationId}",
  access: "member",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Takes a team invitation back.",
  params: z.object({ invitationId: Id }),
  reply: Done,
  refusals: ["forbidden", "not_found"],
});

export const removeTeammate = endpoint({
  method: "DELETE",
  path: "/api/team/members/{memberId}",
  access: "member",
  ownerOnly: ownerManagesTeam,
  feature: "accounts",
  summary: "Removes a teammate and ends their sessions at once.",
  params: z.object({ memberId: Id }),
  reply: Done,
  refusals: ["forbidden", "not_found"],
});

export const findTeamInvitation = endpoint({
  method: "GET",
  path: "/api/team/invitation",
  access: "public",
  feature: "accounts",
  summary: "Whose team a mailed invitation is for.",
  query: z.object({ token: z.string().min(1).max(512) }),
  reply: z.object({ agencyName: z.string(), email: z.string() }),
  refusals: ["invalid_token"],
});

export const joinTeam = endpoint({
  method: "POST",
  path: "/api/team/join",
  access: "public",
  feature: "accounts",
  summary: "Registers a teammate by a mailed invitation and signs in.",
  body: z.strictObject({
    token: z.string().min(1).max(512),
    username: NewUsername,
    password: newPassword(passwordRulesAt.register),
  }),
  reply: SignedIn,
  refusals: ["invalid_token", "username_taken", "email_taken"],
  limit: "register",
});

export const findOperatorInvitation = endpoint({
  method: "GET",
  path: "/api/operators/invitation",
  access: "public",
  feature: "accounts",
  summary: "The username that a link of the operator's command registers.",
  query: z.object({ token: z.string().min(1).max(512) }),
  reply: z.object({ username: z.string(), isAdmin: z.boolean() }),
  refusals: ["invalid_token"],
});

export const registerOperator = endpoint({
  method: "POST",
  path: "/api/operators/register",
  access: "public",
  feature: "accounts",
  summary: "Registers the username of such a link, once, and signs in.",
  body: z.strictObject({
    token: z.string().min(1).max(512),
    email: Email,
    password: newPassword(passwordRulesAt.register),
  }),
  reply: SignedIn,
  refusals: ["invalid_token", "username_taken", "email_taken"],
  limit: "register",
});

/** What this installation calls itself. */
export const getProduct = endpoint({
  method: "GET",
  path: "/api/product",
  access: "public",
  feature: "accounts",
  summary: "Name, tagline and links of this installation.",
  reply: z.object({
    name: z.string(),
    tagline: z.string(),
    instagramUrl: z.string(),
    linkedInUrl: z.string(),
    isDemo: z.boolean(),
    /** Whether the accounts of the demo marketplace can be signed in to. */
    hasDemoAccounts: z.boolean(),
    /** Whether emails are kept at `/dev/outbox` instead of being sent. */
    hasOutbox: z.boolean(),
  }),
});
