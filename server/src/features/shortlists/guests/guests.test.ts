import { deleteOwnAccount } from "@triptych/contract/legal";
import { msPerDay } from "@triptych/contract/durations";
import { blockContact } from "@triptych/contract/messaging";
import {
  defaultGuestLinkDays,
  getSharedList,
  type NamedVote,
  removeShortlist,
  SharedList,
  updateShortlist,
  voteOnSharedList,
  withdrawShare,
} from "@triptych/contract/shortlists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { change, listOf, saveTo, sharedList, shareOf } from "../../../../testing/shortlists.ts";
import { aBrowser, type Browser, generousLimits, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const refusalOf = (token: string) => app.refusal(getSharedList, { params: { token } });
const voting = (
  token: string,
  body: { name: string; userId: string; vote: NamedVote["vote"] | null },
  as: Browser = aBrowser(),
) => [voteOnSharedList, { params: { token }, body }, { as }] as const;

async function aSharedList(options?: { showsNotes: boolean }) {
  const [brand, freelancer] = await Promise.all([aBrand(app, { brandName: "Marrow & Rye" }), aFreelancer(app)]);
  const list = await saveTo(app, brand, { name: "Crumbs", userId: freelancer.id });
  return { brand, freelancer, list, token: await shareOf(app, brand, list, options) };
}

describe("what guests see", () => {
  it("has these fields and no others", () => {
    expect(fieldsOf(z.toJSONSchema(SharedList))).toEqual([
      "abilities",
      "availability",
      "description",
      "displayName",
      "end",
      "expiresAt",
      "field",
      "headline",
      "id",
      "importance",
      "industries",
      "isConfirmed",
      "isOwn",
      "kind",
      "label",
      "link",
      "name",
      "note",
      "people",
      "proof",
      "quote",
      "rate",
      "regions",
      "requirements",
      "sharedBy",
      "start",
      "status",
      "userType",
      "vote",
      "votes",
    ]);
  });

  it("says who somebody is and how they fit, and nothing private of anybody", async () => {
    const brand = await aBrand(app, { brandName: "Marrow & Rye" });
    const freelancer = await aFreelancer(app, {
      linkedIn: "https://linkedin.example/imogen",
      rate: { per: "day", band: "£250 to £350 a day", shownTo: "introduced" },
    });
    const query = "A colourist for a short film about bakers. Our budget is £4,321 and nobody must know.";
    const { briefId } = await search(app, { as: brand.browser, type: "brand", query });
    const list = await saveTo(app, brand, { briefId, userId: freelancer.id });
    await app.call(
      updateShortlist,
      { params: { shortlistId: list.id }, body: { name: "Crumbs" } },
      { as: brand.browser },
    );
    await change(app, brand, [list, freelancer], { note: "Secretly our favourite", status: "chosen", vote: "up" });

    const shown = await sharedList(app, await shareOf(app, brand, list));

    expect(shown).toMatchObject({ name: "Crumbs", sharedBy: "Marrow & Rye" });
    expect(shown.people).toMatchObject([
      { id: freelancer.id, displayName: "Imogen Farrant", headline: "Colourist", rate: null, note: null, votes: [] },
    ]);
    expect(shown.people[0]!.requirements.some(({ quote }) => quote !== undefined)).toBe(true);
    const text = JSON.stringify(shown);
    for (const secret of [brand, freelancer].flatMap(({ username, email }) => [username, email]))
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/favourite|chosen|4,321|250|linkedin/i);
  });

  it("includes notes where the link shows them, and rates that everybody may read", async () => {
    const [brand, freelancer] = await Promise.all([
      aBrand(app),
      aFreelancer(app, { rate: { per: "day", band: "£250 to £350 a day", shownTo: "everybody" } }),
    ]);
    const list = await saveTo(app, brand, { name: "Crumbs", userId: freelancer.id });
    await change(app, brand, [list, freelancer], { note: "Our favourite" });

    const { people } = await sharedList(app, await shareOf(app, brand, list, { showsNotes: true }));

    expect(people).toMatchObject([{ note: "Our favourite", rate: "Day rate: £250 to £350 a day" }]);
  });

  it("leaves out who is blocked or not listed", async () => {
    const { brand, freelancer, list, token } = await aSharedList();
    const [blocker, unlisted] = await Promise.all([aFreelancer(app), aFreelancer(app)]);
    await change(app, brand, [list, blocker]);
    await change(app, brand, [list, unlisted]);

    await app.call(blockContact, { body: { contactId: brand.id } }, { as: blocker.browser });
    await app.open.pool.query("delete from profiles where user_id = $1", [unlisted.id]);

    expect((await sharedList(app, token)).people.map(({ id }) => id)).toEqual([freelancer.id]);
    const refused = await app.refusal(...voting(token, { name: "Ana", userId: blocker.id, vote: "up" }));
    expect(refused.code).toBe("not_found");
  });
});

describe("a link for guests", () => {
  it("works for thirty days unless somebody chooses otherwise", async () => {
    const { brand, list, token } = await aSharedList();
    const { expiresAt } = await sharedList(app, token);
    const days = (Date.parse(expiresAt) - app.clock.now().getTime()) / msPerDay;
    expect(Math.round(days)).toBe(defaultGuestLinkDays);
    const short = await shareOf(app, brand, list, { days: 7 });

    app.clock.moveBy(7 * msPerDay + 1_000);

    expect((await refusalOf(short)).code).toBe("invalid_token");
    expect((await listOf(app, brand, list)).share).toBeNull();
  });

  it("ends when it is withdrawn, replaced, and when the list or the account is deleted", async () => {
    const { brand, list, token } = await aSharedList();
    const as = { as: brand.browser };
    const params = { shortlistId: list.id };

    const replaced = await shareOf(app, brand, list);
    const first = await refusalOf(token);
    await app.call(withdrawShare, { params }, as);
    const second = await refusalOf(replaced);
    const third = await shareOf(app, brand, list);
    await app.call(removeShortlist, { params }, as);
    const fourth = await refusalOf(third);
    const other = await aSharedList();
    await app.call(deleteOwnAccount, { body: { password: other.brand.password } }, { as: other.brand.browser });

    for (const refused of [first, second, fourth, await refusalOf(other.token)]) {
      expect(refused.code).toBe("invalid_token");
      expect(refused.message).toContain("withdrawn");
    }
  });

  it("is random, and only its hash is stored", async () => {
    const { token, list } = await aSharedList();
    const { rows } = await app.open.pool.query("select token_hash from shortlist_shares where shortlist_id = $1", [
      list.id,
    ]);

    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of ["x", token.slice(1), `${token}x`, token.toLowerCase()])
      expect((await refusalOf(guess)).code).toBe("invalid_token");
  });

  it("cannot be guessed for long, because an address has a limit", async () => {
    const limits = { ...generousLimits(), guestLink: { perAddress: 5, perAccount: 5, windowSeconds: 60 } };
    const tight = await startApp({ limits });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => tight.refusal(getSharedList, { params: { token: `guess-${at}` } })),
    );
    await tight.close();

    expect(guesses.filter(({ code }) => code === "invalid_token")).toHaveLength(5);
    expect(guesses.filter(({ code }) => code === "rate_limited")).toHaveLength(7);
  });
});

/** Returns the names of all fields of a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  const names = new Set<string>();
  const walk = (part: unknown) => {
    if (typeof part !== "object" || part === null) return;
    for (const name of Object.keys((part as { properties?: object }).properties ?? {})) names.add(name);
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(schema);
  return [...names].toSorted();
}
