import { betterAuthIdentity } from "../adapters/identity/better-auth.ts";
import type { Config } from "../config/config.ts";
import { createIndexHere } from "./matching-index.ts";
import { accountsService } from "../features/accounts/service.ts";
import { adminService } from "../features/admin/service.ts";
import { billingService } from "../features/billing/service.ts";
import { filesService } from "../features/files/service.ts";
import { introductionsService } from "../features/introductions/service.ts";
import { legalService } from "../features/legal/service.ts";
import { mergeFacts } from "../features/matching/payment-neutrality/rules.ts";
import { matchingService } from "../features/matching/service.ts";
import { messagingService } from "../features/messaging/service.ts";
import { profilesService } from "../features/profiles/service.ts";
import { projectsService } from "../features/projects/service.ts";
import { referralsService } from "../features/referrals/service.ts";
import { shortlistsService } from "../features/shortlists/service.ts";
import { workService } from "../features/work/service.ts";
import { systemClock } from "../platform/process/clock.ts";
import { createKeyedHash } from "../platform/identity/keyed-hash.ts";
import { afterCommit, type Transaction } from "../platform/database/database.ts";
import { systemRandomness } from "../platform/process/ids.ts";
import { createSignedTokens } from "../platform/security/signed-token.ts";
import type { FeatureDeps } from "./feature-deps.ts";

export type Features = ReturnType<typeof composeFeatures>;

/**
 * Creates the thirteen services, in the order in which they need each other. Calls in the other direction are passed in as
 * functions.
 */
