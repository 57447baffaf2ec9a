import { beforeEach, expect, it } from "vitest";
import { forgetEarlyReplies, takeEarlyReply } from "./early-reply.ts";

const page = globalThis as { earlyReplies?: { address: string; reply: Promise<Response>; at: number }[] };
const early = (address: string, at = performance.now()) => ({
  address,
  reply: Promise.resolve(new Response(address)),
  at,
});

beforeEach(() => {
  page.earlyReplies = [
    early("/api/user"),
    early("/api/members/1"),
    early("/api/members/2", performance.now() - 11_000),
  ];
});

it("gives each reply that the page began to fetch once", async () => {
  const taken = await takeEarlyReply("/api/members/1", { method: "GET" });

  expect(await taken?.text()).toBe("/api/members/1");
  expect(takeEarlyReply("/api/members/1", { method: "GET" })).toBeUndefined();
  expect(takeEarlyReply("/api/user", { method: "GET" })).toBeDefined();
});

it("gives none to another address, to calls that change something, and after some time", () => {
  expect(takeEarlyReply("/api/members/3", { method: "GET" })).toBeUndefined();
  expect(takeEarlyReply("/api/user", { method: "POST" })).toBeUndefined();
  expect(takeEarlyReply("/api/members/2", { method: "GET" })).toBeUndefined();
});

it("gives none any more once somebody signs in or out", () => {
  forgetEarlyReplies();

  expect(takeEarlyReply("/api/user", { method: "GET" })).toBeUndefined();
});
