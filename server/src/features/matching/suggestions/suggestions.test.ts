import { listSuggestions, skipSuggestion } from "@triptych/contract/matching";
import { sendMatchFeedback } from "@triptych/contract/matching-feedback";
import { blockContact, sendMessage } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const gamesBrand = {
  brandName: "Lantern Games",
  industries: ["Gaming" as const],
  description:
    "We make a game about lighthouses in Oban and need a voiceover artist for the keeper, and trailers cut from the game.",
};
const gamesVoice = {
  title: "Voiceover Artist",
  industries: ["Gaming" as const],
  skills: ["Voiceover Artist"],
  bio: "I am a voiceover artist for games: keepers, goblins and one very polite dragon, recorded at home in Fort William.",
};

const suggestedTo = async ({ browser }: Member) =>
  (await app.call(listSuggestions, {}, { as: browser })).map(({ id }) => id);

describe("suggestions", () => {
  it("are people who fit one's own profile, with a score", async () => {
    const [brand, freelancer] = [await aBrand(app, gamesBrand), await aFreelancer(app, gamesVoice)];

    const forBrand = await app.call(listSuggestions, {}, { as: brand.browser });
    const forFreelancer = await app.call(listSuggestions, {}, { as: freelancer.browser });

    expect(forBrand.find(({ id }) => id === freelancer.id)).toMatchObject({
      username: freelancer.username,
      userType: "freelancer",
    });
    expect(forFreelancer.find(({ id }) => id === brand.id)).toMatchObject({
      username: brand.username,
      userType: "brand",
    });
    expect(forBrand.map(({ id }) => id)).not.toContain(brand.id);
  });

  it("are nobody before one has a profile", async () => {
    expect(await suggestedTo(await aMember(app, "brand"))).toEqual([]);
  });

  it("leave out for good who was skipped, and meanwhile who was written to, blocked or did not fit", async () => {
    const brand = await aBrand(app, gamesBrand);
    const [skipped, written, blocked, unfit] = [
      await aFreelancer(app, gamesVoice),
      await aFreelancer(app, gamesVoice),
      await aFreelancer(app, gamesVoice),
      await aFreelancer(app, gamesVoice),
    ];
    const before = await suggestedTo(brand);

    await app.call(skipSuggestion, { body: { userId: skipped.id } }, { as: brand.browser });
    await app.call(skipSuggestion, { body: { userId: skipped.id } }, { as: brand.browser });
    await app.call(sendMessage, { body: { receiverId: written.id, content: "Hello!" } }, { as: brand.browser });
    await app.call(blockContact, { body: { contactId: blocked.id } }, { as: brand.browser });
    await app.call(sendMatchFeedback, { body: { userId: unfit.id, reason: "other" } }, { as: brand.browser });

    const gone = [skipped, written, blocked, unfit].map(({ id }) => id);
    const after = await suggestedTo(brand);
    expect(before).toEqual(expect.arrayContaining(gone));
    expect(after.filter((id) => gone.includes(id))).toEqual([]);
  });

  it("cannot be skipped where there is nobody", async () => {
    const brand = await aBrand(app);

    const nobody = await app.refusal(skipSuggestion, { body: { userId: crypto.randomUUID() } }, { as: brand.browser });
    const oneself = await app.refusal(skipSuggestion, { body: { userId: brand.id } }, { as: brand.browser });

    expect([nobody.code, oneself.code]).toEqual(["not_found", "not_found"]);
  });
});
