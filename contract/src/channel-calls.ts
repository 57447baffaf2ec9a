import type { EndpointDeclaration } from "./endpoint.ts";

/** Names the event with which a page makes a call of the contract over its open real-time channel. */
export const channelCallEvent = "call";

/** Limits the JSON of such a call. A greater one is made over HTTP, because the channel closes when a page sends too much. */
export const channelCallMaxLength = 30_000;

/** Holds what a page sends: the endpoint's name, and what it would send over HTTP. */
export interface ChannelCall {
  endpoint: string;
  idempotencyKey?: string | undefined;
  body?: unknown;
}

/** Holds what a page gets back: the status and the body that the call has over HTTP too. */
export interface ChannelReply {
  status: number;
  body: unknown;
}

/** Returns the name of an endpoint in a call over the channel, as in `POST /api/messages`. */
export function channelNameOf({ method, path }: Pick<EndpointDeclaration, "method" | "path">): string {
  return `${method} ${path}`;
}
