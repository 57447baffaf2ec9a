/** Describes a table that is not in the export, with the columns that it had when this was decided. */
export interface LeftOutTable {
  reason: string;
  columns: string[];
}

/** Lists every table that the export leaves out, and why. */
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
    reason: "Stands in for a payment provider in demo mode; its state is in `subscriptions`.",
    columns: [
      "id",
      "reference",
      "customer_id",
      "email",
      "plan",
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
    reason: "Stands in for a payment provider in demo mode; its charges are in `charges`.",
    columns: ["id", "subscription_id", "amount_pence", "refunded_pence", "charged_at"],
  },
  used_trials: {
    reason: "Holds digests only, without a name to look them up by; the privacy policy mentions them.",
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
    columns: ["id", "lower_user_id", "higher_user_id", "last_message_id", "awaited_user_id"],
  },
  listing_changes: {
    reason: "Tells the index of each process that somebody's listing changed, and is thrown away when all know.",
    columns: ["id", "user_id", "transaction_id", "changed_at"],
  },
  matching_entries: {
    reason:
      "Repeats the words of a profile for searching, where the index is in the database; it goes with the profile.",
    columns: ["user_type", "user_id", "slot", "length", "terms", "reading", "profile_version", "engine_version"],
  },
  matching_lists: {
    reason: "Lists by word and concept the numbers of profiles that have it, and names nobody.",
    columns: ["user_type", "code", "part", "size", "entries"],
  },
  matching_words: {
    reason: "Counts how many profiles use a word, and names nobody.",
    columns: ["code", "term", "stem", "uses", "gone", "small_parts"],
  },
  matching_removals: {
    reason:
      "Holds the words of a changed or removed profile by its number for some seconds, until the lists take note.",
    columns: ["slot", "length", "terms"],
  },
  matching_totals: {
    reason: "Counts what the index holds, in one row, and names nobody.",
    columns: ["is_only", "profiles", "total_length", "listed_slot", "engine_version", "is_filled"],
  },
  matching_snapshots: {
    reason: "Describes copies of the matching index and names nobody.",
    columns: ["id", "engine", "database", "transaction_id", "pieces", "started_at"],
  },
  matching_snapshot_pieces: {
    reason: "Repeats the profiles of everybody who is listed, compressed, and is replaced an hour after any change.",
    columns: ["snapshot_id", "number", "content"],
  },
  profile_embeddings: {
    reason: "Holds numbers that a model worked out from the profile, which is exported.",
    columns: ["user_id", "model", "profile_version", "vector"],
  },
  search_days: { reason: "Counts searches and names nobody.", columns: ["day", "searches"] },
  invitation_stops: {
    reason: "Holds hashes of addresses only, without a name to look them up by; the privacy policy mentions them.",
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
