import type { MemberProfile } from "@triptych/contract/profiles";
import { describe, expect, it } from "vitest";
import type { Found } from "../rules.ts";
import { visibilityService } from "./service.ts";

const viewer = "viewer";

/** Builds the service in a marketplace of four people beside the viewer, who all have an account. */
function aMarketplace({ unlisted = "", blocked = "", gone = "" } = {}) {
  const people = ["ann", "bob", "cleo", "dan", viewer].filter((id) => id !== gone);
  const listMembers = async (ids: string[]): Promise<MemberProfile[]> =>
    people
      .filter((id) => ids.includes(id))
      .toReversed()
      .map((id) => ({
        id,
        username: id,
        displayName: `${id}'s studio`,
        userType: "agency",
        profileData: null,
        responses: null,
      }));
  return visibilityService({
    profiles: {
      listListed: async (ids) => new Set(ids.filter((id) => people.includes(id) && id !== unlisted)),
      listListedMembers: async (ids) => (await listMembers(ids)).filter(({ id }) => id !== unlisted),
      listMembers,
    },
    listBlockedWith: async (userId) => (userId === viewer && blocked ? [blocked] : []),
  });
}

const foundInOrder = (...ids: string[]): Found[] =>
  ids.map((id) => ({ id, score: 50, reasons: [], criteria: [], cautions: [], fits: true, jobs: [] }));

describe("the people that somebody may be shown", () => {
  const everybody = foundInOrder("cleo", viewer, "ann", "dan", "bob");
  const shownIn = async (marketplace: ReturnType<typeof aMarketplace>, limit?: number) =>
    (await marketplace.keepVisible(viewer, everybody, limit === undefined ? {} : { limit })).map(({ user }) => user.id);

  it("are all others, in the order in which they were found", async () => {
    expect(await shownIn(aMarketplace())).toEqual(["cleo", "ann", "dan", "bob"]);
  });

  it("are without those who are unlisted, blocked or gone", async () => {
    expect(await shownIn(aMarketplace({ unlisted: "ann" }))).toEqual(["cleo", "dan", "bob"]);
    expect(await shownIn(aMarketplace({ blocked: "ann" }))).toEqual(["cleo", "dan", "bob"]);
    expect(await shownIn(aMarketplace({ gone: "ann" }))).toEqual(["cleo", "dan", "bob"]);
  });

  it("fill the limit although others were found before them", async () => {
    expect(await shownIn(aMarketplace({ blocked: "cleo" }), 2)).toEqual(["ann", "dan"]);
  });
});

describe("the ids of the people whom somebody may be shown", () => {
  it("leave out who is unlisted, blocked or gone, and the viewer", async () => {
    const everybody = ["ann", "bob", viewer];

    expect(await aMarketplace().listShown(viewer, everybody)).toEqual(new Set(["ann", "bob"]));
    expect(await aMarketplace({ unlisted: "ann" }).listShown(viewer, everybody)).toEqual(new Set(["bob"]));
    expect(await aMarketplace({ blocked: "ann" }).listShown(viewer, everybody)).toEqual(new Set(["bob"]));
    expect(await aMarketplace({ gone: "ann" }).listShown(viewer, everybody)).toEqual(new Set(["bob"]));
    expect(await aMarketplace().listShown(viewer, [])).toEqual(new Set());
  });
});

describe("one person who may be shown", () => {
  it("is found with their profile", async () => {
    expect(await aMarketplace().findShown(viewer, "ann")).toMatchObject({ id: "ann" });
  });

  it("is nobody who is unlisted, blocked or gone, and not the viewer", async () => {
    expect(await aMarketplace({ unlisted: "ann" }).findShown(viewer, "ann")).toBeNull();
    expect(await aMarketplace({ blocked: "ann" }).findShown(viewer, "ann")).toBeNull();
    expect(await aMarketplace({ gone: "ann" }).findShown(viewer, "ann")).toBeNull();
    expect(await aMarketplace().findShown(viewer, viewer)).toBeNull();
  });
});

describe("the names of people who were found before", () => {
  it("are given in the asked order, also of people who are not listed any more", async () => {
    const names = await aMarketplace({ unlisted: "ann" }).listNames(viewer, ["dan", "ann"]);

    expect(names).toEqual([
      { id: "dan", displayName: "dan's studio" },
      { id: "ann", displayName: "ann's studio" },
    ]);
  });

  it("are not given of those who are blocked or gone", async () => {
    expect(await aMarketplace({ blocked: "ann" }).listNames(viewer, ["ann"])).toEqual([]);
    expect(await aMarketplace({ gone: "ann" }).listNames(viewer, ["ann"])).toEqual([]);
  });
});
