import type { z } from "zod";
import type { RefusalCode } from "./refusals.ts";

/**
 * Who may call an endpoint. The server enforces it before anything of the request is read.
 * - `public`: anybody.
 * - `session`: anybody signed in, with an unverified e-mail too.
 * - `member`: signed in with a verified e-mail; the subscription may have lapsed.
 * - `subscriber`: a member whose plan is free, or whose subscription is trialing, active or past due in its grace.
 * - `admin`: signed in with the server-side operator role.
 */
export type Access = "public" | "session" | "member" | "subscriber" | "admin";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface EndpointDeclaration {
  method: Method;
  /** Path with parameters in braces, as in `/api/messages/{userId}`. */
  path: string;
  access: Access;
  /** What a teammate is told: only the owner of an account may call this. */
  ownerOnly?: string;
  /** One line for the documentation page. */
  summary: string;
  /** The feature the documentation page lists it under. */
  feature: Feature;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Refusals beyond those that access, validation and limits bring with them. */
  refusals?: readonly RefusalCode[];
  /** The request's budget; the server declares what each class allows. */
  limit?: RateLimitClass;
}

export const features = [
  "accounts",
  "profiles",
  "billing",
  "matching",
  "messaging",
  "projects",
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
  "search",
  "message",
  "invite",
  "teamInvitation",
  "payment",
  "default",
] as const;
export type RateLimitClass = (typeof rateLimitClasses)[number];

/** Declares an endpoint once: validation, typed client, forms and OpenAPI are all read from it. */
export function endpoint<const D extends EndpointDeclaration>(declaration: D): D {
  return declaration;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends: the parts that the endpoint declares. */
export type RequestOf<E extends EndpointDeclaration> = {
  [K in "params" | "query" | "body" as E[K] extends z.ZodType ? K : never]: InputOf<E[K]>;
};

/** What a handler receives once the request is validated. */
export type ParsedRequestOf<E extends EndpointDeclaration> = {
  [K in "params" | "query" | "body" as E[K] extends z.ZodType ? K : never]: OutputOf<E[K]>;
};

export type ReplyOf<E extends EndpointDeclaration> = z.output<E["reply"]>;
