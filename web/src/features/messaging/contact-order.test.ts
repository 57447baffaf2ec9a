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

  it("names what was sent without words", () => {
    const picture = { id: "a", kind: "image" as const, name: "a.png", bytes: 1, url: "/a", pictures: [] };
    const document = { ...picture, id: "b", kind: "pdf" as const, name: "Brief.pdf" };
    const previewOf = (...files: (typeof picture | typeof document | null)[]) => {
      const attachments = files.map((file, at) => ({ id: `${at}`, file }));
      const arrival = { contactId: "b", message: { ...message, content: "", attachments }, isUnread: false };
      return afterMessage([aContact("b")], arrival)?.[0]?.lastMessagePreview;
    };

    expect(previewOf(picture)).toBe("Picture");
    expect(previewOf(picture, picture)).toBe("2 pictures");
    expect(previewOf(document)).toBe("Brief.pdf");
    expect(previewOf(document, document)).toBe("2 PDFs");
    expect(previewOf(picture, document)).toBe("2 files");
    expect(previewOf(null, picture)).toBe("Picture");
    expect(previewOf(null)).toBe("Attachment deleted");
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
