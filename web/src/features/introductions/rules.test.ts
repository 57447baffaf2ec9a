import type { Introduction } from "@triptych/contract/introductions";
import { expect, it } from "vitest";
import {
  leftOutBut,
  matchedWithout,
  partsOf,
  requirementsOf,
  signOf,
  standingOf,
  waitsForMe,
  withoutPart,
} from "./rules.ts";

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

it("leaves a budget and dates out of what fits and out of the drafted message too", () => {
  const matched = ["Leeds", "About £12,000", "Start in January"].map((label) => ({ label, quote: "a quote" }));
  const whole = { ...card, budget: "About £12,000", dates: "Start in January", matched };
  const draft = "Hi! I need a film. Timing: start in January. Budget: about £12,000. Could we talk?";

  expect(matchedWithout(whole, []).length).toBe(3);
  expect(matchedWithout(whole, ["budget", "dates"]).map(({ label }) => label)).toEqual(["Leeds"]);
  expect(withoutPart(draft, "budget")).toBe("Hi! I need a film. Timing: start in January. Could we talk?");
  expect(withoutPart(draft, "dates")).toBe("Hi! I need a film. Budget: about £12,000. Could we talk?");
  expect(withoutPart("Budget: £1.5k. Hi", "budget")).toBe("Hi");
  expect(withoutPart(draft, "matched")).toBe(draft);
});

it("finds the words of a message that say what is left out of the brief", () => {
  const whole = { ...card, budget: "About £12,000", dates: "Start in January" };

  expect(leftOutBut("We have £12,000 and start in January.", whole, [])).toBeUndefined();
  expect(leftOutBut("We have £12,000.", whole, ["budget"])).toBe("£12,000");
  expect(leftOutBut("We start in January.", whole, ["dates"])).toBe("Start in January");
  expect(leftOutBut("We have £12,000.", whole, ["dates"])).toBeUndefined();
  expect(leftOutBut("We have £4.", { ...card, budget: "£4" }, ["budget"])).toBe("£4");
});
