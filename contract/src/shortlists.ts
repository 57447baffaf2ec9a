import { z } from "zod";
import { Done, Id, Moment, nameText, text, UserId, UserType } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { Criterion, Match } from "./matching.ts";
import { MemberProfile } from "./profiles.ts";
import { defaultGuestLinkDays, guestLinkDays, shortlistLimits } from "./shortlist-limits.ts";
import { GuestVote, NamedVote, Vote } from "./shortlist-votes.ts";

export * from "./shortlist-limits.ts";
export * from "./shortlist-votes.ts";

/** Lists how somebody on a list stands with the people who made it. */
export const personStatuses = ["considering", "asked", "chosen", "not_now"] as const;
export const PersonStatus = z.enum(personStatuses, { error: "Please choose a status from the list" });
export type PersonStatus = z.infer<typeof PersonStatus>;

const ListName = nameText({ min: 1, max: shortlistLimits.nameMax, error: "Please give the list a name" });

export const ShortlistSummary = z
  .object({
    id: Id,
    name: z.string(),
    briefId: Id.nullable().describe("The brief whose requirements compare its people."),
    userIds: z.array(UserId).max(shortlistLimits.people).describe("Who is on it, in the order of saving."),
    createdAt: Moment,
    updatedAt: Moment,
    sharedUntil: Moment.nullable().describe("Until when its link for guests works; null without one."),
  })
  .describe("A list of people. All sign-ins of an account see its lists, and nobody else does.");
export type ShortlistSummary = z.infer<typeof ShortlistSummary>;

export const ShortlistPerson = z
  .object({
    id: UserId,
    presence: z
      .enum(["here", "gone", "blocked"])
      .describe("`gone`: not on the marketplace at the moment. `blocked`: this account blocked them."),
    member: MemberProfile.nullable().describe("Null for those who are gone or blocked."),
    note: z.string(),
    status: PersonStatus,
    votes: z
      .array(NamedVote.extend({ isOwn: z.boolean().describe("Whether the signed-in person gave it.") }))
      .describe("The votes of the team, by username."),
    guestVotes: z.array(NamedVote).describe("The votes of guests, by the names that they gave."),
    savedAt: Moment,
  })
  .describe("Somebody on a list. They are never told.");
export type ShortlistPerson = z.infer<typeof ShortlistPerson>;

export const Shortlist = ShortlistSummary.extend({
  briefName: z.string().nullable().describe("Null where there is no brief, or it was deleted."),
  people: z.array(ShortlistPerson),
  share: z
    .object({ createdAt: Moment, expiresAt: Moment, showsNotes: z.boolean() })
    .nullable()
    .describe("The link for guests, which only the reply that made it contains."),
});
export type Shortlist = z.infer<typeof Shortlist>;

const shared = { access: "member", feature: "shortlists" } as const;
const ofList = z.object({ shortlistId: Id });
const ofPerson = z.object({ shortlistId: Id, userId: UserId });

export const listShortlists = endpoint({
  ...shared,
  method: "GET",
  path: "/api/shortlists",
  summary: "Lists the account's shortlists, last changed first.",
  reply: z.array(ShortlistSummary).max(shortlistLimits.lists),
});

export const createShortlist = endpoint({
  ...shared,
  method: "POST",
  path: "/api/shortlists",
  summary: "Makes a shortlist, and saves somebody to it where one is named.",
  details:
    "A brief has one list by default: where `briefId` is given without a name and there is a list of that brief already, that list is " +
    "used and returned. A list of a brief without a name is named after the brief.",
  body: z
    .strictObject({ name: ListName.optional(), briefId: Id.optional(), userId: UserId.optional() })
    .refine(({ name, briefId }) => name !== undefined || briefId !== undefined, {
      error: "Please give the list a name",
      path: ["name"],
    }),
  reply: ShortlistSummary,
  refusals: ["not_found", "limit_reached"],
});

export const getShortlist = endpoint({
  ...shared,
  method: "GET",
  path: "/api/shortlists/{shortlistId}",
  summary: "Returns a shortlist with its people.",
  params: ofList,
  reply: Shortlist,
  refusals: ["not_found"],
});

export const getShortlistMatches = endpoint({
  ...shared,
  method: "GET",
  path: "/api/shortlists/{shortlistId}/matches",
  summary: "Returns how the people of a shortlist fit its brief today, each requirement with its evidence.",
  details: "Empty for a list without a brief.",
  params: ofList,
  reply: z.object({
    isConfirmed: z.boolean().describe("Whether a person confirmed what was read in the brief."),
    matches: z.array(Match),
  }),
  refusals: ["not_found"],
  limit: "search",
});

export const updateShortlist = endpoint({
  ...shared,
  method: "PUT",
  path: "/api/shortlists/{shortlistId}",
  summary: "Names a shortlist, or chooses the brief that its people are compared by. What is absent stays as it is.",
  params: ofList,
  body: z.strictObject({ name: ListName.optional(), briefId: Id.nullable().optional() }),
  reply: ShortlistSummary,
  refusals: ["not_found"],
});

export const removeShortlist = endpoint({
  ...shared,
  method: "DELETE",
  path: "/api/shortlists/{shortlistId}",
  summary: `Deletes a shortlist and withdraws its link. It can be brought back for ${shortlistLimits.undoMinutes} minutes, without the link.`,
  params: ofList,
  reply: Done,
  refusals: ["not_found"],
});

export const restoreShortlist = endpoint({
  ...shared,
  method: "POST",
  path: "/api/shortlists/{shortlistId}/restore",
  summary: "Brings a shortlist back that was deleted a short while ago.",
  params: ofList,
  reply: ShortlistSummary,
  refusals: ["not_found", "limit_reached"],
});

