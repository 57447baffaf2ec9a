import { describe, expect, it } from "vitest";
import { aFreelancerProfile } from "../../../../testing/profiles.ts";
import { askAt, confirmedBySaving, readAsked, writeAsked } from "./rules.ts";

const noon = new Date("2026-11-23T12:00:00Z");
const earlier = "2026-11-20T09:00:00.000Z";
const saying = (availability: object) => ({
  type: "freelancer" as const,
  data: aFreelancerProfile({ availability: { status: "now", ...availability } }),
});

describe("a statement that is saved", () => {
  it("is confirmed where it is new or changed, whatever moment was sent", () => {
    const sent = saying({ daysPerWeek: 3, confirmedAt: "2030-01-01T00:00:00.000Z" });

    expect(confirmedBySaving(sent, null, noon).data).toMatchObject({
      availability: { confirmedAt: noon.toISOString() },
    });
    expect(confirmedBySaving(sent, saying({ confirmedAt: earlier }), noon).data).toMatchObject({
      availability: { daysPerWeek: 3, confirmedAt: noon.toISOString() },
    });
  });

  it("is as old as it was where nothing in it changed", () => {
    const again = confirmedBySaving(saying({}), saying({ confirmedAt: earlier }), noon);

    expect(again.data).toMatchObject({ availability: { confirmedAt: earlier } });
  });
});

describe("the email that asks", () => {
  it("is sent two days before a statement lapses", () => {
    expect(askAt({ status: "now", confirmedAt: "2026-11-01T12:00:00Z" })).toEqual(new Date("2026-11-13T12:00:00Z"));
    expect(askAt({ status: "from", from: "2027-01-04", confirmedAt: "2026-11-01T12:00:00Z" })).toEqual(
      new Date("2026-11-13T12:00:00Z"),
    );
  });

  it("is sent on the first free day where that comes earlier", () => {
    expect(askAt({ status: "from", from: "2026-11-05", confirmedAt: "2026-11-01T12:00:00Z" })).toEqual(
      new Date("2026-11-05T08:00:00Z"),
    );
  });
});

it("reads the link of an email for 28 days", () => {
  const written = writeAsked({ userId: "ann", sentAt: noon, statement: "[]" });

  expect(readAsked(written, new Date("2026-12-21T12:00:00Z"))).toEqual({
    userId: "ann",
    sentAt: noon,
    statement: "[]",
  });
  expect(readAsked(written, new Date("2026-12-21T12:00:01Z"))).toBeNull();
});
