import { expect, it } from "vitest";
import { CurrentUser, login } from "@triptych/contract/accounts";
import { listMessages } from "@triptych/contract/messaging";
import { searchForBrand } from "@triptych/contract/matching";
import { completeReply } from "./complete-reply.ts";
import { shapeOf } from "./reply-shape.ts";

const agency = { id: "0190f000-0000-7000-8000-000000000000", username: "north", userType: "agency", profileData: null };

it("adds the missing fields of a reply as empty values, and keeps the others", () => {
  expect(completeReply(shapeOf(listMessages.reply), [{ id: "1", content: "Hello" }])).toEqual([
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

it("uses the username for a missing name, and the account type for a missing dashboard", () => {
  expect(completeReply(shapeOf(CurrentUser), agency)).toMatchObject({ displayName: "north", dashboardView: "agency" });
});

it("accepts a reply that is the signed-in person itself", () => {
  expect(completeReply(shapeOf(login.reply), agency)).toMatchObject({
    user: { username: "north", dashboardView: "agency" },
  });
});

it("completes a profile with the fields of its type", () => {
  const match = { user: { ...agency, profileData: { type: "agency", data: { services: ["Copywriting"] } } } };

  expect(completeReply(shapeOf(searchForBrand.reply), [match])).toMatchObject([
    {
      score: 0,
      reasons: [],
      criteria: [],
      user: { profileData: { data: { services: ["Copywriting"], regions: [] } } },
    },
  ]);
});

it("keeps a complete reply as it is", () => {
  const reply = [{ id: "1", extra: true }];

  expect(completeReply(shapeOf(listMessages.reply), reply)).toMatchObject(reply);
});
