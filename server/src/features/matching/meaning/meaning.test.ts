import { checkPaymentNeutrality } from "@triptych/contract/matching";
import { createBrief } from "@triptych/contract/matching-briefs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { search } from "../../../../testing/matching.ts";
import { aFreelancer, anAgency, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import type { SentenceEncoder } from "../../../adapters/sentences/sentences.ts";

const sameWay = 22;
const encodedTexts: string[] = [];

/** Encodes towards bells, away from them, or not at all. */
const encoder: SentenceEncoder = {
  model: "bells",
  encode: async (texts) => {
    encodedTexts.push(...texts);
    return Int8Array.from(texts.flatMap((text) => Array<number>(128).fill(directionOf(text))));
  },
  // NOTE: it reads profiles only, of which no clause means anything.
  readClauses: async ({ text, clauses }) =>
    text.includes("a flask") ? clauses.map(() => ({ asks: 0, skills: [] })) : null,
  close: async () => {},
};

function directionOf(text: string): number {
  if (/bell|clang/i.test(text)) return sameWay;
  return /weather/i.test(text) ? -sameWay : 0;
}

const recordist = (beginning: string) => ({
  title: "Sound Recordist",
  skills: ["Sound Recording / Sound Mixer"],
  bio: `${beginning} where nobody else would want to stand for an hour or more, with a flask, a ladder and a dog.`,
});

const query =
  "Our film about goats is nearly done, and in the whole of it nothing goes clang. The sound recordist went home before the goats came. We do not know what to do now.";

describe.each(["memory", "postgres"])("the meaning of sentences, with the index in %s", (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ encoder, env: { MATCHING_INDEX: place } });
  });
  afterAll(() => app?.close());

  it("moves people once their profile was encoded, in step with its changes", async () => {
    const agency = await anAgency(app);
    const ringer = await aFreelancer(
      app,
      recordist("I record bells in towers, on boats and round the necks of goats,"),
    );
    for (let count = 0; count < 3; count++) await aFreelancer(app, recordist("I record engines, birds and water,"));
    const leadOfRinger = async () => {
      const { matches } = await search(app, { as: agency.browser, type: "agency", query });
      const scores = Map.groupBy(matches, ({ user }) => user.id === ringer.id);
      return (scores.get(true)?.[0]?.score ?? 0) - (scores.get(false)?.[0]?.score ?? 0);
    };

    const before = await leadOfRinger();
    await app.queue.drain();
    const encoded = await leadOfRinger();
    await saveFreelancerProfile(app, ringer.browser, recordist("I record wind, rain and other weather, in places"));
    await app.queue.drain();
    const changed = await leadOfRinger();

    expect(encoded).toBeGreaterThan(before);
    expect(changed).toBeLessThan(encoded);
  });

  it("is encoded once for a profile that is saved several times in a row", async () => {
    const { id, browser } = await aFreelancer(app, recordist("I record ferries and their engines in fog,"));

    for (const weather of ["snow", "hail"])
      await saveFreelancerProfile(app, browser, recordist(`I record ferries in ${weather},`));

    const { rows } = await app.open.pool.query(
      "select 1 from jobs.job where name = 'matching.embed-profile' and state = 'created' and data->>'userId' = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    await app.queue.drain();
    expect(new Set(encodedTexts.filter((text) => text.startsWith("I record ferries"))).size).toBe(1);
  });

  it("is known of a draft before its search", async () => {
    const agency = await anAgency(app);
    const text =
      "Our film about owls is nearly done, and nothing in it hoots. We need somebody who records owls at night.";

    await app.call(createBrief, { body: { originalText: text, text, isImproved: false } }, { as: agency.browser });

    await vi.waitFor(() => expect(encodedTexts.some((sentence) => sentence.includes("records owls"))).toBe(true));
  });

  it("is the same for everybody whatever they pay", async () => {
    const agency = await anAgency(app);
    await aFreelancer(app, recordist("I record bells in towers, on boats and round the necks of cats,"));
    await app.queue.drain();

    const check = await app.call(checkPaymentNeutrality, { body: { query } }, { as: agency.browser });

    expect(check.isSame).toBe(true);
  });
});
