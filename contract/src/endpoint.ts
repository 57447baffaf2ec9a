import type { z } from "zod";
import type { RefusalCode } from "./refusals.ts";

/**
 * Says who may call an endpoint. The server enforces it before it reads the request.
 * - `public`: anybody.
 * - `session`: anybody signed in, with an unverified email address too.
 * - `member`: signed in with a verified email address; the subscription may have lapsed.
 * - `subscriber`: a member whose plan is free, or whose subscription is trialing, active or past due in its grace.
 * - `admin`: signed in with the server-side operator role.
 */
export type Access = "public" | "session" | "member" | "subscriber" | "admin";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface EndpointDeclaration {
  method: Method;
  /** Holds the path with parameters in braces, as in `/api/messages/{userId}`. */
  path: string;
  access: Access;
  /** Refuses teammates with this message: only the owner of a team's account may call this. */
  ownerOnly?: string;
  /** Describes the call in one line for the documentation page. */
  summary: string;
  /** Explains what a caller should know beyond the summary, in Markdown. */
  details?: string;
  /** Names optional headers that the endpoint reads, each with its purpose. */
  requestHeaders?: Readonly<Record<string, string>>;
  /** Names headers that a reply may carry, each with its meaning. */
  replyHeaders?: Readonly<Record<string, string>>;
  /** Groups the endpoint under a feature on the documentation page. */
  feature: Feature;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Makes the call take a form with one file in the field `file` instead of JSON. `body` describes its other fields. */
  form?: { maxBytes: number };
  reply: z.ZodType;
  /** Refusals beyond those that access, validation and rate limits always add. */
  refusals?: readonly RefusalCode[];
  /** Names the rate limit that counts this request; the server decides how many requests each class allows. */
  limit?: RateLimitClass;
  /** Lets pages make this call over their open real-time channel too (`channel-calls.ts`). It has neither parameters nor a query. */
  overChannel?: true;
}

export const features = [
  "accounts",
  "files",
  "profiles",
  "billing",
  "matching",
  "messaging",
  "introductions",
  "shortlists",
  "projects",
  "work",
  "referrals",
  "admin",
  "legal",
] as const;
export type Feature = (typeof features)[number];

export const rateLimitClasses = [
  "signIn",
  "confirmPassword",
  "register",
  "resetPassword",
  "resendVerification",
  "improve",
  "sortText",
  "search",
  "message",
  "invite",
  "teamInvitation",
  "guestLink",
  "payment",
  "upload",
  "default",
] as const;
export type RateLimitClass = (typeof rateLimitClasses)[number];

/** Declares an endpoint. The validation, the typed client, the forms and the OpenAPI document all use this declaration. */
export function endpoint<const D extends EndpointDeclaration>(declaration: D): D {
  return declaration;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Holds the parts of a request that a caller sends, as the endpoint declares them. */
export type RequestOf<E extends EndpointDeclaration> = {
  [K in "params" | "query" | "body" as E[K] extends z.ZodType ? K : never]: InputOf<E[K]>;
};

/** Holds the parts of a request that a handler receives after validation. */
export type ParsedRequestOf<E extends EndpointDeclaration> = {
  [K in "params" | "query" | "body" as E[K] extends z.ZodType ? K : never]: OutputOf<E[K]>;
};

export type ReplyOf<E extends EndpointDeclaration> = z.output<E["reply"]>;
