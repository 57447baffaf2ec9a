import {
  type AgencyAvailability,
  dayOf,
  type DayRate,
  dayRateBands,
  dayRates,
  type FreelancerAvailability,
  type Rate,
  type SmallestProject,
  smallestProjectBands,
} from "@triptych/contract/availability";
import { msPerDay } from "@triptych/contract/durations";
import type { AgencyProfileData, ProfileData } from "@triptych/contract/profiles";

/** Sets how people of the demo marketplace say when they are free: most are free now or soon, and some have not said so for long. */
const plans = [
  { status: "now", amount: 3, confirmedDaysAgo: 3 },
  { status: "now", amount: 4, confirmedDaysAgo: 1 },
  { status: "from", inDays: 18, amount: 5, confirmedDaysAgo: 6 },
  { status: "now", amount: 2, confirmedDaysAgo: 9 },
  { status: "not_now", confirmedDaysAgo: 4 },
  { status: "now", amount: 5, confirmedDaysAgo: 0 },
  { status: "from", inDays: 40, amount: 3, confirmedDaysAgo: 2 },
  null,
  { status: "now", amount: 4, confirmedDaysAgo: 20 },
  { status: "from", inDays: 75, confirmedDaysAgo: 11 },
] as const;

/** Returns a profile of the demo marketplace with what its person says of when they are free and what they cost, by their place among the people. */
export function withStatements(profile: ProfileData, place: number, now: Date): ProfileData {
  if (profile.type === "brand") return profile;
  const rate = place % 5 === 3 ? undefined : rateOf(profile, place);
  const availability = availabilityOf(profile.type, place, now);
  const data = { ...profile.data, ...(availability && { availability }), ...(rate && { rate }) };
  return { type: profile.type, data } as ProfileData;
}

function availabilityOf(
  type: "agency" | "freelancer",
  place: number,
  now: Date,
): FreelancerAvailability | AgencyAvailability | undefined {
  const plan = plans[place % plans.length];
  if (!plan) return undefined;
  const amount = "amount" in plan ? plan.amount : undefined;
  const daysFromNow = (days: number) => new Date(now.getTime() + days * msPerDay).toISOString();
  return {
    status: plan.status,
    ...(plan.status === "from" && { from: dayOf(daysFromNow(plan.inDays)) }),
    ...(amount !== undefined && (type === "agency" ? { peopleFree: amount } : { daysPerWeek: amount })),
    confirmedAt: daysFromNow(-plan.confirmedDaysAgo),
  };
}

/** Holds the smallest projects that go with an agency's minimum budget. */
const projectsFrom: Record<AgencyProfileData["minimumBudget"], readonly SmallestProject[]> = {
  "< £10k": ["From £2,500", "From £5,000"],
  "£10k - £50k": ["From £10,000", "From £25,000"],
  "£50k - £100k": ["From £50,000"],
  "£100k - £500k": ["From £100,000"],
  "£500k+": [],
};

/** Matches a day's rate in somebody's own words. */
const saidRate = /day rate £(\d+)|£(\d+) (?:a )?day/i;

/** NOTE: who names a sum in their own words says the same here, or nothing. */
function rateOf(profile: Exclude<ProfileData, { type: "brand" }>, place: number): Rate | undefined {
  const shownTo = place % 3 === 1 ? "introduced" : "everybody";
  const words = profile.type === "agency" ? profile.data.uniqueValue : profile.data.bio;
  const said = saidRate.exec(words);
  if (profile.type === "freelancer" && said) {
    const sum = Number(said[1] ?? said[2]);
    return { per: "day", band: dayRateBands.findLast((band) => dayRates[band] <= sum)!, shownTo: "everybody" };
  }
  if (words.includes("£")) return undefined;
  if (profile.type === "agency") {
    const bands = projectsFrom[profile.data.minimumBudget];
    const band = bands[place % Math.max(1, bands.length)];
    return band && { per: "project", band, shownTo };
  }
  if (place % 4 === 0)
    return { per: "project", band: bandOf<SmallestProject>(smallestProjectBands, place % 3), shownTo };
  return { per: "day", band: bandOf<DayRate>(dayRateBands, 1 + (place % 4)), shownTo };
}

const bandOf = <Band>(bands: readonly Band[], at: number): Band => bands[at]!;