export function composeFeatures(config: Config, parts: FeatureDeps) {
  const { open, log, sessionSecret, clock, newId, queue, meters, spend, spendFor } = parts;
  const { publish, publishAll, disconnectSession } = parts;
  const { mail, payments, ai } = parts.integrations;
  const { database } = open;
  const identity = betterAuthIdentity({
    database,
    clock: systemClock,
    newId,
    secret: sessionSecret,
    publicUrl: config.publicUrl,
    passwordHashing: parts.passwordHashing,
  });

  const emailing = { database, clock, newId, queue, mail, settings: describeSite(config) };

  /** Brings the operators' list and the owner's open pages up to date. */
  async function noteSubscriptionShown(tx: Transaction, userId: string): Promise<void> {
    await admin.projection.update(tx, [userId]);
    afterCommit(() => publish(userId, "account_changed", {}));
  }

  const billing = billingService({
    ...payments,
    database,
    clock,
    newId,
    log,
    queue,
    mail,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "billing.cancellation" }),
    checkoutTokens: createSignedTokens({ secret: sessionSecret, purpose: "billing.checkout" }),
    reminderTokens: createSignedTokens({ secret: sessionSecret, purpose: "billing.reminders" }),
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
    // NOTE: these functions are what billing needs of accounts.
    findRecipient: (userId) => accounts.findOwner(userId),
    listOperators: () => accounts.listOperators(),
    stopReminders: (signInId) => accounts.stopBillingReminders(signInId),
    isEmailTaken: (email) => accounts.isEmailTaken(email),
    onAccessChanged: async (tx, userId) => {
      await matching.noteVisibilityChange(tx, userId);
      await referrals.noteChange(tx, userId);
      await noteSubscriptionShown(tx, userId);
    },
    onDetailsChanged: (tx, userId) => noteSubscriptionShown(tx, userId),
  });
  payments.deliverTo(billing.receive);
  const accounts = accountsService({
    database,
    clock,
    newId,
    queue,
    mail,
    spend,
    spendFor,
    deviceTokens: createSignedTokens({ secret: sessionSecret, purpose: "accounts.device" }),
    billing,
    identity,
    settings: {
      productName: config.product.name,
      instagramUrl: config.product.instagramUrl,
      linkedInUrl: config.product.linkedInUrl,
      publicUrl: config.publicUrl,
      isDemo: config.mode === "demo",
      hasDemoAccounts: config.mode === "demo" && config.hasDemoData,
      hasOutbox: config.mode === "demo" && !config.smtp,
      adminUsernames: config.adminUsernames,
      freelancerViewUsernames: config.freelancerViewUsernames,
    },
    describeProfile: (userId) => profiles.describe(userId),
    nameOfProfile: (profile) => profiles.nameOf(profile),
    onRegistered: (tx, account) => referrals.noteRegistration(tx, account),
    onUnverifiedRemoved: async (tx, userId) => {
      await referrals.forgetPerson(tx, await accounts.describeLeaving(tx, userId));
      await billing.endUnverified(tx, userId);
      await matching.forgetPerson(tx, userId);
      await shortlists.forgetPerson(tx, userId);
      await projects.forgetPerson(tx, userId);
      await messaging.attachments.forgetPerson(tx, userId);
      await files.forgetPerson(tx, userId);
    },
    onVerified: async (tx, userId) => {
      await matching.noteVisibilityChange(tx, userId);
      await referrals.noteChange(tx, userId);
      await admin.projection.update(tx, [userId]);
    },
    disconnectSession,
    publishAccountChanged: (userId) => publish(userId, "account_changed", {}),
  });
  const files = filesService({
    ...parts.integrations.files,
    database,
    clock,
    newId,
    // NOTE: addresses of files are secrets, so tests cannot choose them.
    randomness: systemRandomness,
    queue,
    log,
    isShownToVisitors: (userId) => work.publicPages.isShown(userId),
  });
  const profiles = profilesService({
    database,
    clock,
    queue,
    mail,
    accounts,
    confirmTokens: createSignedTokens({ secret: sessionSecret, purpose: "profiles.availability" }),
    stopTokens: createSignedTokens({ secret: sessionSecret, purpose: "profiles.unsubscribe" }),
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
    callers: accounts,
    files,
    photos: accounts,
    publishAccountChanged: (userId) => publish(userId, "account_changed", {}),
    mayUse: billing.mayUse,
    isReservedName: accounts.isReservedName,
    onProfileSaved: (tx, userId) => matching.noteProfile(tx, userId),
    onWordsSaved: (tx, userId, profile) => work.publicPages.noteProfile(tx, userId, profile),
    engine: parts.engine,
  });
  const messaging = messagingService({
    ...emailing,
    accounts,
    profiles,
    files,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "messaging.unsubscribe" }),
    publish,
    publishAll,
    // NOTE: these functions are what messaging needs of introductions.
    onBegun: (tx, message) => introductions.noteBegun(tx, message),
    onFirstReply: (tx, message) => introductions.noteReply(tx, message),
    onBlocked: async (tx, block) => {
      await introductions.noteBlock(tx, block);
      await work.crediting.noteBlock(tx, block);
    },
  });
  const matching = matchingService({
    database,
    clock,
    newId,
    log,
    queue,
    meters,
    profiles,
    ai,
    index: parts.matchingIndex,
    sharedIndex: parts.sharedMatchingIndex,
    engine: parts.engine,
    encoder: parts.integrations.encoder,
    createIndex: createIndexHere,
    random: Math.random,
    findSearcher: accounts.findSearcher,
    listBlockedWith: messaging.listBlockedWith,
    listContactIds: messaging.listContactIds,
    listPaymentFacts: async (userIds) =>
      mergeFacts(
        await billing.listPaymentFacts(userIds),
        await referrals.listReferralFacts(userIds),
        await introductions.listResponseFacts(userIds),
        await shortlists.listSaveFacts(userIds),
        await projects.references.listReferenceFacts(userIds),
      ),
    listReferences: (viewerId, userIds) => projects.references.listQuotable(viewerId, userIds),
    // NOTE: the embedded database belongs to this process, which notices its own changes at once.
    pollEveryMs: open.isEmbedded ? 2_000 : 400,
    waitsForMore: parts.waitsForMore,
  });
  const introductions = introductionsService({
    ...emailing,
    profiles,
    messaging,
    matching,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "messaging.unsubscribe" }),
    onIntroduced: (tx, introduction) => shortlists.noteIntroduced(tx, introduction),
    onDeclined: (tx, introduction) => shortlists.noteDeclined(tx, introduction),
    publishAll,
  });
  const shortlists = shortlistsService({
    database,
    clock,
    newId,
    accounts,
    profiles,
    messaging,
    matching,
    settings: { publicUrl: config.publicUrl },
    publish: (userId) => publish(userId, "shortlists_changed", {}),
  });
  const projects = projectsService({
    ...emailing,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "messaging.unsubscribe" }),
    profiles,
    messaging,
    matching,
    publish: (userId) => publish(userId, "projects_changed", {}),
  });
  const work = workService({
    ...emailing,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "messaging.unsubscribe" }),
    accounts,
    files,
    profiles,
    messaging,
    projects,
    pageFont: parts.pageFont,
    sharePictures: parts.integrations.files.sharePictures,
    publish: (userId) => publish(userId, "work_changed", {}),
  });
  const referrals = referralsService({
    ...emailing,
    accounts,
    billing,
    profiles,
    matching,
    messaging,
    signalHash: createKeyedHash({ secret: sessionSecret, purpose: "referrals.signals" }),
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "referrals.stop" }),
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
  });
  const admin = adminService({
    database,
    clock,
    newId,
    log,
    accounts,
    billing,
    matching,
    introductions,
    projects,
    work,
    referrals,
  });
  const legal = legalService({
    database,
    clock,
    queue,
    mail,
    accounts,
    billing,
    files,
    profiles,
    messaging,
    matching,
    introductions,
    shortlists,
    projects,
    work,
    referrals,
    admin,
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
  });

  return {
    hashPassword: (password: string) => identity.hashPassword(password),
    billing,
    accounts,
    files,
    profiles,
    messaging,
    matching,
    introductions,
    shortlists,
    projects,
    work,
    referrals,
    admin,
    legal,
  };
}

const describeSite = (config: Config) => ({ publicUrl: config.publicUrl, productName: config.product.name });
