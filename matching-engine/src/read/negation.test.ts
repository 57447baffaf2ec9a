import { describe, expect, it } from "vitest";
import { splitWords } from "../text/words.ts";
import { findNegations, markNegated } from "./negation.ts";

/** Returns the words of a text that are excluded. */
function excludedBy(text: string): string {
  const words = splitWords(text);
  const negated = markNegated(words, findNegations(words));
  return words.norms.filter((_, at) => negated[at] === 1).join(" ");
}

describe("a word that negates", () => {
  it.each([
    ["A logo, no stock photos", "stock photos"],
    ["Someone for film, not animation", "animation"],
    ["Any city except London", "london"],
    ["Everything we see except animation", "animation"],
    ["A film, not of animals", "of animals"],
    ["A director not an animator", "an animator"],
    ["An organiser not an animator", "an animator"],
    ["Someone for software not animation", "animation"],
    ["Someone for documents not animation", "animation"],
    ["Neither agencies nor recruiters", "agencies nor recruiters"],
    ["A non corporate film", "corporate film"],
    ["We are tired of agencies", "agencies"],
    ["We are not looking for an agency", "an agency"],
    ["By hand, and definitely nothing out of machines", "out of machines"],
    ["A logo rather than a film", "a film"],
    ["Please nobody who lives abroad", "who lives abroad"],
    ["We turn down tobacco and vapes, and photograph food", "tobacco and vapes"],
    ["Since spring we've declined new work for oil exploration. We film wind", "new work for oil exploration"],
  ])("excludes what follows: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });

  it.each([
    "A film for all tired people of London",
    "We need a logo. Not. Animation please",
    "A film with sound, if not animation",
    "Why not animation?",
    "Animation or not animation",
    "Not only animation",
    "No problem with animation",
    "Neither of our animations works",
    "If the answer's no I'd rather see animation",
    "Someone who'll not mind animation",
    "We're still without an animator",
  ])("excludes nothing where it only joins or tells: “%s”", (text) => {
    expect(excludedBy(text)).toBe("");
  });
});

describe("“nothing” and “nobody”", () => {
  it.each([
    ["Nobody in Africa", "in africa"],
    ["We want nobody from Leeds", "from leeds"],
    ["Nothing too corporate", "too corporate"],
    ["Keep it warm, nothing corporate", "corporate"],
    ["Keep it warm, nothing stuffy", "stuffy"],
    ["None of the usual agencies", "of the usual agencies"],
  ])("exclude a place, a quality or a group: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });

  it.each([
    "Nobody clicks",
    "Nobody with us draws",
    "Nobody corporate",
    "Nothing works",
    "Nothing tired",
    "Nothing new",
    "We say nothing corporate",
    "Nothing. Corporate films please",
    "We asked for nothing",
  ])("only tell: “%s”", (text) => {
    expect(excludedBy(text)).toBe("");
  });
});

describe("a phrase behind what it excludes", () => {
  it.each([
    ["Designers who also code are not what we're after", "designers who also code are"],
    ["We love film. Recruiters need not apply", "recruiters need"],
    ["We love film, animation not wanted", "animation"],
    ["We love film and animation is not needed", "animation is"],
    ["Anyone with a car can save the call", "anyone with a car can"],
    ["We love film but stock photos, so not that", "stock photos"],
  ])("excludes its own clause alone: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });

  it("reaches 14 words back", () => {
    const words = "a b c d e f g h i j k l m n o p";

    expect(excludedBy(`${words} not wanted`)).toBe("c d e f g h i j k l m n o p");
  });
});

describe("“no” that tells of a lack", () => {
  it.each([
    "We have no website",
    "There is no website",
    "We got neither website",
    "We have a shop but no website",
    "We've got a name but no website, no colours",
    "No newspaper has written a line",
    "No big newspaper has written a line",
    "We have one two three four five six seven but no website",
    "We have a shop but a b c d e f g no website",
    "We have a shop and no website",
  ])("excludes nothing: “%s”", (text) => {
    expect(excludedBy(text)).toBe("");
  });

  it.each([
    ["We need a shop but no website", "website"],
    ["No big London newspaper has our trust", "big london newspaper has our trust"],
    ["No newspaper, has to be film", "newspaper"],
    ["We have one two three four five six seven eight but no website", "website"],
    ["We have a shop but a b c d e f g h no website", "website"],
    ["We want neither film nor animation", "film nor animation"],
  ])("excludes where nothing is had before it: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });
});

describe("“not” behind a verb", () => {
  it.each([
    ["It is not animation", "animation"],
    ["They are not film makers", "film makers"],
    ["They do not want film", "want film"],
    ["We do not want film", "want film"],
    ["They do not really want film", "really want film"],
    ["One that does not look cheap", "look cheap"],
    ["Someone who does not fly", "fly"],
  ])("excludes: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });

  it.each(["Our site does not reach people", "We do not think film", "Films that do not exist"])(
    "only tells: “%s”",
    (text) => {
      expect(excludedBy(text)).toBe("");
    },
  );
});

describe("“but not”", () => {
  it.each([
    "They read it but not the end",
    "We need film. They read it but not the end",
    "So people read it but not the end",
    "Guests hear me, and they read it but not the end",
  ])("excludes nothing where it tells what others do: “%s”", (text) => {
    expect(excludedBy(text)).toBe("");
  });

  it.each([
    ["Films but not animation", "animation"],
    ["They should be funny but not silly", "silly"],
    ["But not animation", "animation"],
    ["They are loud, film it but not animation", "animation"],
  ])("excludes: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });
});

describe("a contraction", () => {
  it.each([
    ["We don't want animation", "animation"],
    ["We dont want animation", "animation"],
    ["We don't really want animation", "animation"],
    ["People who don't fly", "fly"],
    ["One that doesn't look cheap", "look cheap"],
    ["People who aren't recruiters", "recruiters"],
    ["Films that aren't dull", "dull"],
    ["Films that arent dull", "dull"],
  ])("excludes what follows its verb: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });

  it.each([
    "We don't know animation",
    "We don't mind animation, we want film",
    "People who don't mind animation",
    "We don't mind work in animation",
    "We don't have work in animation",
    "We don't have to want animation",
    "We don't ever even want animation",
    "One that doesn't exist",
    "It isn't animation",
    "We can't use animation",
    "We cant use animation",
    "We couldn't use animation",
    "They didn't use animation",
    "On the website they don't. Want a film",
  ])("only tells: “%s”", (text) => {
    expect(excludedBy(text)).toBe("");
  });

  it.each([
    "We don't want our site to look cheap",
    "We don't like the site to seem cheap",
    "We don't want media to look cheap",
    "We don't want adverts to look cheap",
    "We don't need our own new site to feel cheap",
  ])("excludes no thing of which only a look is feared: “%s”", (text) => {
    expect(excludedBy(text)).toBe("");
  });

  it.each([
    ["We don't want to look cheap", "to look cheap"],
    ["We don't want a film to look cheap", "a film to look cheap"],
    ["We don't want any film to look cheap", "any film to look cheap"],
    ["We don't want the site to sell shoes", "the site to sell shoes"],
    ["We don't want the site to describe shoes", "the site to describe shoes"],
    ["We don't want the site to benefit them", "the site to benefit them"],
    ["We don't want sound effects", "sound effects"],
    ["We don't use our site to look cheap", "our site to look cheap"],
  ])("excludes the thing itself: “%s”", (text, excluded) => {
    expect(excludedBy(text)).toBe(excluded);
  });
});
