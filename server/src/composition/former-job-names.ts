/**
 * Maps names under which an older version may have queued jobs to their present names, for upgrades and for backups that
 * are restored. TODO: remove an entry once no version that queued jobs under its name can be upgraded from.
 */
export const formerJobNames: Record<string, string> = {
  "advance-test-payments": "billing.advance-test-payments",
  "close-subscription": "billing.close-subscription",
  "deliver-test-payment-event": "billing.deliver-test-event",
  "embed-missing-profiles": "matching.embed-missing-profiles",
  "embed-profile": "matching.embed-profile",
  "end-overdue-subscriptions": "billing.end-overdue-subscriptions",
  "legal.mail-account-deleted": "legal.send-account-deleted",
  "legal.mail-sign-in-deleted": "legal.send-sign-in-deleted",
  "legal.mail-teammate-left": "legal.send-teammate-left",
  "messaging.mail-about-unread": "messaging.check-unread",
  "messaging.send-unread-letter": "messaging.send-unread-email",
  "read-payment-state": "billing.read-provider-state",
  "reconcile-subscriptions": "billing.reconcile-subscriptions",
  "referrals.decide": "referrals.decide-referral",
  "referrals.mail-invitation": "referrals.send-invitation",
  "referrals.mail-reward": "referrals.send-reward",
  "remind-of-payments": "billing.remind-of-payments",
  "send-billing-letter": "billing.send-notice",
  "send-checkout-link": "billing.send-checkout-link",
};
