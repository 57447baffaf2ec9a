import { describe, expect, it } from "vitest";
import { splitWords } from "../../text/words.ts";
import { readBrief } from "./read-brief.ts";
import { placesOfClauses, readClauses } from "./meant-by-clauses.ts";

const clausesOf = (text: string) => readBrief(text, { searcherType: "brand" }).clauses;
const said = (text: string) => {
  const { text: read, clauses } = clausesOf(text);
  return clauses.map(({ start, end }) => read.slice(start, end));
};

describe("the clauses of a brief", () => {
  it("are read with the words as they were corrected", () => {
    expect(said("We need a fotographer for our goats. Also a websight.")).toEqual([
      "We need a photographer for our goats",
      "Also a website",
    ]);
  });

  it("say where other work may begin", () => {
    const { text, clauses } = clausesOf("Film our goats, leaflets n labels");

    expect(clauses[0]!.joints!.map((at) => text.slice(at).split(" ")[0])).toEqual(["leaflets", "n"]);
  });

  it("go on where one more noun is joined to what the work is for", () => {
    expect(clausesOf("A photographer for our menus and posters")).toEqual({
      text: "A photographer for our menus and posters",
      clauses: [{ start: 0, end: 40 }],
    });
  });

  it("are the parts of one that asks for more than one work", () => {
    const words = splitWords("Film our goats, leaflets n labels");
    const places = placesOfClauses(words, new Map());
    const [leaflets] = places.clauses[0]!.joints!;
    const parts = [0, leaflets!].map((start) => ({ start, asks: 1, skills: [] }));

    const read = readClauses(words, places, new Map([[places.text, [{ asks: 1, skills: [], parts }]]]));

    expect(read.map(({ from, to }) => words.norms.slice(from, to).join(" "))).toEqual([
      "film our goats",
      "leaflets n labels",
    ]);
  });
});
