import { expect, it } from "vitest";
import { fails, replies, startModelServer } from "../../testing/model-server.ts";
import { createPrometheus } from "../platform/metrics/prometheus.ts";
import { createProviderMeter } from "../platform/metrics/provider-meter.ts";
import { createLocalAi } from "./ai/local.ts";
import { createSameThreadIndex } from "./matching-index/same-thread.ts";
import { createOpenAiCompatible } from "./ai/openai-compatible.ts";
import type { Mail } from "./mail/mail.ts";
import { measureMail } from "./mail/measured.ts";
import { measurePayments } from "./payments/measured.ts";
import { InvalidSignature, PaymentFailure, type Payments } from "./payments/payments.ts";

function aMeter() {
  const { meters, read } = createPrometheus({ onFailure: () => {} });
  const count = async (provider: string, operation: string, outcome: string) => {
    const name = "triptych_provider_call_duration_seconds_count";
    const line = `${name}{provider="${provider}",operation="${operation}",outcome="${outcome}"} `;
    const { text } = await read();
    return Number(
      text
        .split("\n")
        .find((each) => each.startsWith(line))
        ?.slice(line.length) ?? 0,
    );
  };
  return { measure: createProviderMeter(meters), count };
}

it("counts calls to a payment provider by how they failed, and rethrows the failure", async () => {
  const { measure, count } = aMeter();
  const ends: (() => Promise<never> | Promise<null>)[] = [
    () => Promise.reject(new PaymentFailure("declined", "No.")),
    () => Promise.reject(new PaymentFailure("unreachable", "Away.")),
    () => Promise.resolve(null),
  ];
  const fake = {
    provider: "stripe",
    readSubscription: () => ends.shift()!(),
    verifyWebhook: () => Promise.reject(new InvalidSignature()),
  } as unknown as Payments;
  const payments = measurePayments(fake, measure);

  await expect(payments.readSubscription("sub_1")).rejects.toMatchObject({ kind: "declined" });
  await expect(payments.readSubscription("sub_1")).rejects.toMatchObject({ kind: "unreachable" });
  await expect(payments.readSubscription("sub_1")).resolves.toBeNull();
  await expect(payments.verifyWebhook({ rawBody: "", headers: {} })).rejects.toThrow(InvalidSignature);

  const outcomes = ["declined", "unreachable", "ok"];
  expect(await Promise.all(outcomes.map((outcome) => count("stripe", "readSubscription", outcome)))).toEqual([1, 1, 1]);
  expect(await count("stripe", "verifyWebhook", "invalid_signature")).toBe(1);
});

it.each([
  ["ETIMEDOUT", "unreachable"],
  ["EAUTH", "refused"],
  ["ESOMETHING", "error"],
])("counts an email that fails with %s as %s, and rethrows the failure", async (code, outcome) => {
  const { measure, count } = aMeter();
  const failing: Mail = { send: () => Promise.reject(Object.assign(new Error("no"), { code })) };
  const mail = measureMail(failing, measure);

  await expect(mail.send({ to: "ann@example.org", subject: "", text: "", html: "" })).rejects.toThrow("no");

  expect(await count("mail", "send", outcome)).toBe(1);
});

it("counts a model's failures although the local engine replies", async () => {
  const { measure, count } = aMeter();
  const behaviours = [fails(503), replies({ nonsense: true })];
  const server = await startModelServer((request, response) => behaviours.shift()!(request, response));
  const options = { baseUrl: server.baseUrl, apiKey: null, model: "m", embeddingsModel: null };
  const ai = createOpenAiCompatible({
    ...options,
    local: createLocalAi(createSameThreadIndex()),
    log: { warn: () => {} },
    measure,
  });
  const improve = (text: string) => ai.improve({ text, searcherType: "brand" }, { signal: AbortSignal.timeout(5_000) });

  await improve("We need a photographer.");
  await improve("We need a copywriter.");

  await server.close();
  expect(await count("model", "improved_brief", "refused")).toBe(1);
  expect(await count("model", "improved_brief", "unusable")).toBe(1);
});