export const updateShortlistPerson = endpoint({
  ...shared,
  method: "PUT",
  path: "/api/shortlists/{shortlistId}/people/{userId}",
  summary:
    "Saves somebody to a shortlist, or changes their note or status or the caller's own vote. What is absent stays as it is.",
  details:
    "Whoever was removed a short while ago comes back with their note, status and votes. With `noteBefore`, a note that a teammate changed " +
    "in the meantime is not overwritten: the call is refused with `conflict`.",
  params: ofPerson,
  body: z.strictObject({
    note: text({ max: shortlistLimits.noteMax }).optional(),
    noteBefore: z.string().max(shortlistLimits.noteMax).optional().describe("The note that the change is based on."),
    status: PersonStatus.optional(),
    vote: Vote.nullable().optional().describe("Null takes the caller's own vote back."),
  }),
  reply: ShortlistPerson,
  refusals: ["not_found", "limit_reached", "conflict"],
});

export const removeFromShortlist = endpoint({
  ...shared,
  method: "DELETE",
  path: "/api/shortlists/{shortlistId}/people/{userId}",
  summary: `Takes somebody off a shortlist. Saving them again within ${shortlistLimits.undoMinutes} minutes brings everything back.`,
  params: ofPerson,
  reply: Done,
  refusals: ["not_found"],
});

export const shareShortlist = endpoint({
  ...shared,
  method: "POST",
  path: "/api/shortlists/{shortlistId}/share",
  summary: "Makes a link by which people without an account read a shortlist and vote.",
  details: "A list has one link: a new one ends the one before. Only this reply contains the token.",
  params: ofList,
  body: z.strictObject({
    days: z
      .union(
        guestLinkDays.map((days) => z.literal(days)),
        { error: "Please choose how long the link works" },
      )
      .default(defaultGuestLinkDays),
    showsNotes: z.boolean().default(false).describe("Whether guests read the notes."),
  }),
  reply: z.object({ token: z.string(), createdAt: Moment, expiresAt: Moment, showsNotes: z.boolean() }),
  refusals: ["not_found"],
});

export const withdrawShare = endpoint({
  ...shared,
  method: "DELETE",
  path: "/api/shortlists/{shortlistId}/share",
  summary: "Withdraws the link for guests. Their votes stay.",
  params: ofList,
  reply: Done,
  refusals: ["not_found"],
});

export const removeGuestVotes = endpoint({
  ...shared,
  method: "DELETE",
  path: "/api/shortlists/{shortlistId}/guest-votes",
  summary: "Removes the votes that guests gave: those of one name, or all.",
  params: ofList,
  query: z.object({ name: z.string().max(shortlistLimits.guestNameMax).optional() }),
  reply: Done,
  refusals: ["not_found"],
});

/** Describes a requirement for guests: what was found in the profile, without the words and the weights of the brief. */
export const SharedRequirement = Criterion.pick({
  id: true,
  kind: true,
  importance: true,
  label: true,
  status: true,
  quote: true,
  proof: true,
  field: true,
});

export const SharedPerson = z
  .object({
    id: UserId,
    displayName: z.string(),
    userType: UserType,
    headline: z.string().nullable(),
    description: z.string(),
    abilities: z.array(z.string()),
    regions: z.array(z.string()),
    industries: z.array(z.string()),
    link: z.string().nullable().describe("Their website or portfolio."),
    availability: z.string().nullable(),
    rate: z.string().nullable().describe("Only where everybody who sees the profile may read it."),
    requirements: z.array(SharedRequirement).describe("How they fit the brief, without what it says of money."),
    note: z.string().nullable().describe("Null unless the link shows notes."),
    votes: z.array(GuestVote).describe("The votes of guests."),
  })
  .describe("Somebody on a shared list, as guests see them.");
export type SharedPerson = z.infer<typeof SharedPerson>;

export const SharedList = z
  .object({
    name: z.string(),
    sharedBy: z.string().describe("The name of the brand, agency or freelancer whose list it is."),
    expiresAt: Moment,
    isConfirmed: z.boolean().describe("Whether a person confirmed what was read in the brief."),
    people: z.array(SharedPerson),
  })
  .describe("A shortlist as guests see it.");
export type SharedList = z.infer<typeof SharedList>;

const forGuests = {
  access: "public",
  feature: "shortlists",
  params: z.object({ token: z.string().min(1).max(100) }),
  refusals: ["invalid_token"],
  limit: "guestLink",
} as const;

export const getSharedList = endpoint({
  ...forGuests,
  method: "GET",
  path: "/api/shared-lists/{token}",
  summary: "Returns a shortlist to a guest who has its link.",
  reply: SharedList,
});

export const voteOnSharedList = endpoint({
  ...forGuests,
  method: "POST",
  path: "/api/shared-lists/{token}/votes",
  summary: "Votes for or against somebody on a shared list, by name.",
  details:
    "Each name has one vote for each person, which the browser that gave it can change or take back: it is recognised by a cookie. Somebody " +
    "else who gives the same name votes with a number behind it. Refused with `conflict` where the name is taken and the browser keeps no cookies.",
  body: z.strictObject({
    name: nameText({ min: 1, max: shortlistLimits.guestNameMax, error: "Please enter your name" }),
    userId: UserId,
    vote: Vote.nullable().describe("Null takes the vote back."),
  }),
  reply: z.object({
    userId: UserId,
    name: z.string().describe("The name that the vote counts by."),
    votes: z.array(GuestVote),
  }),
  refusals: ["invalid_token", "not_found", "limit_reached", "conflict"],
});
