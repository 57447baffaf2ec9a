import type { EndpointDeclaration, ParsedRequestOf, ReplyOf } from "@triptych/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { requireAccess } from "../security/access.ts";
import { checkReply } from "./check-reply.ts";
import { refusalsOf } from "./declared-refusals.ts";
import { bodyLimitBytes, publicBodyLimitBytes } from "./http.ts";
import { refuseOdd } from "./json-body.ts";
import { changesState, refuseForeignOrigin, refuseOtherThanForm, refuseOtherThanJson } from "../security/origin.ts";
import type { Spend } from "../security/rate-limiter.ts";
import type { ChannelCalls } from "../realtime/channel-calls.ts";
import { Refusal } from "./refusal.ts";
import { readForm, type ArrivedFile, type ArrivedForm } from "./uploads/form-upload.ts";
import { strict, validate } from "./validate.ts";
import type { Authenticate, Credentials, Viewer } from "../security/viewer.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Holds who is calling; set before the body is read. */
    viewer: Viewer | null;
  }
}

type ViewerOf<E extends EndpointDeclaration> = E["access"] extends "public" ? Viewer | null : Viewer;

export type CallOf<E extends EndpointDeclaration> = ParsedRequestOf<E> &
  (E extends { form: object } ? { file: ArrivedFile } : unknown) & {
    viewer: ViewerOf<E>;
    /** Holds what the caller sent as the key, which may be anything. */
    idempotencyKey: unknown;
  } & (E extends { overChannel: true } ? unknown : HttpCall);

/** Holds what only calls over HTTP have. */
interface HttpCall {
  request: FastifyRequest;
  /** Sets headers, cookies and statuses other than 200. The body of the reply is what the handler returns. */
  reply: FastifyReply;
}

/** Adds the route of an endpoint. Its access, validation, rate limit and reply follow from the declaration. */
export type Route = <E extends EndpointDeclaration>(
  endpoint: E,
  handler: (call: CallOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>>,
  /** Finds who is calling in another way than the other routes, such as together with what the handler needs of them. */
  options?: {
    authenticate?: E extends { overChannel: true } ? Authenticate : (request: FastifyRequest) => Promise<Viewer | null>;
  },
) => void;

/** Is called as a phase of a call begins. Calls what it returns as the phase ends. */
export type OnPhase = (phase: "validation" | "serialisation") => () => void;

export interface RouteOptions {
  authenticate: Authenticate;
  /** Lists this site's origins, as browsers send them. */
  ownOrigins: readonly string[];
  /** Throws `rate_limited` when the caller's rate limit is used up. */
  spend: Spend;
  /** Names the folder for files while they arrive. */
  arrivingFolder: string;
  /** Makes the route check every reply against its contract and throw; for tests. */
  checkReplies: boolean;
  /** Follows the phases of each call; for measurements. */
  onPhase?: OnPhase | undefined;
  /** Performs the calls of pages over their real-time channel. */
  channelCalls: ChannelCalls;
  /** Is called with every endpoint, for the documentation. */
  onRoute?: (endpoint: EndpointDeclaration) => void;
}

export function createRoute(http: FastifyInstance, options: RouteOptions): Route {
  const { authenticate, ownOrigins, spend, arrivingFolder, checkReplies, onPhase = () => () => {}, onRoute } = options;
  const { channelCalls } = options;
  http.decorateRequest("viewer", null);

  return (endpoint, handler, { authenticate: given = authenticate } = {}) => {
    onRoute?.(endpoint);
    const identify = given as (request: Credentials) => Promise<Viewer | null>;
    const limit = endpoint.limit ?? "default";
    const parse = parserOf(endpoint);
    const declared = refusalsOf(endpoint);

    /** Finds who is calling, and refuses those who may not call or have called too often. */
    async function admit(caller: Credentials, address: string): Promise<Viewer | null> {
      await spend(limit, { address });
      const viewer = await identify(caller);
      requireAccess(endpoint, viewer);
      if (viewer) await spend(limit, { viewer });
      return viewer;
    }

    async function handle(request: FastifyRequest, reply: FastifyReply) {
      if (!endpoint.form) return answer(request, reply);
      const form = await readForm(request, { ...endpoint.form, folder: arrivingFolder });
      try {
        return await answer(request, reply, form);
      } finally {
        await form.remove();
      }
    }

    async function answer(request: FastifyRequest, reply: FastifyReply, form?: ArrivedForm) {
      const endValidation = onPhase("validation");
      const { viewer, headers } = request;
      const idempotencyKey = headers["idempotency-key"];
      const call = { ...parse(request, form?.fields), viewer, idempotencyKey, file: form?.file, request, reply };
      endValidation();
      return perform(call as unknown as CallOf<typeof endpoint>);
    }

    async function perform(call: CallOf<typeof endpoint>) {
      try {
        const result = await handler(call);
        if (checkReplies) checkReply(endpoint, result);
        return result;
      } catch (error) {
        if (checkReplies && error instanceof Refusal && !declared.has(error.code)) throw undeclared(endpoint, error);
        throw error;
      }
    }

    http.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      bodyLimit: endpoint.access === "public" ? publicBodyLimitBytes : bodyLimitBytes,
      onRequest: async (request) => {
        if (changesState(request)) {
          refuseForeignOrigin(request, ownOrigins);
          if (endpoint.form) refuseOtherThanForm(request);
          else refuseOtherThanJson(request);
        }
        request.viewer = await admit(request, request.ip);
      },
      handler: async (request, reply) => {
        const result = await handle(request, reply);
        const endSerialisation = onPhase("serialisation");
        const text = JSON.stringify(result ?? null);
        endSerialisation();
        return reply.type("application/json; charset=utf-8").send(text);
      },
    });

    if (endpoint.overChannel)
      channelCalls.add(endpoint, async ({ credentials, address }, { idempotencyKey, body }) => {
        const viewer = await admit(credentials, address);
        refuseOdd(body);
        return perform({ ...parse({ body }), viewer, idempotencyKey } as unknown as CallOf<typeof endpoint>);
      });
  };
}

function parserOf(endpoint: EndpointDeclaration) {
  const parts = (["params", "query", "body"] as const).flatMap((part) => {
    const schema = part === "body" && !endpoint.body ? nothing : endpoint[part];
    return schema ? [{ part, schema: part === "params" ? schema : strict(schema) }] : [];
  });

  return (
    request: Partial<Pick<FastifyRequest, "params" | "query" | "body">>,
    fields?: Record<string, string>,
  ): Record<string, unknown> => {
    const parsed: Record<string, unknown> = {};
    for (const { part, schema } of parts) {
      const value = part === "body" && fields ? fields : request[part];
      if (part !== "body" || fields) refuseOdd(value);
      parsed[part] = validate(schema, part === "body" ? value : { ...(value as object) });
    }
    return parsed;
  };
}

/** Refuses every field where the contract declares none. */
const nothing = z.strictObject({}).optional();

function undeclared(endpoint: EndpointDeclaration, refusal: Refusal): Error {
  return new Error(
    `${endpoint.method} ${endpoint.path} refused with \`${refusal.code}\`, which its contract does not declare.`,
    { cause: refusal },
  );
}
