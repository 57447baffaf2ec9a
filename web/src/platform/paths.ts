/** Lists every path of the product. No other file spells a path out. */
export const paths = {
  home: "/",
  signIn: "/auth",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  terms: "/terms",
  privacy: "/privacy",
  referrals: "/referrals",
  messages: "/messages/:userId",
  member: "/members/:userId",
  paymentSuccess: "/payment/success",
  admin: "/admin",
  adminPanel: "/admin-panel",
  workspace: "/workspace",
  howMatchingWorks: "/how-matching-works",
  settings: "/settings",
  cancelSubscription: "/cancel-subscription",
  /** Receives people who come back from their bank's page after confirming a card. */
  paymentReturn: "/dashboard",
  unsubscribeMessages: "/unsubscribe/messages",
  unsubscribeReminders: "/unsubscribe/reminders",
  unsubscribeInvitations: "/unsubscribe/invitations",
  unsubscribeAvailability: "/unsubscribe/availability",
  confirmAvailability: "/availability/confirm",
  newProject: "/projects/new",
  project: "/projects/:projectId",
  shortlist: "/shortlists/:shortlistId",
  comparison: "/shortlists/:shortlistId/compare",
  newCaseStudy: "/work/new",
  /** Lists the work of others that credits somebody. */
  credits: "/work/credits",
  caseStudy: "/work/:caseStudyId",
  /** Holds what the server writes without a script: never a route of this application. */
  explore: "/explore",
  publicPagePreview: "/preview/public-page",
  /** Shows a shortlist to guests, without an account. */
  sharedList: "/shared/:token",
} as const;

/** Lists the names of the dashboard's tabs in the address (`/?tab=messages`). */
const tabNames = [
  "today",
  "profile",
  "search",
  "brand-matches",
  "matches",
  "shortlists",
  "messages",
  "projects",
  "subscription",
  "settings",
] as const;
export type TabName = (typeof tabNames)[number];

/** Lists the names of the sections of the settings in the address (`/?tab=settings&section=password`). */
export type SettingsSectionName = "email" | "password" | "notifications" | "public-page" | "team" | "blocked" | "data";

/**
 * Returns the dashboard's path at a tab. `contact` opens a conversation, and `brief` is the saved brief that the first message brings, in a
 * new tab too. A search text travels as navigation state `{ searchText, briefId }`.
 */
export function dashboardPath(
  tab: TabName,
  options: { contact?: string; brief?: string | null | undefined; section?: SettingsSectionName | undefined } = {},
): string {
  const query = new URLSearchParams({ tab });
  if (options.contact !== undefined) query.set("contact", options.contact);
  if (options.brief) query.set("brief", options.brief);
  if (options.section !== undefined) query.set("section", options.section);
  return `${paths.home}?${query}`;
}

/** Returns the path of a section of the settings, for everybody: it leads on to the dashboard's tab where there is one. */
export function settingsPath(section: SettingsSectionName): string {
  return `${paths.settings}?${new URLSearchParams({ section })}`;
}

/** Returns the path of the workspace, which everybody has beside their dashboard, at a tab. */
export function workspacePath(tab: TabName): string {
  return `${paths.workspace}?${new URLSearchParams({ tab })}`;
}

/** Returns the path of the search with a saved brief open. */
export function briefPath(briefId: string): string {
  return `${paths.home}?${new URLSearchParams({ tab: "search", brief: briefId })}`;
}

export function projectPath(projectId: string): string {
  return `/projects/${encodeURIComponent(projectId)}`;
}

export function shortlistPath(shortlistId: string): string {
  return `/shortlists/${encodeURIComponent(shortlistId)}`;
}

/** Returns the path of the comparison of some people on a list. */
export function comparisonPath(shortlistId: string, userIds: readonly string[]): string {
  return `${shortlistPath(shortlistId)}/compare?${new URLSearchParams({ people: userIds.join(",") })}`;
}

export function sharedListPath(token: string): string {
  return `/shared/${encodeURIComponent(token)}`;
}

/** Returns the path of the form for a new project, with somebody to invite or a brief to copy. */
export function newProjectPath(origin: { contact?: string; brief?: string } = {}): string {
  return `${paths.home}?${new URLSearchParams({ tab: "projects", new: "1", ...origin })}`;
}

/** Returns the path of the page on which somebody is chosen for a brief, or without one. */
export function choosePath(personId: string, briefId?: string | null): string {
  return `${paths.newProject}?${new URLSearchParams({ with: personId, ...(briefId && { brief: briefId }) })}`;
}

/** Returns the path of the form that changes one's own case study. */
export function caseStudyPath(caseStudyId: string): string {
  return `/work/${encodeURIComponent(caseStudyId)}`;
}

/** Returns the id of the element that shows a case study on a profile. */
export const workAnchor = (caseStudyId: string): string => `work-${caseStudyId}`;

export function memberPath(userId: string): string {
  return `/members/${encodeURIComponent(userId)}`;
}

/** Returns the path of the sign-in screen, which leads to `redirect` afterwards. */
export function signInPath(redirect?: string): string {
  return redirect === undefined || redirect === paths.home
    ? paths.signIn
    : `${paths.signIn}?${new URLSearchParams({ redirect })}`;
}

/** Returns a path of this site, or undefined for everything that could lead elsewhere (`//host`, `/\host`, `https:…`). */
export function ownPath(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith("/")) return undefined;
  const base = "https://this.site";
  if (!URL.canParse(value, base)) return undefined;
  const address = new URL(value, base);
  if (address.origin !== base) return undefined;
  const path = `${address.pathname}${address.search}${address.hash}`;
  return path.startsWith("//") ? undefined : path;
}
