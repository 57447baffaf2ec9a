import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

const ofSignIn = z.object({ signInId: z.string() });
const ofAddress = z.object({ email: z.string() });

export const sendVerification = defineJob("accounts.send-verification", ofSignIn);
export const sendVerificationAgain = defineJob("accounts.send-verification-again", ofAddress);
export const sendEmailChanged = defineJob(
  "accounts.send-email-changed",
  z.object({ to: z.string(), username: z.string(), newEmail: z.string() }),
);
export const sendEmailChangeAsked = defineJob("accounts.send-email-change-asked", ofSignIn);
export const sendPasswordReset = defineJob("accounts.send-password-reset", ofAddress);
export const sendPasswordChanged = defineJob("accounts.send-password-changed", ofSignIn);
export const sendTeamInvitation = defineJob("accounts.send-team-invitation", z.object({ invitationId: z.string() }));
/** Sends an email to somebody whose sign-in is already deleted, so the payload holds everything that the email says. */
export const sendTeamRemoval = defineJob(
  "accounts.send-team-removal",
  z.object({ to: z.string(), username: z.string(), agencyName: z.string() }),
);
export const removeExpired = defineJob("accounts.remove-expired", z.object({}));
