import { blockContact, sendMessage } from "@triptych/contract/messaging";
import type { Socket } from "socket.io-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callOverChannel, setCallChannel } from "./channel-calls.ts";

const call = { idempotencyKey: "key", body: { receiverId: "ann", content: "Hello" } };
const stored = { status: 200, body: { id: "1" } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setCallChannel(null);
});

it("makes a call over the open channel, under the endpoint's name", async () => {
  const emit = aChannel();
  emit.mockResolvedValueOnce(stored);

  const reply = await callOverChannel(sendMessage, call);

  expect(reply).toEqual(stored);
  expect(emit.mock.calls).toEqual([["call", { endpoint: "POST /api/messages", ...call }]]);
});

it("passes refusals on", async () => {
  const refused = { status: 403, body: { code: "blocked", message: "Blocked." } };
  aChannel().mockResolvedValueOnce(refused);

  expect(await callOverChannel(sendMessage, call)).toEqual(refused);
});

it("leaves to HTTP what needs it", async () => {
  const emit = aChannel();

  const replies = [
    await callOverChannel(blockContact, call),
    await callOverChannel(sendMessage, { ...call, idempotencyKey: undefined }),
    await callOverChannel(sendMessage, { ...call, body: { content: "x".repeat(30_000) } }),
  ];

  expect([replies, emit.mock.calls]).toEqual([[null, null, null], []]);
});

it("uses no channel that is closed, and none while the browser is offline", async () => {
  const closed = aChannel({ connected: false });
  const whileClosed = await callOverChannel(sendMessage, call);
  const open = aChannel();
  vi.stubGlobal("navigator", { onLine: false });

  expect([whileClosed, await callOverChannel(sendMessage, call)]).toEqual([null, null]);
  expect([closed, open].flatMap((emit) => emit.mock.calls)).toEqual([]);
});

it("leaves a call to HTTP where the server failed", async () => {
  aChannel().mockResolvedValueOnce({ status: 503, body: { code: "unavailable", message: "Busy." } });

  expect(await callOverChannel(sendMessage, call)).toBeNull();
});

it("uses HTTP for a minute after a call without a reply", async () => {
  const emit = aChannel();
  emit.mockRejectedValueOnce(new Error("operation has timed out")).mockResolvedValue(stored);

  const first = await callOverChannel(sendMessage, call);
  const second = await callOverChannel(sendMessage, call);
  vi.advanceTimersByTime(60_000);
  const third = await callOverChannel(sendMessage, call);

  expect([first, second, third]).toEqual([null, null, stored]);
  expect(emit).toHaveBeenCalledTimes(2);
});

/** Opens a channel for calls, and returns the function that is called with each. */
function aChannel({ connected = true } = {}) {
  const emitWithAck = vi.fn<(event: string, call: unknown) => Promise<unknown>>();
  setCallChannel({ connected, timeout: () => ({ emitWithAck }) } as unknown as Socket);
  return emitWithAck;
}
