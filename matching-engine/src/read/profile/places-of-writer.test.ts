import { describe, expect, it } from "vitest";
import { aFreelancer } from "../../../tests/builders.ts";
import { createMatcher } from "../../matcher.ts";

/** Returns how a place is judged for a photographer with this bio. */
function criterionOf(place: string, bio: string, title = "Photographer") {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title, skills: ["Photography"], regions: ["Africa"], bio }));
  const explained = matcher.explain("one", { text: `A photographer in ${place}`, searcherType: "brand" });
  return explained?.criteria.find(({ kind }) => kind === "place");
}

const inLeeds = (bio: string) => criterionOf("Leeds", bio)?.status;

describe("a place is where somebody is, works or comes to", () => {
  it.each([
    "I photograph bread. Based in Leeds.",
    "Leeds-based, and happy to travel.",
    "I live near the old mills of Leeds.",
    "Bread, faces, rain. Leeds.",
    "Leeds since 2021, Accra before.",
    "Paris and Leeds, six months each.",
    "Our Leeds studio has a north window.",
    "I am a Leeds photographer with two cameras.",
    "I photograph bread from a former bank behind the station in Leeds.",
    "I photograph bread in Leeds.",
    "Brands come to us in Leeds for bread that looks like bread.",
    "Five of us in Leeds share one darkroom.",
    "I come to Leeds every Tuesday.",
    "Leeds and York are covered by train.",
    "Leeds has more light than people think.",
    "Photography in Leeds.",
  ])("%s", (bio) => {
    expect(inLeeds(bio)).toBe("met");
  });

  it("and one in the title", () => {
    expect(criterionOf("Leeds", "I photograph bread.", "Photographer in Leeds")?.status).toBe("met");
  });
});

describe("a place is only named, and never met,", () => {
  it.each([
    ["where a client is", "A museum in Leeds has my photographs on its walls."],
    ["in a list of clients", "Recent clients: a bakery in Leeds, a bank."],
    ["where clients come from", "Clients from Leeds to Lagos."],
    ["where something was photographed", "I photographed a bakery in Leeds for a bank."],
    ["by a time zone", "UTC+1, so Leeds and Lagos are both the same morning to me."],
    ["where work is shown", "Campaigns across Leeds and Paris."],
    ["where things were collected", "I've a private library of 900 roads in Leeds."],
    ["on the way", "I've spent two hundred days in waiting rooms, from Leeds to Kerala."],
  ])("%s", (_, bio) => {
    expect(inLeeds(bio)).toBe("partly");
  });
});

it.each([
  "I studied in Leeds and left in 2004.",
  "Leeds-born, now in Accra.",
  "My brother lives in Leeds and sells shoes there.",
  "Ex-Leeds newspaper, now on call.",
])("a place that is over, or of somebody near, is none: %s", (bio) => {
  expect(inLeeds(bio)).toBe("notStated");
});

const hull = (bio: string, title?: string) => criterionOf("Hull", bio, title)?.status;

it("a town that is an ordinary word is read alone behind a comma, and in a text without capitals", () => {
  expect(hull("I photograph bread.", "Photographer, Hull")).toBe("met");
  expect(hull("menus, vans and shop signs for hull and the east riding. two of us.")).toBe("met");
  expect(hull("i paint the hull and the deck of every boat.")).toBe("notStated");
  expect(hull("Menus in white paint on the hull and the deck.")).toBe("notStated");
});

it("a place is not named by the language of its people", () => {
  expect(criterionOf("Spain", "I read menus aloud in Spanish.")?.status).not.toBe("met");
  expect(criterionOf("Spain", "A Spanish studio with a north window.")?.status).toBe("met");
});

it("a ticked part of the world shows its countries in part, and none of its towns", () => {
  const matcher = createMatcher();
  matcher.put(aFreelancer("one", { title: "Photographer", skills: ["Photography"], bio: "I photograph bread." }));
  matcher.put(aFreelancer("two", { title: "Photographer", skills: ["Photography"], bio: "Based in Sheffield." }));
  const placeOf = (id: string, text: string) =>
    matcher.explain(id, { text, searcherType: "brand" })?.criteria.find(({ kind }) => kind === "place");

  expect(placeOf("one", "A photographer in the UK")).toMatchObject({ status: "partly", quote: "Europe" });
  expect(placeOf("one", "A photographer in Leeds")?.status).toBe("notStated");
  expect(placeOf("two", "A photographer in Leeds")).toMatchObject({ status: "partly", quote: "Based in Sheffield" });
});
