import { describe, expect, it } from "vitest";
import { chipsOf, type ShownReading } from "./reading-changes.ts";
import { keyOfUnused, marksOf, tellingUnused } from "./reading-marks.ts";

const text = "A film in Leeds with zorbing, two in January.";
const placeOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const leeds = { label: "Leeds", kind: "place" as const, force: "must" as const, ...placeOf("Leeds"), means: [] };
const reading: ShownReading = {
  text,
  jobs: [],
  forAll: [leeds],
  aboutYou: [],
  answers: [],
  unused: ["zorbing", "two", "January"].map(placeOf),
  question: null,
  isEnglish: true,
  isConfirmed: false,
};
const [chip] = chipsOf(reading);
const active = (pointed: string | null, from = reading) =>
  marksOf(from.text, from, pointed).filter(({ look }) => look === "active");

describe("the marks of a brief", () => {
  it("light up the words that somebody points at", () => {
    expect(active(chip!.key)).toEqual([{ ...placeOf("Leeds"), look: "active" }]);
    expect(active(keyOfUnused(placeOf("zorbing")))).toEqual([{ ...placeOf("zorbing"), look: "active" }]);
  });

  it("light up nothing in another text, where what was pointed at is not", () => {
    const other = { ...reading, text: "A photographer near the sea, soon.", forAll: [], unused: [] };

    expect(active(chip!.key, other)).toEqual([]);
  });

  it("follow the words where the text changes", () => {
    const longer = {
      ...reading,
      text: `Now: ${text}`,
      forAll: [{ ...leeds, start: leeds.start + 5, end: leeds.end + 5 }],
    };

    expect(active(chip!.key, longer)).toEqual([{ start: leeds.start + 5, end: leeds.end + 5, look: "active" }]);
  });
});

describe("unused words", () => {
  it("are neither numbers nor months", () => {
    expect(tellingUnused(reading)).toEqual([placeOf("zorbing")]);
  });

  it.each(["two days", "3rd", "12", "nine weeks", "Mondays"])("are not %s", (words) => {
    expect(tellingUnused({ text: words, unused: [{ start: 0, end: words.length }] })).toEqual([]);
  });

  it.each(["May queen", "two hats", "mayhem"])("may be %s", (words) => {
    expect(tellingUnused({ text: words, unused: [{ start: 0, end: words.length }] })).toHaveLength(1);
  });
});
