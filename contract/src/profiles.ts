import { z } from "zod";
import {
  AgencyAvailability,
  AgencyRate,
  FreelancerAvailability,
  FreelancerRate,
  ShownAvailability,
} from "./availability.ts";
import { Done, Id, nameText, Photo, text, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { isWebAddress } from "./web-address.ts";
import { WorkCover } from "./work-covers.ts";
import {
  brandSizes,
  clientSizes,
  industries,
  minimumBudgets,
  projectTypes,
  regions,
  services,
  skills,
} from "./profile-choices.ts";

export * from "./profile-choices.ts";

const listError = { error: "Please choose from the list" };
export const Industry = z.enum(industries, listError);
export const Region = z.enum(regions, listError);
export const Service = z.enum(services, listError);
export const ClientSize = z.enum(clientSizes, listError);
export const ProjectType = z.enum(projectTypes, listError);
export const BrandSize = z.enum(brandSizes, listError);
export const MinimumBudget = z.enum(minimumBudgets, { error: "Select a minimum budget" });

export const profileLimits = {
  name: 120,
  title: 120,
  proseMin: 50,
  proseMax: 5_000,
  url: 2_048,
  customSkill: 60,
  customSkills: 30,
  /** Limits the characters of a text that is sorted into the fields of a profile. */
  pastedText: 20_000,
} as const;

const websiteMessage = "URL must start with http:// or https://";
const optionalUrlMessage = "Please enter a valid URL or leave empty";

const Website = z
  .string({ error: websiteMessage })
  .trim()
  .max(profileLimits.url, { error: websiteMessage })
  .refine(isWebAddress, { error: websiteMessage });

/** Makes a field optional. An empty text counts as absent, so it is never saved. */
const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), field.optional());

const OptionalUrl = optional(
  z
    .string({ error: optionalUrlMessage })
    .trim()
    .max(profileLimits.url, { error: optionalUrlMessage })
    .refine(isWebAddress, { error: optionalUrlMessage }),
);

function atLeastOne<T extends z.ZodType>(choice: T, error: string) {
  return z
    .array(choice, { error })
    .min(1, { error })
    .overwrite((list) => [...new Set(list)]);
}

const prose = (error: string) => text({ min: profileLimits.proseMin, max: profileLimits.proseMax, error });

export const AgencyProfileData = z.strictObject({
  agencyName: nameText({ min: 1, max: profileLimits.name, error: "Agency name is required" }),
  website: Website,
  industries: atLeastOne(Industry, "Select at least one industry"),
  regions: atLeastOne(Region, "Select at least one region"),
  services: atLeastOne(Service, "Select at least one service"),
  uniqueValue: prose("Please provide at least 50 characters describing what makes you special"),
  caseStudy1: OptionalUrl,
  caseStudy2: OptionalUrl,
  caseStudy3: OptionalUrl,
  clientExperience: atLeastOne(ClientSize, "Select at least one client type"),
  preferredClientSize: atLeastOne(ClientSize, "Select at least one preferred client size"),
  projectTypes: atLeastOne(ProjectType, "Select at least one project type"),
  minimumBudget: MinimumBudget,
  credentials: OptionalUrl,
  availability: AgencyAvailability.optional(),
  rate: AgencyRate.optional(),
});
export type AgencyProfileData = z.output<typeof AgencyProfileData>;

export const BrandProfileData = z.strictObject({
  brandName: nameText({ min: 1, max: profileLimits.name, error: "Brand or business name is required" }),
  industries: atLeastOne(Industry, "Select at least one industry"),
  regions: atLeastOne(Region, "Select at least one region where you operate"),
  description: prose("Please provide at least 50 characters describing your brand"),
  guidelines: OptionalUrl,
  brandSize: atLeastOne(BrandSize, "Select your brand or business size"),
});
export type BrandProfileData = z.output<typeof BrandProfileData>;

export const FreelancerProfileData = z.strictObject({
  fullName: nameText({ min: 1, max: profileLimits.name, error: "Full name is required" }),
  title: nameText({ min: 1, max: profileLimits.title, error: "Professional title is required" }),
  industries: atLeastOne(Industry, "Select at least one industry"),
  regions: atLeastOne(Region, "Select at least one region where you work"),
  /** Takes skills of the list and the person's own. Ignores case when it compares them, and keeps the first spelling. */
  skills: z
    .array(nameText({ min: 1, max: profileLimits.customSkill, error: "A skill needs a name" }), {
      error: "Select at least one skill",
    })
    .min(1, { error: "Select at least one skill" })
    .max(skills.length + profileLimits.customSkills, { error: "That is more skills than anybody can show" })
    .overwrite((list) =>
      [...new Map(list.toReversed().map((skill) => [skill.toLowerCase(), skill])).values()].toReversed(),
    ),
  bio: prose("Please provide at least 50 characters describing your experience"),
  portfolio: OptionalUrl,
  linkedIn: OptionalUrl,
  instagram: OptionalUrl,
  availability: FreelancerAvailability.optional(),
  rate: FreelancerRate.optional(),
});
export type FreelancerProfileData = z.output<typeof FreelancerProfileData>;

