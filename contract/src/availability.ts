import { z } from "zod";
import { Moment } from "./basics.ts";
import {
  availabilityLimits,
  availabilityStatuses,
  dayRateBands,
  smallestProjectBands,
  type AvailabilityStatus,
} from "./availability-in-words.ts";

export * from "./availability-in-words.ts";

const fromMessage = "Choose the day from which you are free";
const FromDay = z.iso.date({ error: fromMessage }).refine((day) => day.startsWith("20"), { error: fromMessage });

const shared = {
  status: z.enum(availabilityStatuses, { error: "Choose when you are free" }),
  from: FromDay.optional().describe("The first free day; only with the status `from`."),
  confirmedAt: Moment.optional().describe(
    "When the person last said so. The server sets it, and ignores what is sent: a changed statement is confirmed when it is saved.",
  ),
};

const hasItsDay = ({ status, from }: { status: AvailabilityStatus; from?: string | undefined }) =>
  (status === "from") === (from !== undefined);
const itsDay = { path: ["from"], error: fromMessage };

const daysMessage = `Choose 1 to ${availabilityLimits.daysPerWeek} days a week`;
const peopleMessage = `Please give a whole number from 1 to ${availabilityLimits.peopleFree}`;

export const FreelancerAvailability = z
  .strictObject({
    ...shared,
    daysPerWeek: z
      .int({ error: daysMessage })
      .min(1, { error: daysMessage })
      .max(availabilityLimits.daysPerWeek, { error: daysMessage })
      .optional(),
  })
  .refine(hasItsDay, itsDay)
  .describe("When a freelancer is free, and how many days a week.");
export type FreelancerAvailability = z.output<typeof FreelancerAvailability>;

export const AgencyAvailability = z
  .strictObject({
    ...shared,
    peopleFree: z
      .int({ error: peopleMessage })
      .min(1, { error: peopleMessage })
      .max(availabilityLimits.peopleFree, { error: peopleMessage })
      .optional(),
  })
  .refine(hasItsDay, itsDay)
  .describe("When an agency can start at the earliest, and how many of its people are free.");
export type AgencyAvailability = z.output<typeof AgencyAvailability>;

/** Holds what somebody says of when they are free, whatever their type. */
export type Availability = FreelancerAvailability & AgencyAvailability;

/** Says who may read a rate: everybody who may see the profile, or only those who have been introduced. */
export const rateReaders = ["everybody", "introduced"] as const;
export type RateReaders = (typeof rateReaders)[number];

const bandMessage = "Please choose from the list";
const shownTo = z
  .enum(rateReaders, { error: "Choose who may see it" })
  .describe("`introduced`: only people whom this person talks with see it, and searches never do.");
const ProjectRate = z.strictObject({
  per: z.literal("project"),
  band: z.enum(smallestProjectBands, { error: bandMessage }),
  shownTo,
});

export const FreelancerRate = z
  .discriminatedUnion("per", [
    z.strictObject({ per: z.literal("day"), band: z.enum(dayRateBands, { error: bandMessage }), shownTo }),
    ProjectRate,
  ])
  .describe("What a freelancer's day costs, or the smallest project that they take.");
export const AgencyRate = ProjectRate.describe("The smallest project that an agency takes.");
export type Rate = z.output<typeof FreelancerRate>;

/** Describes how a statement reads on a day. A statement that is not confirmed says nothing about today. */
export const ShownAvailability = z
  .object({
    state: z.enum([...availabilityStatuses, "unconfirmed"]),
    text: z.string().describe('As in "Available from 4 January, 3 days a week" or "Not confirmed since 3 November".'),
    confirmedDaysAgo: z.int().describe("The days since the person last said so."),
  })
  .describe("When somebody is free, as it reads today.");
export type ShownAvailability = z.infer<typeof ShownAvailability>;
