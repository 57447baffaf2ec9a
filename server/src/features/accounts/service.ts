import { accountLimits, type updateNotificationPreferences } from "@triptych/contract/accounts";
import type { ParsedRequestOf } from "@triptych/contract/endpoint";
import { msPerDay } from "@triptych/contract/durations";
import type { Transaction } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import { closingService } from "./closing/service.ts";
import { emailsService } from "./email-address/service.ts";
import { exportingService } from "./exporting/service.ts";
import type { AccountsDeps } from "./deps.ts";
import { operatorsService } from "./operators/service.ts";
import { operatorsStore } from "./operators/store.ts";
import { createPasswordCheck } from "./passwords/check.ts";
import { passwordsService } from "./passwords/service.ts";
import { peopleService } from "./people/service.ts";
import { reclaimingService } from "./reclaiming/service.ts";
import { registrationService } from "./registration/service.ts";
import { createReservedNames } from "./reserved-names.ts";
import { createSessionCookies } from "./sessions/cookie.ts";
import { createDevices } from "./sessions/devices.ts";
import { sessionsService } from "./sessions/service.ts";
import { isStillCalling } from "./sessions/tables.ts";
import { accountsStore } from "./store.ts";
import { teamService } from "./team/service.ts";
import { teamStore } from "./team/store.ts";

export type { Recipient } from "./people/service.ts";

/** Says which emails somebody wants; what is absent stays as it is. */
type EmailChoice = ParsedRequestOf<typeof updateNotificationPreferences>["body"];

export type AccountsService = ReturnType<typeof accountsService>;

export function accountsService(deps: AccountsDeps) {
  const { database, clock, identity, settings } = deps;
  const store = accountsStore(database);
  const cookies = createSessionCookies({ isSecure: settings.publicUrl.startsWith("https:") });
  const devices = createDevices({ tokens: deps.deviceTokens, newId: deps.newId });
  const passwordCheck = createPasswordCheck({ ...deps, devices });
  const people = peopleService(deps);
  const sessions = sessionsService({ ...deps, passwordCheck, cookies });
  const emails = emailsService({ ...deps, passwordCheck });
  const passwords = passwordsService({ ...deps, passwordCheck, emails });
  const registration = registrationService({ ...deps, sessions, emails });
  const closing = closingService(deps);
  const team = teamService({ ...deps, sessions, registration, closing });
  const operators = operatorsService({ ...deps, sessions, registration, emails });
  const { takeBack: takeBackAddress } = reclaimingService({ ...deps, closing });

  /** Saves which emails a person wants. Ignores the choice about billing for brands, which pay nothing. */
  async function updateNotifications(viewer: Viewer, choice: EmailChoice) {
    const isPaying = viewer.userType === "agency" || viewer.userType === "freelancer";
    await store.updateNotifications(viewer.signInId, {
      notifiesMessages: choice.email_notifications_messages,
      notifiesAvailability: choice.email_notifications_availability,
      ...(isPaying ? { notifiesBilling: choice.email_notifications_billing } : {}),
    });
  }

  /** Removes links, invitations, sessions and kept usernames that have expired. */
  async function removeExpired(): Promise<void> {
    await store.removeExpiredTokens(clock.now());
    await store.removeRestedLooks(new Date(clock.now().getTime() - accountLimits.usernameRestDays * msPerDay));
    await operatorsStore(database).removeExpired(clock.now());
    await teamStore(database).removeExpiredInvitations(clock.now());
    await identity.removeExpiredSessions();
  }

  return {
    takeBackAddress,
    findSessionKey: sessions.findSessionKey,
    viewerOf: sessions.viewerOf,
    authenticate: sessions.authenticate,
    authenticateToDescribe: sessions.authenticateToDescribe,
    recognise: sessions.recognise,
    sessionToConfirm: sessions.sessionToConfirm,
    confirm: sessions.confirm,
    isStillCalling,
    cookies,
    devices,
    signIn: sessions.signIn,
    signOut: sessions.signOut,
    describe: sessions.describe,
    describeCaller: sessions.describeCaller,
    register: registration.register,
    checkRegistration: registration.check,
    emails,
    passwords,
    team,
    ...people,
    ...exportingService(deps),
    updateNotifications,
    stopMessageMails: async (signInId: string): Promise<void> =>
      void (await store.updateNotifications(signInId, { notifiesMessages: false })),
    stopAvailabilityMails: async (signInId: string): Promise<void> =>
      void (await store.updateNotifications(signInId, { notifiesAvailability: false })),
    stopBillingReminders: async (signInId: string): Promise<void> =>
      void (await store.updateNotifications(signInId, { notifiesBilling: false })),
    /** Replaces the address of somebody's photo, and returns the one before. */
    replacePhoto: (tx: Transaction, userId: string, photo: string | null): Promise<string | null> =>
      accountsStore(tx).replacePhoto(userId, photo),
    removeUser: closing.removeUser,
    removeTeammate: closing.removeTeammate,
    describeLeaving: closing.describeLeaving,
    operators,
    isReservedName: createReservedNames(settings.productName).isReservedName,
    removeExpired,
    product: {
      name: settings.productName,
      tagline: "Where brands, agencies and freelancers connect",
      instagramUrl: settings.instagramUrl,
      linkedInUrl: settings.linkedInUrl,
      isDemo: settings.isDemo,
      hasDemoAccounts: settings.hasDemoAccounts,
      hasOutbox: settings.hasOutbox,
    },
  };
}
