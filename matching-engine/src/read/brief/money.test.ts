import { expect, it } from "vitest";
import { labelOfMoney, readMoney } from "./money.ts";

it.each([
  ["up to £30k", 0, 30_000],
  ["under £9,000", 0, 9_000],
  ["budget 60-80k", 60_000, 80_000],
  ["£10,000 to £50,000", 10_000, 50_000],
  ["five figures", 10_000, 99_999],
  ["no more than 45 thousand euros", 0, 38_250],
  ["£2k per month up to a year", 21_600, 26_400],
  ["at least half, say £500k minimum", 500_000, 2_000_000],
])("%s", (text, from, to) => {
  const money = readMoney(text);

  expect(money?.from).toBeCloseTo(from, 0);
  expect(money?.to).toBeCloseTo(to, 0);
});

it("a sum in words counts in thousands", () => {
  expect(readMoney("with eight grand to spend")).toMatchObject({ from: 7_200, to: 8_800 });
});

it.each(["since 2019", "open 24/7", "40k subscribers", "a 4K display", "300 products", "page 2 of 10"])(
  "%s is not money",
  (text) => {
    expect(readMoney(text)).toBeUndefined();
  },
);

it("points at the words of the sum", () => {
  const text = "We can spend £25,000 on it";
  const money = readMoney(text)!;

  expect(text.slice(money.start, money.end)).toBe("£25,000");
  const range = "budget 60k to 80k, soon";
  const sums = readMoney(range)!;
  expect(range.slice(sums.start, sums.end)).toBe("60k to 80k");
});

it.each([
  "my channel has 61k subs",
  "the price for 2,300 products",
  "a fee per 1,000 words",
  "40 thousand loyal customers",
  "around eight thousand leaflets, folded",
  "twenty thousand parcels a year",
])("what is counted is no sum: %s", (text) => {
  expect(readMoney(text)).toBeUndefined();
});

it.each([
  ["The last designer charged us £8,000", undefined],
  ["Our tickets cost £120", undefined],
  ["They fined us £4,000 over a picture", undefined],
  ["We lost four thousand pounds on a stand. Budget this time is £6k.", "£6k"],
  ["We earn £300k a year and could pay £5k for it", "£5k"],
  ["It should cost no more than £500", "£500"],
  ["Fifteen thousand for the lot", "Fifteen thousand"],
  ["about ten thousand all in", "ten thousand"],
])("of “%s” the budget is %s", (text, budget) => {
  const money = readMoney(text);

  expect(money && text.slice(money.start, money.end)).toBe(budget);
});

it.each([
  ["An illustrator, 300 to 350 euros a day", "£255 to £298 a day"],
  ["Day rate £350 to £450", "£350 to £450 a day"],
  ["£4,000 to £5,000 for all of it", "£4,000 to £5,000"],
  ["budget £10k to £40k", "£10,000 to £40,000"],
  ["at least £10k", "At least £10,000"],
])("a range says for what it is paid: %s", (text, label) => {
  expect(labelOfMoney(readMoney(text)!)).toBe(label);
});
