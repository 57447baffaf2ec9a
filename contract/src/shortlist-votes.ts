import { z } from "zod";

export const votes = ["up", "down"] as const;
export const Vote = z.enum(votes, { error: "Please vote up or down" });
export type Vote = z.infer<typeof Vote>;

export const NamedVote = z.object({ name: z.string(), vote: Vote });
export type NamedVote = z.infer<typeof NamedVote>;

export const GuestVote = NamedVote.extend({
  isOwn: z.boolean().describe("Whether this browser gave it, and can change it."),
});
export type GuestVote = z.infer<typeof GuestVote>;
