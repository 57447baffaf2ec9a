import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const PublicPageState = z
  .object({
    publicPage: z.boolean().describe("Whether the account's owner has turned the public page on."),
    isShown: z.boolean().describe("Whether visitors can open it now: it is on, and the account is on the marketplace."),
    address: z
      .string()
      .nullable()
      .describe("The page's address, which it keeps while it is off. Null before it was on for the first time."),
    caseStudies: z.int().min(0).describe("How many case studies it shows."),
  })
  .describe("The page of an agency or a freelancer that everybody can read without an account.");
export type PublicPageState = z.infer<typeof PublicPageState>;

const shared = { access: "member", feature: "work", path: "/api/public-page" } as const;

export const getPublicPage = endpoint({
  ...shared,
  method: "GET",
  summary: "Says whether the account has a public page, and where.",
  reply: PublicPageState,
  refusals: ["forbidden"],
});

export const updatePublicPage = endpoint({
  ...shared,
  method: "PUT",
  ownerOnly: "Only the owner of the account can turn the public page on or off.",
  summary: "Turns the account's public page on or off. Turned off, it is gone for visitors at once.",
  details:
    "For agencies and freelancers with a profile. The address follows from the name on the profile and is never given to anybody else. " +
    "After a change of name, the former address leads to the new one.",
  body: z.strictObject({ publicPage: z.boolean({ error: "Please choose on or off" }) }),
  reply: PublicPageState,
  refusals: ["forbidden", "conflict"],
});
