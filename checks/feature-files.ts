/** Lists what one feature may hold beside the files that every feature may have. */
export interface FeatureFiles {
  /** Lists the folders of its concerns, each with the same file names as the feature. */
  folders: string[];
  /** Lists other files, as paths without their ending. */
  others: string[];
}

/** Lists the files that every server feature may have, in its folder and in the folders of its concerns. */
export const serverRoles = [
  "deps",
  "emails",
  "job-definitions",
  "jobs",
  "routes",
  "rules",
  "service",
  "store",
  "tables",
];

/** Lists the files that every web feature may have, besides hooks, which are called `use-…`. */
export const webRoles = ["api", "rules"];

export const serverFeatures: Record<string, FeatureFiles> = {
  accounts: {
    folders: [
      "closing",
      "email-address",
      "exporting",
      "operators",
      "passwords",
      "people",
      "reclaiming",
      "registration",
      "sessions",
      "team",
    ],
    others: [
      "passwords/check",
      "passwords/choice",
      "registration/referral-device",
      "reserved-names",
      "sessions/cookie",
      "sessions/devices",
      "sessions/reply",
      "tokens",
    ],
  },
  admin: { folders: ["exporting", "projection", "reports", "subscribers"], others: [] },
  billing: {
    folders: [
      "checkout",
      "checkout/claiming",
      "checkout/ownership",
      "checkout/starting",
      "exporting",
      "ledger",
      "notices",
      "subscriptions",
      "subscriptions/changes",
      "subscriptions/closing",
      "subscriptions/reconciliation",
      "subscriptions/access",
      "subscriptions/state",
      "subscriptions/subscriber",
      "test-cards",
      "webhooks",
      "webhooks/events",
    ],
    others: [
      "checkout/ownership/cookie",
      "notices/difference-email",
      "order",
      "recipient",
      "subscriptions/changes/free-days",
      "subscriptions/state/lease",
      "subscriptions/state/provider-call",
    ],
  },
  files: { folders: ["arriving", "exporting", "serving", "sweeping"], others: [] },
  introductions: {
    folders: ["answering", "closing", "exporting", "figures", "operator", "reminders"],
    others: [],
  },
  legal: { folders: ["exporting", "leaving"], others: [] },
  matching: {
    folders: [
      "brand-matches",
      "briefs",
      "exporting",
      "feedback",
      "figures",
      "history",
      "index-sync",
      "judging",
      "meaning",
      "new-matches",
      "operator",
      "payment-neutrality",
      "profile-vectors",
      "quoting",
      "readings",
      "retrieval",
      "search",
      "similarity",
      "snapshots",
      "suggestions",
      "visibility",
      "writing",
    ],
    others: ["index-sync/comparison", "index-sync/turns"],
  },
  messaging: {
    folders: ["attachments", "blocks", "contacts", "exporting", "messages", "operator", "unread-mail"],
    others: [],
  },
  profiles: {
    folders: ["availability", "photo", "seeing", "sorting"],
    others: ["avatar-routes", "sorting/lines", "sorting/links", "sorting/names", "sorting/prose"],
  },
  projects: {
    folders: ["access", "completing", "exporting", "forgetting", "operator", "people", "references"],
    others: [],
  },
  referrals: {
    folders: ["confirming", "exporting", "forgetting", "invitations", "operator", "rewards", "signals"],
    others: ["confirming/identity-signals", "confirming/unlocking"],
  },
  shortlists: { folders: ["exporting", "guests", "people"], others: ["guests/cookie"] },
  work: {
    folders: ["crediting", "exploring", "exporting", "operator", "public-pages", "showing"],
    others: [
      "exploring/explore-page",
      "public-pages/frame",
      "public-pages/member-page",
      "public-pages/missing-page",
      "public-pages/page-content",
      "public-pages/page-styles",
      "public-pages/pictures",
      "public-pages/sharing",
      "public-pages/structured-data",
      "public-pages/words",
      "public-pages/work-parts",
    ],
  },
};

const webFolders = ["components", "pages"];

export const webFeatures: Record<string, FeatureFiles> = {
  accounts: { folders: webFolders, others: [] },
  admin: { folders: webFolders, others: ["overview-figures", "sign-up-words"] },
  billing: {
    folders: webFolders,
    others: [
      "billing-texts",
      "card-typing",
      "stripe-appearance",
      "stripe-confirmation",
      "stripe-loading",
      "subscription-status",
      "test-card-schemas",
    ],
  },
  introductions: { folders: ["components"], others: [] },
  legal: { folders: webFolders, others: ["records-file"] },
  matching: {
    folders: webFolders,
    others: [
      "basis-context",
      "bio-preview",
      "card-actions-context",
      "brief-autosave",
      "card-facts",
      "corrections",
      "feedback-words",
      "history-words",
      "improvement-words",
      "paging",
      "readiness",
      "reading-changes",
      "reading-marks",
      "reading-sentences",
      "reading-words",
      "requirements",
      "result-groups",
      "tally",
      "text-marks",
      "word-comparison",
    ],
  },
  messaging: {
    folders: webFolders,
    others: [
      "attachment-tray",
      "contact-order",
      "contact-search",
      "draft-message",
      "history",
      "links",
      "outbox",
      "outbox-storage",
      "outgoing-uploads",
      "rows",
    ],
  },
  profiles: {
    folders: webFolders,
    others: [
      "availability-values",
      "custom-skills",
      "first-profile",
      "form-context",
      "profile-schemas",
      "public-facts",
      "web-address",
    ],
  },
  projects: { folders: webFolders, others: [] },
  referrals: { folders: webFolders, others: [] },
  shortlists: { folders: webFolders, others: [] },
  work: { folders: webFolders, others: [] },
};
