import { z } from "zod";
import { Done, Id, Moment, nameText, text, UserId } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { Match } from "./matching.ts";
import { FeedbackReason } from "./matching-feedback.ts";
import { matchingLimits } from "./matching-limits.ts";
import { ResultJob } from "./results.ts";

export const SavedBrief = z
  .object({
    id: Id,
    name: z.string().describe("The name that the owner gave, else the jobs that were read or the first words."),
    isNameGiven: z.boolean(),
    originalText: z.string().describe("The brief in the person's own words."),
    text: z.string().describe("The text that is searched with, which may be an improved one."),
    isImproved: z.boolean(),
    createdAt: Moment,
    updatedAt: Moment,
    lastSearchedAt: Moment.nullable(),
    matchCount: z.number().int(),
    newMatchCount: z
      .number()
      .int()
      .describe("How many people would match today whom the owner has not seen yet. It is counted every night."),
  })
  .describe("A saved brief, with the number of its last matches.");
export type SavedBrief = z.infer<typeof SavedBrief>;

export const listBriefs = endpoint({
  method: "GET",
  path: "/api/briefs",
  access: "member",
  feature: "matching",
  summary: "Lists the signed-in person's briefs, last changed first.",
  reply: z.array(SavedBrief),
});

export const BriefFeedback = z
  .object({
    id: Id,
    userId: UserId,
    displayName: z.string(),
    reason: FeedbackReason,
    isWeighed: z.boolean().describe("Whether the last search took it into account."),
  })
  .describe("Feedback that removed a match from the brief's list. It can be withdrawn.");

export const BriefWithMatches = SavedBrief.extend({
  matches: z.array(Match),
  jobs: z
    .array(ResultJob)
    .describe("The jobs of the brief, the main one first, each with the matches who do it, best first."),
  newUserIds: z.array(UserId).describe("The matches that the search before the last one did not have."),
  waitingMatchCount: z
    .number()
    .int()
    .describe("How many people would match today who are not among these matches. Another search shows them."),
  goneUsers: z
    .array(z.object({ id: UserId, displayName: z.string() }))
    .describe("The matches of the search before the last one that are gone."),
  feedback: z.array(BriefFeedback),
});

export const getBrief = endpoint({
  method: "GET",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "Returns a brief with its last matches.",
  params: z.object({ briefId: Id }),
  reply: BriefWithMatches,
  refusals: ["not_found"],
});

export const markBriefSeen = endpoint({
  method: "POST",
  path: "/api/briefs/{briefId}/seen",
  access: "member",
  feature: "matching",
  summary: "Notes that the owner saw how many new people match. They are not counted as new again.",
  params: z.object({ briefId: Id }),
  reply: Done,
  refusals: ["not_found"],
});

export const BriefDraft = z.strictObject({
  originalText: text({ max: matchingLimits.briefMax }),
  text: text({ max: matchingLimits.briefMax }),
  isImproved: z.boolean(),
});

export const createBrief = endpoint({
  method: "POST",
  path: "/api/briefs",
  access: "member",
  feature: "matching",
  summary: "Saves a new draft.",
  body: BriefDraft,
  reply: SavedBrief,
});

export const updateBrief = endpoint({
  method: "PUT",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "Saves a draft's newest text.",
  params: z.object({ briefId: Id }),
  body: BriefDraft,
  reply: SavedBrief,
  refusals: ["not_found"],
});

export const renameBrief = endpoint({
  method: "PUT",
  path: "/api/briefs/{briefId}/name",
  access: "member",
  feature: "matching",
  summary: "Names a brief. An empty name gives back the automatic one.",
  params: z.object({ briefId: Id }),
  body: z.strictObject({ name: nameText({ max: matchingLimits.briefNameMax }) }),
  reply: SavedBrief,
  refusals: ["not_found"],
});

export const duplicateBrief = endpoint({
  method: "POST",
  path: "/api/briefs/{briefId}/duplicate",
  access: "member",
  feature: "matching",
  summary: "Copies a brief, without its matches.",
  params: z.object({ briefId: Id }),
  reply: SavedBrief,
  refusals: ["not_found"],
});

export const removeBrief = endpoint({
  method: "DELETE",
  path: "/api/briefs/{briefId}",
  access: "member",
  feature: "matching",
  summary: "Deletes a brief and its matches.",
  params: z.object({ briefId: Id }),
  reply: Done,
  refusals: ["not_found"],
});

const NamedPerson = z.object({ id: UserId, displayName: z.string() });

export const BriefHistoryEntry = z
  .object({
    id: Id,
    searchedAt: Moment,
    text: z.string().describe("The text that was searched with."),
    textBefore: z.string().nullable().describe("The text of the entry before; null in the first entry."),
    isReadingChanged: z.boolean().describe("Whether the confirmed requirements differ from those of the entry before."),
    newPeople: z.array(NamedPerson).describe("Who was found and had not been found by the search before."),
    gonePeople: z.array(NamedPerson).describe("Who was not found any more."),
  })
  .describe("A search of a brief that differed from the one before, by its words, its requirements or its matches.");
export type BriefHistoryEntry = z.infer<typeof BriefHistoryEntry>;

export const getBriefHistory = endpoint({
  method: "GET",
  path: "/api/briefs/{briefId}/history",
  access: "member",
  feature: "matching",
  summary: "Lists what changed between the latest searches of a brief, newest first, without people who left.",
  params: z.object({ briefId: Id }),
  reply: z.array(BriefHistoryEntry),
  refusals: ["not_found"],
});

export const copyFromHistory = endpoint({
  method: "POST",
  path: "/api/briefs/{briefId}/history/{searchId}/copy",
  access: "member",
  feature: "matching",
  summary: "Begins a new draft with the text of an earlier search, and what was confirmed of it.",
  params: z.object({ briefId: Id, searchId: Id }),
  reply: SavedBrief,
  refusals: ["not_found"],
});
