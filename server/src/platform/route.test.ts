import { endpoint } from "@triptych/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startApp, type TestApp } from "../../testing/start-app.ts";

const echo = endpoint({
  method: "POST",
  path: "/api/echo",
  access: "public",
  feature: "legal",
  summary: "Answers what it was sent.",
  body: z.object({ words: z.string().max(20) }),
  reply: z.object({ words: z.string() }),
});

describe("a route", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ extraRoutes: (route) => route(echo, ({ body }) => ({ words: body.words })) });
  });
  afterAll(() => app?.close());

  test("answers what its contract promises", async () => {
    const reply = await app.call(echo, { body: { words: "hello" } });

    expect(reply).toEqual({ words: "hello" });
  });

  test("names every field that is wrong", async () => {
    const refusal = await app.refusal(echo, { body: { words: 3, more: 1 } as unknown as { words: string } });

    expect(refusal).toMatchObject({
      status: 400,
      code: "invalid_input",
      details: [{ field: "words" }, { field: "more" }],
    });
    expect(refusal.error).toBe(refusal.details![0]!.message);
  });
});
