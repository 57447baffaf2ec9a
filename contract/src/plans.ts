import type { UserType } from "./basics.ts";

export const trialDays = 30;
export const renewalReminderDaysBefore = 3;
export const trialReminderDaysBefore = 7;
/** Sets the days that a failed renewal keeps access while the provider tries again. */
export const pastDueGraceDays = 7;
/** Sets the hours after which a subscription that no account claimed is cancelled. */
export const unclaimedHours = 24;
/** Sets the minutes after which somebody who paid and did not register is emailed a link to finish. */
export const checkoutLinkMinutes = 30;
/** Sets the days for which the link of a reminder can cancel. */
export const cancellationLinkDays = 60;

export interface Plan {
  userType: UserType;
  name: string;
  /** Sets what registration shows and what is charged, in pence per month; 0 for brands. */
  pricePence: number;
  /** Sets the price in the dashboard's list of plans, in pence per month. Brands see it beside the word that it is free for them. */
  listPricePence: number;
  trialDays: number;
  isFree: boolean;
  features: readonly string[];
}

/** Sets what is charged per month, in pence; `brandList` is the price that the list of plans shows brands and that they do not pay. */
const monthlyPence = {
  freelancer: 1_500,
  agency: 5_000,
  brandList: 5_000,
};

/** Lists the plans. A brand's list price appears in the dashboard, marked as free for brands. */
export const plans: Record<UserType, Plan> = {
  freelancer: {
    userType: "freelancer",
    name: "Freelancer plan",
    pricePence: monthlyPence.freelancer,
    listPricePence: monthlyPence.freelancer,
    trialDays,
    isFree: false,
    features: [
      "Unlimited profile views from brands and agencies",
      "Direct messaging with potential clients",
      "AI-powered matching with ideal clients",
    ],
  },
  agency: {
    userType: "agency",
    name: "Agency plan",
    pricePence: monthlyPence.agency,
    listPricePence: monthlyPence.agency,
    trialDays,
    isFree: false,
    features: [
      "Share account with anyone in the agency",
      "Advanced creative talent matching",
      "Get found by ideal clients",
    ],
  },
  brand: {
    userType: "brand",
    name: "Brand plan",
    pricePence: 0,
    listPricePence: monthlyPence.brandList,
    trialDays,
    isFree: true,
    features: [
      "Source the right agency for a project",
      "Direct access to talent",
      "Customised talent matching",
      "Free access",
    ],
  },
};

/** Returns the texts of the screens about a free trial of so many days. The examples are for a trial of 30 days. */
export function trialTextsOf(days: number) {
  return {
    /** Reads "30-day free trial". */
    feature: `${days}-day free trial`,
    /** Reads "Start your 30-day free trial". */
    offer: `Start your ${days}-day free trial`,
    /** Reads "Your account has been created with a 30-day free trial." */
    registered: `Your account has been created with a ${days}-day free trial.`,
    /** Reads "Your free agency trial has started. You won't be charged for 30 days." */
    started: (type: string) => `Your free ${type} trial has started. You won't be charged for ${days} days.`,
  };
}
export const trialTexts = trialTextsOf(trialDays);

/** Lists the account types that pay: brands have no subscription. */
export const payingTypes = ["agency", "freelancer"] as const;
