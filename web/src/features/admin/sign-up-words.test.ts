import { describe, expect, it } from "vitest";
import { describeActivity, describeShared } from "./sign-up-words.ts";

describe("what a sign-up shares", () => {
  it.each([
    [["ann"], "Same network as ann"],
    [["ann", "bo"], "Same network as ann and bo"],
    [["ann", "bo", "cy", "di"], "Same network as ann, bo, cy and 1 other"],
    [["ann", "bo", "cy", "di", "ed"], "Same network as ann, bo, cy and 2 others"],
  ])("with %j reads %s", (names, words) => {
    expect(describeShared({ signal: "network", with: names })).toBe(words);
  });
});

describe("what somebody has done", () => {
  it.each([
    [0, 0, "No brief and no message yet"],
    [1, 0, "1 brief, no messages"],
    [0, 1, "no briefs, 1 message"],
    [2, 1_200, "2 briefs, 1,200 messages"],
  ])("in %i briefs and %i messages reads %s", (briefs, messages, words) => {
    expect(describeActivity({ briefs, messages })).toBe(words);
  });
});
