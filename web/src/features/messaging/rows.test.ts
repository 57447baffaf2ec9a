import type { Message } from "@triptych/contract/messaging";
import { describe, expect, it } from "vitest";
import type { Outgoing } from "./outbox.ts";
import { accountsOfSeveral, rowsOf } from "./rows.ts";

function aMessage(at: string, change: Partial<Message> = {}): Message {
  return {
    id: at,
    senderId: "them",
    receiverId: "me",
    content: at,
    createdAt: new Date(at).toISOString(),
    writtenBy: { id: "them", username: "them" },
    readAt: null,
    idempotencyKey: null,
    ...change,
  };
}

const anOutgoing = (key: string, at: string): Outgoing => ({
  key,
  contactId: "them",
  content: key,
  startedAt: new Date(at).toISOString(),
  order: new Date(at).getTime(),
  state: "sending",
});

describe("the rows of a conversation", () => {
  it("start every day with its date", () => {
    const rows = rowsOf(
      [aMessage("2025-03-01T10:00"), aMessage("2025-03-01T11:00"), aMessage("2025-03-02T09:00")],
      [],
      "me",
    );

    expect(rows.map(({ kind }) => kind)).toEqual(["day", "message", "message", "day", "message"]);
  });

  it("are grouped while one person continues to write", () => {
    const rows = rowsOf(
      [
        aMessage("2025-03-01T10:00"),
        aMessage("2025-03-01T10:01"),
        aMessage("2025-03-01T10:02", { writtenBy: { id: "teammate", username: "teammate" } }),
        aMessage("2025-03-01T10:30", { writtenBy: { id: "teammate", username: "teammate" } }),
      ],
      [],
      "me",
    );

    expect(rows.flatMap((row) => (row.kind === "message" ? [row.isFirstOfRun] : []))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it("know the last message of a group, which shows the time", () => {
    const rows = rowsOf(
      [aMessage("2025-03-01T10:00"), aMessage("2025-03-01T10:01"), aMessage("2025-03-01T11:00")],
      [anOutgoing("a", "2025-03-01T11:01")],
      "them",
    );

    expect(rows.flatMap((row) => (row.kind === "day" ? [] : [row.isLastOfRun]))).toEqual([false, true, true, true]);
  });

  it("show a message once while it is sent and after it has arrived", () => {
    const own = aMessage("2025-03-01T10:00", { senderId: "me", idempotencyKey: "a" });
    const before = rowsOf([], [anOutgoing("a", "2025-03-01T10:00"), anOutgoing("b", "2025-03-01T10:01")], "me");
    const after = rowsOf([own], [anOutgoing("a", "2025-03-01T10:00"), anOutgoing("b", "2025-03-01T10:01")], "me");

    expect(before.map(({ key }) => key).slice(1)).toEqual(["a", "b"]);
    expect(after.map(({ key }) => key).slice(1)).toEqual(["a", "b"]);
    expect(after.map(({ kind }) => kind)).toEqual(["day", "message", "outgoing"]);
  });

  it("have unique keys that stay the same when older messages load", () => {
    const later = [aMessage("2025-03-01T10:00"), aMessage("2025-03-01T12:00")];
    const before = rowsOf(later, [], "me").map(({ key }) => key);
    const after = rowsOf([aMessage("2025-03-01T08:00"), ...later], [], "me").map(({ key }) => key);

    expect(new Set(after).size).toBe(after.length);
    expect(after.slice(-2)).toEqual(before.slice(-2));
  });
});

describe("an account that several people write for", () => {
  const byTeammate = { writtenBy: { id: "teammate", username: "teammate" } };

  it("is known, so that the owner is named as well", () => {
    expect(accountsOfSeveral([aMessage("2025-03-01T10:00"), aMessage("2025-03-01T10:01", byTeammate)])).toEqual(
      new Set(["them"]),
    );
  });

  it("is not one where two accounts write to each other", () => {
    const mine = aMessage("2025-03-01T10:01", { senderId: "me", writtenBy: { id: "me", username: "me" } });

    expect(accountsOfSeveral([aMessage("2025-03-01T10:00"), mine])).toEqual(new Set());
  });
});
