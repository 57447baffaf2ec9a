import type { Introduction } from "@triptych/contract/introductions";
import { expect, it } from "vitest";
import { partsOf, requirementsOf, signOf, standingOf, waitsForMe } from "./rules.ts";

const closesAt = "2026-05-11T09:00:00Z";
const card = { title: "Bakers", requirements: [], budget: null, dates: null, matched: [] };

const received: Introduction = {
  id: "an id",
  direction: "received",
  person: { id: "another id", username: "marrow", displayName: "Marrow & Rye", userType: "brand" },
  briefId: null,
  card,
  state: "open",
  answer: null,
  reason: null,
  createdAt: "2026-05-04T09:00:00Z",
  closesAt,
  answeredAt: null,
  endedAt: null,
};
const sent: Introduction = { ...received, direction: "sent" };

it("waits for the receiver alone, and until something is replied", () => {
  expect([received, sent, { ...received, answeredAt: closesAt }].map(waitsForMe)).toEqual([true, false, false]);
  expect([received, sent, { ...received, state: "lapsed" as const }].map(signOf)).toEqual([
    "Waits for your answer",
    "Not answered yet",
    undefined,
  ]);
});

it("says how each state stands, to either person", () => {
  const states: Partial<Introduction>[] = [
    {},
    { answer: "ask", answeredAt: closesAt },
    { state: "accepted" },
    { state: "declined", reason: "busy" },
    { state: "declined" },
    { state: "withdrawn" },
    { state: "lapsed" },
  ];

  expect(states.map((state) => standingOf({ ...sent, ...state }))).toEqual([
    "Not answered yet, open until 11 May 2026.",
    "You are talking: Marrow & Rye wrote back.",
    "Marrow & Rye accepted.",
    "Marrow & Rye said no: they are busy.",
    "Marrow & Rye said no.",
    "You withdrew this.",
    "Nobody answered within 7 days, so it closed. People are sometimes simply away.",
  ]);
  expect(states.map((state) => standingOf({ ...received, ...state }))).toEqual([
    "Waits for your answer, open until 11 May 2026.",
    "You are talking: you wrote back. You can still accept or say no.",
    "You accepted.",
    "You said no. That never counts against you.",
    "You said no. That never counts against you.",
    "Marrow & Rye withdrew this. It needs no answer.",
    "It closed after 7 days without an answer. You can still write.",
  ]);
});

it("lists the parts of a card that have something to show", () => {
  const requirements = [
    { label: "Gingham", force: "avoid" as const },
    { label: "Grading", force: "must" as const },
  ];

  expect(partsOf(card)).toEqual([]);
  expect(partsOf({ ...card, requirements, budget: "£4,000" })).toEqual(["requirements", "budget"]);
  expect(requirementsOf({ ...card, requirements })).toEqual([
    { name: "Needed", labels: ["Grading"] },
    { name: "Not wanted", labels: ["Gingham"] },
  ]);
});
