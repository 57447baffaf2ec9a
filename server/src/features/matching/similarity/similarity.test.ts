import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../../testing/matching.ts";
import { fails, sendJson, startModelServer, type ModelServer } from "../../../../testing/model-server.ts";
import { aFreelancer, anAgency, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let server: ModelServer;
let plain: TestApp;
let embedding: TestApp;
beforeAll(async () => {
  server = await startModelServer(fails(500));
  plain = await startApp();
  embedding = await startApp({
    env: { AI_BASE_URL: server.baseUrl, AI_MODEL: "small", AI_EMBEDDINGS_MODEL: "vectors" },
  });
});
afterAll(async () => {
  await plain?.close();
  await embedding?.close();
  await server?.close();
});

describe("a search with embeddings", () => {
  it("finds people who mean the same, once their profile was embedded, and in step with its changes", async () => {
    server.behave((request, response) => {
      if (!request.path.endsWith("/embeddings")) return fails(500)(request, response);
      const data = request.body.input!.map((text, index) => ({ index, embedding: embed(text) }));
      return sendJson(response, { data });
    });
    const without = await aRingerAmongOthers(plain);
    const { scoreOfRinger, ringer } = await aRingerAmongOthers(embedding);

    const [lexical, similar] = [await without.scoreOfRinger(), await scoreOfRinger()];
    await saveFreelancerProfile(
      embedding,
      ringer.browser,
      recordist("I record wind, rain and other weather, in places"),
    );
    await embedding.queue.drain();
    const changed = await scoreOfRinger();

    expect(similar).toBeGreaterThan(lexical);
    expect(similar - lexical).toBeLessThanOrEqual(5);
    expect(changed).toBeLessThan(similar);
  });
});

/** Towards bells, away from them, or across. */
function embed(text: string): number[] {
  if (/bell|clang/i.test(text)) return [1, 0.1];
  return /weather/i.test(text) ? [-1, 0.1] : [0.1, 1];
}

const recordist = (beginning: string) => ({
  title: "Sound Recordist",
  skills: ["Sound Recording / Sound Mixer"],
  bio: `${beginning} where nobody else would want to stand for an hour or more, with a flask, a ladder and a dog.`,
});

/** Creates a recordist of bells, and three people whose words are closer to the brief's. */
async function aRingerAmongOthers(each: TestApp) {
  const agency = await anAgency(each);
  const ringer = await aFreelancer(each, recordist("I record bells in towers, on boats and round the necks of goats,"));
  for (let count = 0; count < 3; count++) {
    await aFreelancer(each, recordist("I am a sound recordist in Oslo, have been a sound recordist for years, and go"));
  }
  await each.queue.drain();
  const brief = "A sound recordist in Oslo who has been close to something that goes clang.";
  const scoreOfRinger = async () => {
    const { matches } = await search(each, { as: agency.browser, type: "agency", query: brief });
    return matches.find(({ user }) => user.id === ringer.id)!.score;
  };
  return { ringer, scoreOfRinger };
}