export const ProfileData = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("agency"), data: AgencyProfileData }),
    z.object({ type: z.literal("brand"), data: BrandProfileData }),
    z.object({ type: z.literal("freelancer"), data: FreelancerProfileData }),
  ])
  .describe("A profile. Its type says which fields `data` has.");
export type ProfileData = z.output<typeof ProfileData>;

/** Accepts the fields alone, as brands and freelancers send them, and with `{ type, data }` around them. */
function unwrapped<S extends z.ZodType>(type: UserType, data: S): z.ZodType<z.output<S>, z.input<S>> {
  return z.preprocess((value) => (isWrapped(value, type) ? value.data : value), data) as z.ZodType<
    z.output<S>,
    z.input<S>
  >;
}

function isWrapped(value: unknown, type: UserType): value is { data: unknown } {
  return typeof value === "object" && value !== null && "type" in value && value.type === type && "data" in value;
}

export const updateAgencyProfile = endpoint({
  method: "PUT",
  path: "/api/agency/profile",
  access: "member",
  feature: "profiles",
  summary: "Saves the profile of the signed-in agency.",
  body: z.strictObject({ type: z.literal("agency"), data: AgencyProfileData }),
  reply: ProfileData,
  refusals: ["forbidden"],
});

export const updateBrandProfile = endpoint({
  method: "PUT",
  path: "/api/brand/profile",
  access: "member",
  feature: "profiles",
  summary: "Saves the profile of the signed-in brand.",
  body: unwrapped("brand", BrandProfileData),
  reply: ProfileData,
  refusals: ["forbidden"],
});

export const updateFreelancerProfile = endpoint({
  method: "PUT",
  path: "/api/freelancer/profile",
  access: "member",
  feature: "profiles",
  summary: "Saves the profile of the signed-in freelancer.",
  body: unwrapped("freelancer", FreelancerProfileData),
  reply: ProfileData,
  refusals: ["forbidden"],
});

/** Says how somebody answers the introductions that they receive. It is public, and no score or order depends on it. */
export const ResponseFigures = z.object({
  answeredShare: z.int().min(0).max(100).describe("Of 100 introductions, how many were answered before they closed."),
  medianHours: z
    .number()
    .min(0)
    .nullable()
    .describe("The hours within which half of the answers came; null without any."),
});
export type ResponseFigures = z.infer<typeof ResponseFigures>;

export const MemberProfile = z
  .object({
    id: UserId,
    username: z.string(),
    displayName: z.string(),
    userType: UserType,
    photo: Photo,
    profileData: ProfileData.nullable(),
    availability: ShownAvailability.optional().describe("Absent where the profile says nothing of it."),
    responses: ResponseFigures.nullable().describe("Null before the fifth introduction."),
    work: z
      .array(WorkCover)
      .optional()
      .describe("The case studies that they show, in their order; absent where there are none."),
  })
  .describe("A member, as other signed-in people see them.");
export type MemberProfile = z.infer<typeof MemberProfile>;

export const getMember = endpoint({
  method: "GET",
  path: "/api/members/{userId}",
  access: "member",
  feature: "profiles",
  summary: "Returns the profile of a member, as other signed-in people see it.",
  params: z.object({ userId: Id }),
  reply: MemberProfile,
  refusals: ["not_found"],
});

export const setPhoto = endpoint({
  method: "PUT",
  path: "/api/profiles/photo",
  access: "member",
  feature: "profiles",
  summary: "Shows an uploaded photo or logo as the caller's picture, in place of the one before.",
  body: z.strictObject({ fileId: Id.describe("A file of the purpose `photo` that is not in use.") }),
  reply: z.object({ photo: Photo }),
  refusals: ["not_found"],
});

export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/profiles/photo",
  access: "member",
  feature: "profiles",
  summary: "Shows the drawn picture again. Within a day the photo can be set again by its id.",
  reply: Done.extend({ fileId: Id.nullable().describe("The photo that was removed; null where there was none.") }),
});

/** Holds something that a text says, in the shape of a field, with the words that say it: `text.slice(start, end)`. */
export const FoundValue = z.object({
  field: z.string().describe("The field of the profile, as in `skills`."),
  value: z.string().describe("A value that the field takes. A list has one entry for each of its values."),
  places: z
    .array(z.object({ start: z.int().min(0), end: z.int().min(0) }))
    .min(1)
    .describe("The words of the text that say it, in their order."),
});
export type FoundValue = z.infer<typeof FoundValue>;

export const sortProfileText = endpoint({
  method: "POST",
  path: "/api/profiles/sort-text",
  access: "member",
  feature: "profiles",
  summary: "Sorts a text, such as a CV or an About page, into the fields of the caller's profile.",
  details:
    "Returns only what the text says, each with its words. Nothing is stored, and no profile changes. The fields are those of the " +
    "caller's account type, in the order of its form.",
  body: z.strictObject({
    text: z.string().max(profileLimits.pastedText, {
      error: `Please paste at most ${profileLimits.pastedText.toLocaleString("en-GB")} characters`,
    }),
  }),
  reply: z.object({ found: z.array(FoundValue) }),
  refusals: ["forbidden"],
  limit: "sortText",
});
