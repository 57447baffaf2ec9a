import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const labels = (text: string) =>
  readBrief(text, { searcherType: "brand" })
    .requirements.filter(({ kind }) => kind === "other" || kind === "place")
    .map(({ kind, label }) => `${kind} ${label}`);

describe("the name of a people", () => {
  it.each([
    ["Illustrator wanted, must be French-speaking.", ["other French"]],
    ["A Spanish-speaking film crew for two days.", ["other Spanish"]],
    ["PR person with Italian and some French.", ["other Italian", "other French"]],
    ["Copywriter who speaks Welsh for our leaflets.", ["other Welsh"]],
    ["A documentary about an island. Greek would help.", ["other Greek"]],
  ])("is their language: %s", (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it.each([
    ["A Danish or Swedish studio for our packaging.", ["place Denmark or Sweden"]],
    ["Photographer, German or Austrian.", ["place Germany or Austria"]],
    ["A Dutch illustrator for our calendar.", ["place Netherlands"]],
    ["A studio with good Italian food contacts for a shoot.", []],
    ["Photographer for the German-speaking countries.", ["place DACH"]],
  ])("is where they live or what a thing is like: %s", (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });
});
