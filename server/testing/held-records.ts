import { derived, type HeldTable, own, secret, somebodyElse, technical } from "./held-table.ts";
import { heldWork } from "./held-work.ts";

export type { HeldTable };

const ofAccount = "(select sign_in_id from members where user_id = $1)";
const ofSubscriptions = "(select id from subscriptions where user_id = $1 or started_by = $1)";
const ofShortlists = "(select id from shortlists where user_id = $1)";
const ofProjects = "(select id from projects where owner_id = $1)";

/** Lists every table that holds something about somebody, and where `GET /api/export` returns it. */
export const heldTables: Record<string, HeldTable> = {
  users: { at: "account", whose: "id = $1" },
  members: {
    at: "account.people[]",
    whose: "user_id = $1",
    leftOut: { user_id: own, username_look: derived },
  },
  sign_ins: {
    at: "account.people[]",
    whose: `id in ${ofAccount}`,
    leftOut: { id: "Is exported as `account.people[].signInId`." },
  },
  sessions: {
    at: "account.people[].sessions[]",
    whose: `sign_in_id in ${ofAccount}`,
    leftOut: { token: secret, sign_in_id: "Stands under its sign-in." },
  },
  credentials: {
    at: "account.people[].credentials[]",
    whose: `sign_in_id in ${ofAccount}`,
    leftOut: {
      id: technical,
      account_id: "Is the sign-in's own id.",
      provider_id: technical,
      sign_in_id: "Stands under its sign-in.",
      password: secret,
      access_token: secret,
      refresh_token: secret,
      id_token: secret,
      access_token_expires_at: "Is never set: nobody signs in with another site.",
      refresh_token_expires_at: "Is never set: nobody signs in with another site.",
      scope: "Is never set: nobody signs in with another site.",
    },
  },
  email_tokens: {
    at: "account.people[].mailedLinks[]",
    whose: `sign_in_id in ${ofAccount}`,
    given: { sign_in_id: "signIn" },
    leftOut: { token_hash: secret, sign_in_id: "Stands under its sign-in." },
  },
  pending_emails: {
    at: "account.people[].pendingEmails[]",
    whose: `sign_in_id in ${ofAccount}`,
    given: { sign_in_id: "signIn" },
    leftOut: { sign_in_id: "Stands under its sign-in." },
  },
  team_invitations: {
    at: "account.teamInvitations[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own, token_hash: secret },
  },
  files: {
    at: "files[]",
    whose: "user_id = $1",
    given: { user_id: "user", shared_with: "other" },
    leftOut: { user_id: own, token: "Stands in the address." },
  },
  profiles: { at: "profile", whose: "user_id = $1", given: { user_id: "user" }, leftOut: { user_id: own } },
  subscriptions: {
    at: "billing.subscriptions[]",
    whose: "user_id = $1 or started_by = $1",
    leftOut: {
      user_id: own,
      started_by: own,
      canonical_email: derived,
      browser_hash: "Is the hash of a secret that the browser has.",
      linked_browser_hash: "Is the hash of a secret that the browser has.",
      lease_id: technical,
      leased_until: technical,
    },
  },
  charges: {
    at: "billing.charges[]",
    whose: `subscription_id in ${ofSubscriptions}`,
    given: { subscription_id: "subscriptions" },
  },
  subscription_changes: {
    at: "billing.changes[]",
    whose: `subscription_id in ${ofSubscriptions}`,
    given: { subscription_id: "subscriptions" },
  },
  billing_notices: {
    at: "billing.emails[]",
    whose: `subscription_id in ${ofSubscriptions}`,
    given: { subscription_id: "subscriptions" },
  },
  contacts: {
    at: "messaging.contacts[]",
    whose: "user_id = $1",
    leftOut: { user_id: own, conversation_id: technical },
  },
  messages: {
    at: "messaging.messages[]",
    whose: "sender_id = $1 or receiver_id = $1",
    leftOut: { conversation_id: technical, idempotency_key: technical },
  },
  blocks: {
    at: "messaging.blockedPeople[]",
    whose: "blocker_id = $1",
    given: { blocker_id: "user", blocked_id: "other" },
    leftOut: { blocker_id: own },
  },
  unread_mails: {
    at: "messaging.emailsAboutUnread[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  introductions: {
    at: "introductions.introductions[]",
    whose: "sender_id = $1 or recipient_id = $1",
    given: { sender_id: "other", recipient_id: "user", brief_id: "briefs" },
  },
  introduction_reminders: {
    at: "introductions.reminders[]",
    whose: "introduction_id in (select id from introductions where recipient_id = $1)",
    given: { introduction_id: "introductions", sign_in_id: "signIn" },
  },
  response_figures: {
    at: "introductions.answers[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  shortlists: {
    at: "shortlists.lists[]",
    whose: "user_id = $1",
    given: { user_id: "user", brief_id: "briefs" },
    leftOut: { user_id: own },
  },
  shortlist_people: {
    at: "shortlists.people[]",
    whose: `shortlist_id in ${ofShortlists}`,
    given: { shortlist_id: "shortlists", person_id: "other" },
  },
  shortlist_votes: {
    at: "shortlists.votes[]",
    whose: `shortlist_id in ${ofShortlists}`,
    given: { shortlist_id: "shortlists", person_id: "other", sign_in_id: "signIn" },
  },
  shortlist_shares: {
    at: "shortlists.links[]",
    whose: `shortlist_id in ${ofShortlists}`,
    given: { shortlist_id: "shortlists" },
    leftOut: { token_hash: secret },
  },
  shortlist_guest_votes: {
    at: "shortlists.guestVotes[]",
    whose: `shortlist_id in ${ofShortlists}`,
    given: { shortlist_id: "shortlists", person_id: "other" },
    leftOut: { name_key: derived, browser_hash: "Recognises somebody else's browser and says nothing of the account." },
  },
  briefs: {
    at: "matching.briefs[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  brief_searches: {
    at: "matching.briefSearches[]",
    whose: "user_id = $1",
    given: { user_id: "user", brief_id: "briefs" },
    leftOut: { user_id: own },
  },
  reading_records: {
    at: "matching.confirmedReadings[]",
    whose: "user_id = $1",
    given: { user_id: "user", brief_id: "briefs" },
    leftOut: { user_id: own },
  },
  match_feedback: {
    at: "matching.feedback[]",
    whose: "user_id = $1",
    given: { user_id: "user", match_user_id: "other", brief_id: "briefs" },
    leftOut: { user_id: own },
  },
  suggestion_skips: {
    at: "matching.skippedSuggestions[]",
    whose: "user_id = $1",
    given: { user_id: "user", skipped_user_id: "other" },
    leftOut: { user_id: own },
  },
  brand_matches: {
    at: "matching.brandMatches[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  projects: {
    at: "projects.owned[]",
    whose: "owner_id = $1",
    given: { owner_id: "user", brief_id: "briefs", chosen_id: "other" },
    leftOut: { owner_id: own },
  },
  project_people: {
    at: "projects.people[]",
    whose: `user_id = $1 or project_id in ${ofProjects}`,
    given: { project_id: "projects", user_id: "other" },
  },
  project_notes: {
    at: "projects.notes[]",
    whose: `author_id = $1 or project_id in ${ofProjects}`,
    given: { project_id: "projects", author_id: "user" },
  },
  project_status_changes: {
    at: "projects.statusChanges[]",
    whose: `changed_by_id = $1 or project_id in ${ofProjects}`,
    given: { project_id: "projects", changed_by_id: "user" },
  },
  project_references: {
    at: "projects.references[]",
    whose: "author_id = $1 or (subject_id = $1 and publishes_at <= now())",
    given: { project_id: "projects", author_id: "user", subject_id: "other" },
  },
  reference_reports: {
    at: "projects.reports[]",
    whose: "reporter_id = $1",
    given: { reference_id: "project_references", reporter_id: "user" },
    leftOut: { reporter_id: own },
  },
  ...heldWork,
  referral_links: {
    at: "referrals.links[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    named: { token: "link" },
    leftOut: { user_id: own },
  },
  referral_invitations: {
    at: "referrals.invitations[]",
    whose: "inviter_id = $1",
    given: { inviter_id: "user" },
    leftOut: { inviter_id: own, canonical_email: derived },
  },
  referrals: {
    at: "referrals.referredBy[]",
    whose: "referred_id = $1",
    given: { referred_id: "user", referrer_id: "other" },
    leftOut: { referred_id: own, canonical_email: derived },
  },
  rewards: {
    at: "referrals.rewards[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  shipping_addresses: {
    at: "referrals.shippingAddresses[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own, address_look: derived },
  },
  referral_log: {
    at: "referrals.log[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
    leftOut: { user_id: own },
  },
  audit_log: {
    at: "operators.doneToAccount[]",
    whose: "target_id = $1",
    given: { target_id: "user", actor_id: "other" },
    leftOut: { target_id: own, target_name: derived, actor_id: somebodyElse, actor_username: somebodyElse },
  },
};
