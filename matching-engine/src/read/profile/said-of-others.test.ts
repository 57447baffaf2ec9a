import { expect, it } from "vitest";
import { aFreelancer } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";
import { splitWords } from "../../text/words.ts";
import { findSaidOfOthers } from "./said-of-others.ts";
import { saidOf } from "./told-of-others.ts";

/** Returns the words of a text that are said of others or of a past that is over. */
function wordsOfOthers(text: string): string {
  const words = splitWords(text);
  const marks = findSaidOfOthers(words);
  return words.norms.filter((_, at) => marks[at] !== saidOf.writer).join(" ");
}

it.each([
  ["You send a script. I draw the boards.", "you send a script"],
  ["Publishers call us when a cover will not come right", "publishers call us when a cover will not come right"],
  ["Our people were born on farms", "born on farms"],
  ["I used to shoot weddings, now I film food", "used to shoot weddings"],
  ["I write films and formerly edited them", "formerly edited them"],
  ["A sign that a signwriter can paint", "signwriter"],
  ["Which photographer, for how much, for how long", "photographer"],
  ["Simple sets that a volunteer can run", "volunteer"],
  ["I retouch badly", "i retouch badly"],
  ["I brief photographers and edit the films myself", "photographers"],
  ["We commission illustration, animation and type", "illustration animation and type"],
  ["I hire illustrators for magazines", "illustrators"],
  ["I bring a photographer, a typographer and a point of view", "photographer typographer"],
  ["My husband illustrates picture books", "my husband illustrates picture books"],
  ["I paint and my eldest sister draws maps", "my eldest sister draws maps"],
  ["My agent also looks after an illustrator", "my agent also looks after an illustrator"],
  ["I married an illustrator", "illustrator"],
  ["A tattooist I know has the steadiest hands", "tattooist"],
  ["I wanted to be an illustrator as a child", "wanted to be an illustrator as a child"],
  ["I would love to work with museums, galleries", "love to work with museums galleries"],
])("%s: finds what is said of others or is over", (text, marked) => {
  expect(wordsOfOthers(text)).toBe(marked);
});

it.each([
  "I am a photographer and I can travel",
  "Wildlife photographer. Will travel.",
  "Signwriter and letterer in Leeds",
  "We film in factories, and edit at home",
  "The photographer for people who hate being photographed",
  "Commissioned by three museums, I photograph and film",
  "We are hired to photograph, and we find the light",
  "Give me a brief and I film it",
  "My labels are in every farm shop",
  "Our editors write and our designers draw",
  "I work as a writer, and as an illustrator",
  "I love to draw maps",
])("%s: says nothing of others", (text) => {
  const marked = wordsOfOthers(text).split(" ");

  expect(marked).not.toContain("photographer");
  expect(marked).not.toContain("signwriter");
  expect(marked).not.toContain("film");
});

it("what is said of others is neither a proof nor quoted", () => {
  const matcher = createMatcher();
  matcher.put(
    aFreelancer("buyer", { title: "Art buyer", bio: "Which photographer, for how much. You photograph, I negotiate." }),
  );
  matcher.put(
    aFreelancer("photographer", { title: "Portraits", skills: ["Photography"], bio: "I photograph people." }),
  );

  const { matches } = matcher.search({ text: "We need a photographer", searcherType: "brand", limit: 5 });
  const proved = matches.filter(({ criteria }) => criteria.some(({ status }) => status === "met"));

  expect(proved.map(({ id }) => id)).toEqual(["photographer"]);
});
