import { expect, it } from "vitest";
import { aMember } from "../../../../testing/accounts.ts";
import { eicar, startFakeClamd } from "../../../../testing/fake-clamd.ts";
import { aDocument, aPicture, sendForm, stored } from "../../../../testing/files.ts";
import { startApp } from "../../../../testing/start-app.ts";

it("takes attachments that the scanner finds harmless, and none while it is away", async () => {
  const clamd = await startFakeClamd();
  const app = await startApp({ env: { CLAMAV_HOST: clamd.host } });
  const member = await aMember(app, "brand");
  const send = (content: Buffer) => sendForm(app, member, { content, purpose: "attachment" });

  const clean = [await send(aDocument()), await send(await aPicture())];
  const harmful = await send(aDocument(eicar));
  const scanned = clamd.received.length;
  const work = await sendForm(app, member, aDocument());
  clamd.close();
  const unscanned = await send(aDocument());
  await app.queue.drain();
  const kept = stored(app).filter((name) => name.endsWith("document.pdf"));
  await app.close();

  expect(clean.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(JSON.parse(harmful.body)).toMatchObject({
    code: "unsupported_file",
    message: expect.stringMatching(/harmful/) as string,
  });
  expect([scanned, clamd.received.length]).toEqual([3, 3]);
  expect(JSON.parse(unscanned.body)).toMatchObject({ code: "unavailable", retryAfter: 30 });
  expect(work.statusCode).toBe(200);
  expect(kept).toHaveLength(2);
});
