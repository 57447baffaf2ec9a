import { expect, it } from "vitest";
import { CurrentUser, login } from "@triptych/contract/accounts";
import { listMessages } from "@triptych/contract/messaging";
import { searchForBrand } from "@triptych/contract/matching";
import { completeReply } from "./complete-reply.ts";

const agency = { id: "0190f000-0000-7000-8000-000000000000", username: "north", userType: "agency", profileData: null };

it("a field that an answer lacks is empty, and a field that it has stays as it is", () => {
  expect(completeReply(listMessages.reply, [{ id: "1", content: "Hello" }])).toEqual([
    {
      id: "1",
      content: "Hello",
      senderId: "",
      receiverId: "",
      createdAt: "",
      writtenBy: { id: "", username: "" },
      readAt: null,
      idempotencyKey: null,
    },
  ]);
});

it("a person without a name goes by the username, and without a dashboard sees that of their type", () => {
  expect(completeReply(CurrentUser, agency)).toMatchObject({ displayName: "north", dashboardView: "agency" });
});

it("somebody who signs in may be the whole answer", () => {
  expect(completeReply(login.reply, agency)).toMatchObject({ user: { username: "north", dashboardView: "agency" } });
});

it("a profile is completed as one of its own kind", () => {
  const match = { user: { ...agency, profileData: { type: "agency", data: { services: ["Copywriting"] } } } };

  expect(completeReply(searchForBrand.reply, [match])).toMatchObject([
    {
      score: 0,
      reasons: [],
      criteria: [],
      user: { profileData: { data: { services: ["Copywriting"], regions: [] } } },
    },
  ]);
});

it("a complete answer stays as it is", () => {
  const reply = [{ id: "1", extra: true }];

  expect(completeReply(listMessages.reply, reply)).toMatchObject(reply);
});
