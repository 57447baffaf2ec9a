import { availabilityLimits } from "@triptych/contract/availability";
import { composeEmail } from "../../../email/compose-email.ts";

export interface AvailabilityEmail {
  to: string;
  productName: string;
  /** Holds what the person said, as in "Available from 4 January, 3 days a week". */
  statement: string;
  confirmUrl: string;
  profileUrl: string;
  unsubscribeUrl: string;
}

/** Renders the email that asks somebody whether they are still free when they said. One tap on its button confirms it. */
export function availabilityEmail({ to, productName, statement, ...urls }: AvailabilityEmail) {
  return composeEmail(to, `Still right? ${statement}`, {
    productName,
    preview: "One tap keeps it on your profile.",
    heading: "Is this still right?",
    paragraphs: [
      `Your profile says: ${statement}.`,
      `We ask every ${availabilityLimits.confirmedForDays} days. What nobody confirms is shown as not confirmed, and searches no longer count it.`,
    ],
    action: { label: "Yes, it is still right", url: urls.confirmUrl },
    smallPrint: [`Has it changed? Change it in your profile: ${urls.profileUrl}`],
    footer: "You are receiving this because emails about your availability are on in your settings.",
    unsubscribeUrl: urls.unsubscribeUrl,
  });
}
