import { readFile } from "node:fs/promises";
import { UserType } from "@triptych/contract/basics";
import { subscriptionStatuses } from "@triptych/contract/billing";
import { BriefCard, declineReasons, introductionAnswers } from "@triptych/contract/introductions";
import {
  AgencyProfileData,
  BrandProfileData,
  FreelancerProfileData,
  type ProfileData,
} from "@triptych/contract/profiles";
import { ReferenceAnswers } from "@triptych/contract/project-endings";
import { ProjectPage } from "@triptych/contract/projects";
import { NamedVote, PersonStatus, Vote } from "@triptych/contract/shortlists";
import { CaseStudyBody } from "@triptych/contract/work";
import { z } from "zod";
import { type PaletteName, palettes, type StyleName, styles } from "./drawings/styles.ts";

const folder = new URL("../../demo/", import.meta.url);

const DemoStatus = z.enum(subscriptionStatuses).extract(["active", "trialing", "canceled"]);
const paying = { username: z.string(), subscription: DemoStatus };
const Agencies = z.array(z.strictObject({ ...paying, data: AgencyProfileData }));
const Freelancers = z.array(z.strictObject({ ...paying, data: FreelancerProfileData }));
const Brands = z.array(z.strictObject({ username: z.string(), data: BrandProfileData }));

const picture = {
  style: z.enum(Object.keys(styles) as [StyleName, ...StyleName[]]),
  palette: z.enum(Object.keys(palettes) as [PaletteName, ...PaletteName[]]),
};

/** Holds a picture, or a PDF as its title and lines. */
const WrittenAttachment = z.union([
  z.strictObject({ name: z.string(), ...picture }),
  z.strictObject({ name: z.string(), lines: z.array(z.string()).min(1) }),
]);
export type WrittenAttachment = z.output<typeof WrittenAttachment>;

const Conversations = z.array(
  z.strictObject({
    between: z.tuple([z.string(), z.string()]),
    messages: z.array(
      z.strictObject({
        from: z.string(),
        hoursAgo: z.number(),
        text: z.string(),
        attachments: z.array(WrittenAttachment).optional(),
      }),
    ),
  }),
);

/** Holds first messages with what became of them. One without an answer is open, or has closed by now. */
const Introductions = z.array(
  z.strictObject({
    from: z.string(),
    to: z.string(),
    hoursAgo: z.number(),
    text: z.string(),
    card: BriefCard.nullable(),
    answer: z
      .strictObject({
        kind: z.enum(introductionAnswers),
        reason: z.enum(declineReasons).optional(),
        hoursAgo: z.number(),
        text: z.string(),
      })
      .optional(),
    withdrawnHoursAgo: z.number().optional(),
  }),
);
export type WrittenIntroduction = z.output<typeof Introductions>[number];

const WrittenReference = ReferenceAnswers.extend({
  daysAgo: z.number(),
  reply: z.strictObject({ daysAgo: z.number(), text: z.string() }).optional(),
});
export type WrittenReference = z.output<typeof WrittenReference>;

/** Holds projects that were accepted, with what their sides say of each other once they are completed. */
const Projects = z.array(
  z.strictObject({
    owner: z.string(),
    chosen: z.string(),
    title: z.string(),
    description: z.string(),
    ...ProjectPage.pick({ requirements: true, budget: true, dates: true }).shape,
    daysAgo: z.strictObject({ begun: z.number(), completed: z.number().optional() }),
    byOwner: WrittenReference.optional(),
    byChosen: WrittenReference.optional(),
  }),
);
export type WrittenProject = z.output<typeof Projects>[number];

const Shortlists = z.array(
  z.strictObject({
    username: z.string(),
    name: z.string(),
    /** Names the saved brief by the beginning of its text. */
    briefStartsWith: z.string(),
    daysAgo: z.number(),
    people: z.array(
      z.strictObject({
        username: z.string(),
        status: PersonStatus,
        note: z.string(),
        vote: Vote.nullable(),
        guests: z.array(NamedVote),
      }),
    ),
  }),
);
export type WrittenShortlist = z.output<typeof Shortlists>[number];

const CaseStudies = z.array(
  z.strictObject({
    username: z.string(),
    ...CaseStudyBody.omit({ images: true, credits: true }).shape,
    pictures: z.array(z.strictObject({ ...picture, alternativeText: z.string() })).min(1),
    credits: z.array(z.strictObject({ username: z.string(), role: z.string() })),
  }),
);
export type WrittenCaseStudy = z.output<typeof CaseStudies>[number];

const SavedBriefs = z.array(
  z.strictObject({
    username: z.string(),
    daysAgo: z.number(),
    isImproved: z.boolean(),
    isSearched: z.boolean(),
    originalText: z.string(),
  }),
);

/** Holds briefs in people's own words, and who should be among the first five matches. */
const Briefs = z.array(
  z.strictObject({ id: z.string(), searcherType: UserType, text: z.string(), rightPeople: z.array(z.string()).min(1) }),
);

export interface DemoPerson {
  username: string;
  profile: ProfileData;
  /** Is `null` for brands. */
  subscription: z.output<typeof DemoStatus> | null;
}

/** Reads the invented people of the demo marketplace, and what they have done so far. */
export async function readMarketplace() {
  // NOTE: one after the other, because checking all of them in one turn of the event loop would stop it.
  const agencies = await readData("agencies.json", Agencies);
  const freelancers = await readData("freelancers.json", Freelancers);
  const brands = await readData("brands.json", Brands);
  const conversations = await readConversations();
  const introductions = await readData("introductions.json", Introductions);
  const work = await readCaseStudies();
  const savedBriefs = await readData("saved-briefs.json", SavedBriefs);
  const shortlists = await readData("shortlists.json", Shortlists);
  const projects = await readData("projects.json", Projects);
  const people: DemoPerson[] = [
    ...brands.map(({ username, data }) => ({
      username,
      subscription: null,
      profile: { type: "brand" as const, data },
    })),
    ...agencies.map(({ username, subscription, data }) => ({
      username,
      subscription,
      profile: { type: "agency" as const, data },
    })),
    ...freelancers.map(({ username, subscription, data }) => ({
      username,
      subscription,
      profile: { type: "freelancer" as const, data },
    })),
  ];
  return { people, conversations, introductions, work, savedBriefs, shortlists, projects };
}

export const readConversations = () => readData("conversations.json", Conversations);
export const readCaseStudies = () => readData("case-studies.json", CaseStudies);
export const readDemoBriefs = () => readData("briefs.json", Briefs);

async function readData<S extends z.ZodType>(name: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(new URL(name, folder), "utf8")));
}
