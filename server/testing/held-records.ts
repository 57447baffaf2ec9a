/** A table whose rows about somebody are in their export. */
export interface HeldTable {
  /** Where in the export its rows are; `[]` stands for each of a list. */
  at: string;
  /** Which rows are somebody's: SQL over the table, with the account's id as `$1`. */
  whose: string;
  /** Columns of the row that the test adds which name another row: of which table, or `user`, `other` or `signIn`. */
  given?: Record<string, string>;
  /** Columns that the export calls something else than the table does. */
  named?: Record<string, string>;
  /** Columns that the export leaves out, each with its reason. */
  leftOut?: Record<string, string>;
}

/** A table that is not in the export, with the columns that this was decided for. */
export interface LeftOutTable {
  reason: string;
  columns: string[];
}

const own = "Names the account itself, whose id is at `account.id`.";
const secret = "Opens something: a secret, kept as a hash.";
const derived = "Is worked out from another column that is exported.";
const technical = "Steers the software and says nothing about a person.";
const somebodyElse = "Names somebody else who acted.";
const ofAccount = "(select sign_in_id from members where user_id = $1)";
const ofSubscriptions = "(select id from subscriptions where user_id = $1 or started_by = $1)";
const ofProjects = "(select id from projects where owner_id = $1)";

/** Every table with something in it that is held about somebody, and where `GET /api/export` gives it. */
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
  briefs: {
    at: "matching.briefs[]",
    whose: "user_id = $1",
    given: { user_id: "user" },
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
    given: { owner_id: "user", brief_id: "briefs" },
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

/** Every table that the export has nothing of, and why. */
export const leftOutTables: Record<string, LeftOutTable> = {
  operator_invitations: {
    reason: "Is made by whoever runs the server, for a username that nobody has yet.",
    columns: ["username", "token_hash", "is_admin", "expires_at"],
  },
  resting_usernames: {
    reason: "Belongs to no account any more: a hash of the name, for 90 days, so that nobody takes it over.",
    columns: ["look_hash", "freed_at"],
  },
  verifications: {
    reason: "Belongs to the identity library and stays empty: mailed links are in `email_tokens`.",
    columns: ["id", "identifier", "value", "expires_at", "created_at", "updated_at"],
  },
  mail_outbox: {
    reason: "Holds the emails of a demo that has no mail server, which anybody can read there.",
    columns: ["id", "to", "subject", "text", "html", "headers", "created_at"],
  },
  local_payment_subscriptions: {
    reason: "Stands in for an outside payment provider in demo mode; what it said is in `subscriptions`.",
    columns: [
      "id",
      "reference",
      "customer_id",
      "email",
      "price_pence",
      "status",
      "trial_end",
      "current_period_end",
      "billed_from",
      "cancels_at_period_end",
      "card_fingerprint",
      "fails_renewals",
      "client_secret",
      "intent_status",
      "failed_attempts",
      "next_attempt_at",
      "ended_at",
      "created_at",
    ],
  },
  local_payment_charges: {
    reason: "Stands in for an outside payment provider in demo mode; what it took is in `charges`.",
    columns: ["id", "subscription_id", "amount_pence", "refunded_pence", "charged_at"],
  },
  used_trials: {
    reason: "Holds digests only, without a name to look them up by; the privacy policy tells of them.",
    columns: ["kind", "digest", "used_at"],
  },
  payment_events: {
    reason: "Lists what a provider delivered, so that each delivery counts once; what it changed is exported.",
    columns: ["provider", "event_id", "type", "provider_subscription_id", "received_at"],
  },
  reconciliations: {
    reason: "Counts subscriptions and names nobody.",
    columns: ["id", "provider", "checked", "mended", "unexpected", "failed", "ran_at"],
  },
  conversations: {
    reason: "Ties the messages of two people together; who they are is in every message.",
    columns: ["id", "lower_user_id", "higher_user_id", "last_message_id"],
  },
  listing_changes: {
    reason: "Tells the index of each process that somebody's listing changed, and is thrown away when all know.",
    columns: ["id", "user_id", "transaction_id", "changed_at"],
  },
  profile_embeddings: {
    reason: "Holds numbers that a model worked out from the profile, which is exported.",
    columns: ["user_id", "model", "profile_version", "vector"],
  },
  search_days: { reason: "Counts searches and names nobody.", columns: ["day", "searches"] },
  invitation_stops: {
    reason: "Holds hashes of addresses only, without a name to look them up by; the privacy policy tells of them.",
    columns: ["address_hash", "created_at"],
  },
  invited_addresses: {
    reason: "Holds hashes of addresses only, without a name to look them up by, so that nobody is mailed twice.",
    columns: ["address_hash", "invited_at"],
  },
  admin_subscribers: {
    reason: "Repeats what is in users, sign_ins and subscriptions, for the operators' list.",
    columns: [
      "id",
      "username",
      "email",
      "user_type",
      "created_at",
      "status",
      "current_period_end",
      "trial_end",
      "cancels_at_period_end",
      "price_pence",
      "sort_name",
      "search_text",
    ],
  },
  demo_clock: { reason: "Says how far demo mode moved its clock.", columns: ["is_only", "offset_ms"] },
};
