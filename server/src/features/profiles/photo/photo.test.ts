import { getCurrentUser } from "@triptych/contract/accounts";
import { getMember, removePhoto, setPhoto } from "@triptych/contract/profiles";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { moveDays, signInAgain } from "../../../../testing/clock.ts";
import { aPicture, open, upload } from "../../../../testing/files.ts";
import { contactsOf, write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const aPhoto = async (member: Member) => upload(app, member, { content: await aPicture(), purpose: "photo" });
const set = (member: Member, fileId: string) => app.call(setPhoto, { body: { fileId } }, { as: member.browser });
const remove = (member: Member) => app.call(removePhoto, {}, { as: member.browser });

async function photosOf(member: Member, other: Member) {
  const user = await app.call(getCurrentUser, {}, { as: member.browser });
  const seen = await app.call(getMember, { params: { userId: member.id } }, { as: other.browser });
  const [contact] = await contactsOf(app, other);
  return [user.photo, seen.photo, contact?.photo];
}

it("is shown wherever its owner is, in its sizes, and can be replaced, removed and put back", async () => {
  const [freelancer, brand] = [await aFreelancer(app), await aBrand(app)];
  await write(app, { from: freelancer, to: brand, content: "Hello" });
  const [first, second] = [await aPhoto(freelancer), await aPhoto(freelancer)];
  const none = await photosOf(freelancer, brand);

  const { photo } = await set(freelancer, first.id);
  const shown = await photosOf(freelancer, brand);
  const sizes = await Promise.all([96, 192, 384].map((width) => open(app, `${photo}/${width}.webp`)));
  await set(freelancer, second.id);
  const before = await open(app, first.url, brand);
  const removed = await remove(freelancer);
  const afterwards = await photosOf(freelancer, brand);
  await set(freelancer, removed.fileId!);

  expect(none).toEqual([null, null, null]);
  expect(shown).toEqual([photo, photo, photo]);
  expect(sizes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(before.statusCode).toBe(404);
  expect(removed.fileId).toBe(second.id);
  expect(afterwards).toEqual([null, null, null]);
  expect(await remove(freelancer)).toMatchObject({ fileId: second.id });
  expect(await remove(freelancer)).toMatchObject({ fileId: null });
});

it("is kept while it is shown, and goes a day after it is not", async () => {
  const freelancer = await aFreelancer(app);
  const [kept, left] = [await aPhoto(freelancer), await aPhoto(freelancer)];
  await set(freelancer, left.id);
  await set(freelancer, kept.id);

  await moveDays(app, 2);
  await signInAgain(app, freelancer);

  expect((await open(app, kept.url)).statusCode).toBe(200);
  expect((await open(app, left.url, freelancer)).statusCode).toBe(404);
});

it("is neither somebody else's file nor one for another purpose", async () => {
  const [freelancer, other] = [await aFreelancer(app), await aFreelancer(app)];
  const [theirs, work] = [await aPhoto(other), await upload(app, freelancer, await aPicture())];

  for (const { id } of [theirs, work]) {
    const refusal = await app.refusal(setPhoto, { body: { fileId: id } }, { as: freelancer.browser });
    expect(refusal).toMatchObject({ status: 404 });
  }
});
