import type { Contact, Message } from "@triptych/contract/messaging";
import { describe, expect, it } from "vitest";
import { afterMessage, afterReading } from "./contact-order.ts";

function aContact(id: string, unreadCount = 0): Contact {
  return {
    id,
    username: id,
    displayName: id,
    userType: "brand",
    lastMessageDate: "2025-03-01T10:00:00.000Z",
    lastMessagePreview: "before",
    unreadCount,
  };
}

const message: Message = {
  id: "m",
  senderId: "b",
  receiverId: "me",
  content: "two\n lines",
  createdAt: "2025-03-02T10:00:00.000Z",
  writtenBy: { id: "b", username: "b" },
  readAt: null,
  idempotencyKey: null,
};

describe("the contact list", () => {
  it("moves the contact of a new message to the top", () => {
    const contacts = afterMessage([aContact("a"), aContact("b", 2)], { contactId: "b", message, isUnread: true });

    expect(contacts?.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(contacts?.[0]).toMatchObject({
      unreadCount: 3,
      lastMessagePreview: "two lines",
      lastMessageDate: message.createdAt,
    });
  });

  it("does not count own messages and those on the screen", () => {
    const contacts = afterMessage([aContact("b", 2)], { contactId: "b", message, isUnread: false });

    expect(contacts?.[0]?.unreadCount).toBe(2);
  });

  it("returns nothing for a contact who is not in the list", () => {
    expect(afterMessage([aContact("a")], { contactId: "b", message, isUnread: true })).toBeUndefined();
  });

  it("has no unread messages of a contact after they were read", () => {
    expect(afterReading([aContact("a", 1), aContact("b", 2)], "b").map(({ unreadCount }) => unreadCount)).toEqual([
      1, 0,
    ]);
  });
});
