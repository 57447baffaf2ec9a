import {
  type ChannelCall,
  channelCallEvent,
  channelCallMaxLength,
  channelNameOf,
  type ChannelReply,
} from "@triptych/contract/channel-calls";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import type { Socket } from "socket.io-client";
import { findTrouble } from "./online.ts";

/** Limits the wait for a reply over a channel that looks open, as after a sleep. The call is made over HTTP then. */
const replyAtMostMs = 3_000;
/** Sets how long calls are made over HTTP after that. */
const avoidedMs = 60_000;

let avoidedUntil = 0;
let channel: Socket | null = null;

/** Sets the real-time channel over which calls are made while it is open. */
export function setCallChannel(socket: Socket | null): void {
  channel = socket;
  avoidedUntil = 0;
}

/**
 * Makes a call over the real-time channel, which takes less than HTTP. Returns `null` where that cannot be, or where the reply did not come
 * or says that the server failed: then the same call is made over HTTP. NOTE: only calls with a key, which are harmless to repeat.
 */
export async function callOverChannel(
  endpoint: Pick<EndpointDeclaration, "method" | "path" | "overChannel">,
  call: Omit<ChannelCall, "endpoint">,
): Promise<ChannelReply | null> {
  const socket = performance.now() < avoidedUntil ? null : channel;
  // NOTE: a channel can look open for a while after the connection was lost.
  if (!socket?.connected || findTrouble() !== null) return null;
  if (!endpoint.overChannel || call.idempotencyKey === undefined) return null;
  if (JSON.stringify(call).length > channelCallMaxLength) return null;
  try {
    const sent: ChannelCall = { endpoint: channelNameOf(endpoint), ...call };
    const reply = (await socket.timeout(replyAtMostMs).emitWithAck(channelCallEvent, sent)) as ChannelReply;
    return reply.status < 500 ? reply : null;
  } catch {
    avoidedUntil = performance.now() + avoidedMs;
    return null;
  }
}
