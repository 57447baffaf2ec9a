import { getCurrentUser, register } from "@triptych/contract/accounts";
import { getBrief, listBriefs } from "@triptych/contract/matching-briefs";
import { listContacts, listMessages, type Message } from "@triptych/contract/messaging";
import { describe, expect, it } from "vitest";
import { addressOf } from "../api-client.ts";
import { addressesToForget, isKept, keptLimits, keptOf, type KeptReply } from "./kept-rules.ts";
import { readKept } from "./kept-schemas.ts";

const now = Date.parse("2026-03-02T10:00:00Z");
const her = "0198a000-0000-7000-8000-000000000001";
const him = "0198a000-0000-7000-8000-000000000002";
const conversationWith = (userId: string) => addressOf(listMessages, { params: { userId }, query: {} });
const aKept = (address: string, change: Partial<KeptReply> = {}): KeptReply => ({
  address,
  reply: [],
  keptAt: now,
  size: 2,
  ...change,
});

function aMessage(at: number): Message {
  return {
    id: `0198a000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    senderId: her,
    receiverId: him,
    content: `Number ${at}`,
    createdAt: "2026-03-01T10:00:00.000Z",
    writtenBy: { id: her, username: "her" },
    readAt: null,
    idempotencyKey: null,
  };
}

describe("what is kept", () => {
  it.each([getCurrentUser.path, listBriefs.path, listContacts.path, conversationWith(her)])(
    "includes %s",
    (address) => {
      expect(isKept(address)).toBe(true);
    },
  );

  it.each([
    register.path,
    "/api/admin/overview?days=30",
    "/api/billing",
    "/api/users/blocked",
    `${conversationWith(her)}?before=${her}`,
    "reading",
    undefined,
  ])("does not include %s", (address) => {
    expect(isKept(address)).toBe(false);
  });

  it("is the newest part of a long conversation, which then has older messages", () => {
    const messages = Array.from({ length: keptLimits.messagesOfConversation + 5 }, (_, at) => aMessage(at));

    const kept = keptOf(conversationWith(her), { messages, hasOlder: false }, now);

    expect(kept?.reply).toEqual({ messages: messages.slice(5), hasOlder: true });
  });

  it("is nothing of a reply that is too long", () => {
    expect(keptOf(listBriefs.path, ["x".repeat(keptLimits.charactersOfReply)], now)).toBeUndefined();
  });
});

describe("a kept reply", () => {
  const history = { messages: [aMessage(1)], hasOlder: false };

  it("is read as it was kept, for fourteen days", () => {
    const kept = aKept(conversationWith(her), { reply: history });

    expect(readKept(kept, now + keptLimits.ageMs)).toEqual(history);
    expect(readKept(kept, now + keptLimits.ageMs + 1)).toBeUndefined();
  });

  it("gets the fields that this version has added, and is not read where its shape is no longer right", () => {
    const { readAt: _, ...older } = aMessage(1);
    const changed = { ...aMessage(1), content: 7 };

    expect(readKept(aKept(conversationWith(her), { reply: { ...history, messages: [older] } }), now)).toEqual(history);
    expect(readKept(aKept(conversationWith(her), { reply: { ...history, messages: [changed] } }), now)).toBeUndefined();
  });
});

describe("what is forgotten", () => {
  it("is what is too old, and the oldest beyond the limits", () => {
    const old = aKept(listBriefs.path, { keptAt: now - keptLimits.ageMs - 1 });
    const large = [1, 2, 3].map((at) =>
      aKept(`/api/projects/${at}`, { keptAt: now - at, size: keptLimits.characters / 2 }),
    );
    const many = Array.from({ length: keptLimits.replies + 1 }, (_, at) =>
      aKept(`/api/projects/${at}`, { keptAt: now - at }),
    );

    expect(addressesToForget([old], now)).toEqual([listBriefs.path]);
    expect(addressesToForget(large, now)).toEqual(["/api/projects/3"]);
    expect(addressesToForget(many, now)).toEqual([`/api/projects/${keptLimits.replies}`]);
  });

  it("is what has left the person's lists, such as the conversation with a deleted contact", () => {
    const brief = addressOf(getBrief, { params: { briefId: her } });
    const kept = [
      aKept(listContacts.path, { reply: [{ id: her }] }),
      aKept(conversationWith(her)),
      aKept(conversationWith(him)),
      aKept(brief),
    ];

    expect(addressesToForget(kept, now)).toEqual([conversationWith(him)]);
    expect(addressesToForget([...kept, aKept(listBriefs.path)], now)).toEqual([conversationWith(him), brief]);
  });
});
