import { randomUUID } from "node:crypto";
import { type ChannelCall, type ChannelReply, channelCallEvent, channelNameOf } from "@triptych/contract/channel-calls";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import proxyaddr from "@fastify/proxy-addr";
import type { Socket } from "socket.io";
import type { Overload } from "../availability/overload.ts";
import { asRefusal, describeRefusal } from "../http/failures/failures.ts";
import { Refusal } from "../http/refusal.ts";
import type { Meters } from "../metrics/meters.ts";
import { withoutRedaction, type Log } from "../process/log.ts";
import type { Credentials } from "../security/viewer.ts";

/** Tells who calls: the headers with which the channel was opened, and the address that it was opened from. */
export interface ChannelCaller {
  credentials: Credentials;
  address: string;
}

/** Performs a call with the checks and limits that it has over HTTP, and returns its reply or throws its refusal. */
type Perform = (caller: ChannelCaller, call: Omit<ChannelCall, "endpoint">) => Promise<unknown>;

/** Holds the calls that pages may make over their open channel instead of over HTTP. */
export interface ChannelCalls {
  add: (endpoint: EndpointDeclaration, perform: Perform) => void;
  /** Takes the calls of one channel. */
  listen: (socket: Socket) => void;
  /** Refuses further calls, and resolves once those that have begun are done. */
  end: () => Promise<void>;
}

export interface ChannelCallsOptions {
  log: Log;
  meters: Meters;
  overload: Overload;
  isPrepared: () => boolean;
  isProxy: (address: string) => boolean;
}

export function createChannelCalls({ log, meters, overload, isPrepared, isProxy }: ChannelCallsOptions): ChannelCalls {
  const known = new Map<string, Perform>();
  const open = new Set<Promise<void>>();
  const callLog = withoutRedaction(log);
  let isEnding = false;
  const ended = meters.histogram<{ call: string; status: string }>({
    name: "channel_call_duration_seconds",
    help: "Calls over the real-time channel by endpoint and class of status.",
    labels: ["call", "status"],
  });

  const nameOf = ({ endpoint }: ChannelCall) => (known.has(endpoint) ? endpoint : "unknown");

  /** Performs a call and acknowledges it, before anything is counted or logged. */
  async function reply(caller: ChannelCaller, call: ChannelCall, acknowledge: (sent: ChannelReply) => void) {
    const begunAt = performance.now();
    const replied = await perform(caller, call);
    const ms = performance.now() - begunAt;
    acknowledge(replied);
    const { status } = replied;
    const name = nameOf(call);
    ended({ call: name, status: `${String(status)[0]}xx` }, ms / 1_000);
    if (callLog.isLevelEnabled("info")) {
      const { address } = caller;
      callLog.info({ reqId: randomUUID(), call: name, address, ms: Math.round(ms), status }, "replied");
    }
  }

  async function perform(caller: ChannelCaller, call: ChannelCall): Promise<ChannelReply> {
    try {
      const performCall = known.get(call.endpoint);
      if (!performCall || isEnding || !isPrepared() || overload.reason())
        throw new Refusal("unavailable", { retryAfter: 2 });
      return { status: 200, body: await performCall(caller, call) };
    } catch (error) {
      const refusal = asRefusal(error as Error);
      if (refusal.code === "internal") log.error({ err: error, call: nameOf(call) }, "a call failed");
      return { status: refusal.status, body: describeRefusal(refusal) };
    }
  }

  return {
    add: (endpoint, performCall) => void known.set(channelNameOf(endpoint), performCall),
    listen: (socket) => {
      const { request, handshake } = socket;
      const caller = { credentials: handshake, address: proxyaddr(request, isProxy) };
      socket.on(channelCallEvent, (call: unknown, acknowledge: unknown) => {
        if (typeof acknowledge !== "function" || !isCall(call)) return;
        const replied = reply(caller, call, acknowledge as (sent: ChannelReply) => void);
        open.add(replied);
        void replied.finally(() => open.delete(replied));
      });
    },
    end: async () => {
      isEnding = true;
      await Promise.all(open);
    },
  };
}

function isCall(given: unknown): given is ChannelCall {
  return typeof given === "object" && given !== null && "endpoint" in given && typeof given.endpoint === "string";
}
