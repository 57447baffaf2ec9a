import { describe, expect, it } from "vitest";
import { createMatcher } from "../src/matcher.ts";
import type { SearchableProfile } from "../src/matcher.ts";
import { aFreelancer } from "./builders.ts";

const find = (people: SearchableProfile[], text: string) => {
  const matcher = createMatcher();
  for (const person of people) matcher.put(person);
  return matcher.search({ text, searcherType: "brand", limit: 10 }).matches;
};

const photographer = (id: string, bio: string) =>
  aFreelancer(id, { title: "Photographer", skills: ["Photography"], regions: ["Other" as never], bio });

describe("a short, plain brief that nobody confirmed", () => {
  it("gives 90 or more to whoever meets all its must-haves with proof", () => {
    const illustrator = aFreelancer("illustrator", {
      title: "Illustrator",
      skills: ["Illustration"],
      bio: "I am an illustrator of maps, based in Leeds.",
    });

    const [best] = find([illustrator], "We need an illustrator in Leeds.");

    expect(best).toMatchObject({ id: "illustrator", fits: true });
    expect(best!.score).toBeGreaterThanOrEqual(90);
  });

  it("puts who meets all must-haves before who only has more of its words", () => {
    const here = photographer("here", "I am a photographer. Based in Leeds, with a small van.");
    const wordy = aFreelancer("wordy", {
      title: "Cake stylist",
      skills: ["Photography"],
      bio: "Cakes for cameras. Cakes, tarts and more cakes, iced in Leeds.",
    });

    const matches = find([wordy, here], "A photographer in Leeds for cakes");

    expect(matches.map(({ id }) => id)).toEqual(["here", "wordy"]);
  });
});

it("no score is 80 or more that shows nothing of what was assumed from the writer's trade", () => {
  const stylist = aFreelancer("stylist", {
    title: "Food Stylist",
    skills: ["Styling"],
    bio: "I am a stylist of plates. Styling for the camera is all that I do.",
  });

  const [found] = find(
    [stylist],
    "Stylist for a knitwear lookbook. Wardrobe, not hair and make-up, we have that covered.",
  );

  expect(found!.criteria.map(({ kind }) => kind)).toContain("sector");
  expect(found!.score).toBeLessThan(80);
});

describe("somebody who has others do the work", () => {
  const buyer = aFreelancer("buyer", {
    title: "Art buyer",
    skills: ["Art Buying"],
    bio: "I commission photography of food for magazines. Based in London.",
  });

  it("stands behind who does it, wherever that is", () => {
    const doer = photographer("doer", "I am a photographer of plates and kitchens. Based in Lyon.");

    const ids = find([buyer, doer], "photographer for food photography in London").map(({ id }) => id);

    expect(ids[0]).toBe("doer");
  });
});

describe("a place that must be", () => {
  const far = photographer(
    "far",
    "Cake photographer for bakers and webshops: I photograph forty cakes a day on white. Based in Dubai.",
  );
  const near = photographer(
    "near",
    "I am a photographer of people at work. Based in Leeds, and often out in the rain with my dog.",
  );

  it("puts who is there before others, in a brief with more to say too", () => {
    const text =
      "We bake cakes and sell them in a webshop. We need a photographer near Leeds for forty cakes on white.";

    expect(find([far, near], text).map(({ id }) => id)).toEqual(["near", "far"]);
  });

  it("counts where a brief names one skill in two ways", () => {
    const text = "We need a photographer near Leeds: product photography of forty cakes for our webshop.";

    expect(find([far, near], text).map(({ id }) => id)).toEqual(["near", "far"]);
  });

  it("is only a wish where the work can be done from anywhere", () => {
    const text = "We need a colourist, London or remote";
    const away = aFreelancer("away", {
      title: "Colourist",
      skills: ["Colour Grading"],
      bio: "I am a colourist in Mexico City. I work remotely.",
    });

    expect(find([away], text)[0]).toMatchObject({ fits: true });
  });
});

it("a sentence of courtesy moves nobody by more than three points, before anybody confirmed the reading too", () => {
  const people = [
    aFreelancer("one", {
      title: "Illustrator",
      skills: ["Illustration"],
      bio: "I am an illustrator of maps, in Leeds.",
    }),
    aFreelancer("two", {
      title: "Reader of maps",
      skills: ["Illustration"],
      bio: "Reading and hearing maps, in Leeds.",
    }),
    aFreelancer("three", { title: "Photographer", skills: ["Photography"], bio: "I photograph maps far from home." }),
  ];
  const scoresOf = (text: string) => find(people, text).map(({ id, score }) => [id, score]);
  const plain = "We need an illustrator in Leeds for maps.";

  for (const courtesy of ["Thank you for reading this far.", "We look forward to hearing from you."])
    expect(scoresOf(`${plain} ${courtesy}`)).toEqual(scoresOf(plain));
});
