import { trialDays } from "@triptych/contract/billing";
import type { OutgoingEmail } from "../../adapters/mail/mail.ts";
import { composeEmail, type Addressed } from "../../email/compose-email.ts";

export async function invitationEmail(
  invitation: Omit<Addressed, "username"> & { inviter: string; token: string; stopToken: string },
): Promise<OutgoingEmail> {
  const { to, productName, publicUrl, inviter, token, stopToken } = invitation;
  const email = await composeEmail(to, `You are invited to ${productName}`, {
    productName,
    preview: "A member thinks you would like it here.",
    heading: `You are invited to ${productName}`,
    paragraphs: [
      `${inviter} thinks you would like it here.`,
      `${productName} is where brands, agencies and freelancers find each other. You say in your own words what you need or what you do, see who fits and why, and talk to them directly.`,
      "It matches on requirements, never on who pays the most.",
    ],
    action: { label: "Have a look", url: `${publicUrl}/auth?token=${token}` },
    smallPrint: [`Brands are free. Agencies and freelancers begin with ${trialDays} days free.`],
    footer: `You are receiving this because ${inviter} entered your address. This is the only invitation that we will send you: there are no reminders, and no other member can invite you again.`,
    unsubscribeUrl: `${publicUrl}/unsubscribe/invitations?token=${stopToken}`,
  });
  return {
    ...email,
    headers: {
      "List-Unsubscribe": `<${publicUrl}/api/one-click/unsubscribe/invitations?token=${stopToken}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export type RewardStep = "unlocked" | "claimed" | "shipped" | "delivered" | "refused";

export function rewardEmail(
  notice: Addressed & { reward: string; step: RewardStep } & StepFacts,
): Promise<OutgoingEmail> {
  const { to, productName, publicUrl, username, reward, step } = notice;
  const { subject, lines, label } = stepTexts(reward, notice)[step];
  return composeEmail(to, subject, {
    productName,
    preview: lines[0]!,
    heading: subject,
    paragraphs: [`Hello ${username},`, ...lines],
    action: { label, url: `${publicUrl}/referrals` },
    footer: `You are receiving this because people have joined ${productName} through you.`,
  });
}

interface StepFacts {
  trackingNumber: string | null;
  refusalReason: string | null;
}

function stepTexts(
  reward: string,
  { trackingNumber, refusalReason }: StepFacts,
): Record<RewardStep, { subject: string; lines: string[]; label: string }> {
  return {
    unlocked: {
      subject: `You have earned a reward: ${reward}`,
      lines: [
        `Enough people have joined through you to earn this: ${reward}.`,
        "Tell us where to send it, and it is yours.",
      ],
      label: "Claim your reward",
    },
    claimed: {
      subject: `We are preparing your reward: ${reward}`,
      lines: [
        "Thank you: we have your address and are preparing your parcel.",
        "We will email you again when it has been sent.",
      ],
      label: "See your rewards",
    },
    shipped: {
      subject: `Your reward is on its way: ${reward}`,
      lines: ["Your parcel has been sent.", ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : [])],
      label: "See your rewards",
    },
    delivered: {
      subject: `Your reward has arrived: ${reward}`,
      lines: [
        "Your parcel has been delivered. We hope you like it.",
        "If it is not there, or something is wrong with it, please reply to this email.",
      ],
      label: "See your rewards",
    },
    refused: {
      subject: `We cannot send you this reward: ${reward}`,
      lines: [
        "We looked at the people who joined through you, and did not grant your claim.",
        ...(refusalReason ? [`Our reason: ${refusalReason}`] : []),
        "If you think that this is a mistake, please reply to this email.",
      ],
      label: "See your rewards",
    },
  };
}
