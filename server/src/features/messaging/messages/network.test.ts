import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aNetworkTo, type CuttableNetwork } from "../../../../testing/cuttable-network.ts";
import { openPage } from "../../../../testing/page.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let network: CuttableNetwork;
beforeAll(async () => {
  app = await startApp();
  network = await aNetworkTo(await app.listen());
});
afterAll(async () => {
  await network?.close();
  await app?.close();
});

it("keeps every message once and in one order for both people when the network is cut again and again", async () => {
  const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
  const pages = [
    openPage({ address: network.address, member: brand, contactId: agency.id }),
    openPage({ address: network.address, member: agency, contactId: brand.id }),
  ];
  const count = 60;

  const sends = pages.flatMap((page, side) => Array.from({ length: count }, (_, at) => page.send(`${side}:${at}`)));
  const cuts = (async () => {
    for (let cut = 0; cut < 8; cut++) {
      await pause(40);
      network.cut();
      await pause(60);
      network.restore();
    }
  })();
  await Promise.all([...sends, cuts]);
  for (const page of pages) await page.catchUp();

  const [shownToBrand, shownToAgency] = pages.map(({ shown }) => shown.map(({ id, content }) => `${id} ${content}`));
  const acknowledged = pages.flatMap((page) => page.acknowledged.map(({ id, content }) => `${id} ${content}`));
  expect(shownToBrand).toEqual(shownToAgency);
  expect(shownToBrand).toHaveLength(2 * count);
  expect(new Set(shownToBrand)).toEqual(new Set(acknowledged));
  for (const side of [0, 1]) {
    const own = pages[0]!.shown.map(({ content }) => content).filter((content) => content.startsWith(`${side}:`));
    expect(own).toEqual(Array.from({ length: count }, (_, at) => `${side}:${at}`));
  }
  for (const page of pages) page.close();
});
