import { createConfig, lintFromString } from "@redocly/openapi-core";
import { endpoint } from "@triptych/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { openApiDocument } from "./openapi.ts";

const Colour = z.enum(["red", "blue"]).describe("A colour of paint.");
const Word = z.object({ text: z.string().default(""), colour: Colour, sentAt: z.iso.datetime() });
const sendWord = endpoint({
  method: "POST",
  path: "/api/words/{wordId}",
  access: "subscriber",
  feature: "messaging",
  summary: "Sends a word; never twice.",
  requestHeaders: { "Idempotency-Key": "The same for every retry." },
  params: z.object({ wordId: z.uuid() }),
  query: z.object({ quiet: z.enum(["yes", "no"]).optional().describe("Sends no push.") }),
  body: z.strictObject({ words: z.string().min(1).max(20), tags: z.array(Colour).optional(), before: Word.optional() }),
  reply: Word,
  refusals: ["blocked"],
});
const listWords = endpoint({
  method: "GET",
  path: "/api/words",
  access: "public",
  feature: "messaging",
  summary: "Lists words.",
  reply: z.array(Word),
});

// oxlint-disable-next-line typescript/no-explicit-any -- the document is read as another program reads it
type Json = Record<string, any>;

describe("the OpenAPI document", () => {
  const document = openApiDocument({
    endpoints: [sendWord, listWords],
    title: "Triptych",
    publicUrl: "https://a.example",
    exported: { Colour, Word, sendWord, listWords },
  });
  const operation = document.paths["/api/words/{wordId}"]!.post as Json;
  const schemas = document.components.schemas as Json;

  it("names operations as the contract does, and splits the summary from the description", () => {
    expect(operation.operationId).toBe("sendWord");
    expect(operation.summary).toBe("Sends a word");
    expect(operation.description).toMatch(/^Sends a word; never twice\.\n\nMembers /);
  });

  it("takes parameters, body and reply from the declaration", () => {
    expect(operation.parameters).toMatchObject([
      { name: "wordId", in: "path", required: true, schema: { format: "uuid" } },
      { name: "quiet", in: "query", required: false, description: "Sends no push.", schema: { enum: ["yes", "no"] } },
      { name: "Idempotency-Key", in: "header", required: false },
    ]);
    expect(operation.requestBody.content["application/json"].schema.$ref).toBe("#/components/schemas/SendWordBody");
    expect(schemas.SendWordBody).toMatchObject({
      required: ["words"],
      additionalProperties: false,
      properties: { words: { minLength: 1, maxLength: 20 }, tags: { items: { $ref: "#/components/schemas/Colour" } } },
    });
    expect(operation.responses["200"].content["application/json"].schema.$ref).toBe("#/components/schemas/Word");
  });

  it("describes each exported schema once, and lists refer to it", () => {
    const reply = (document.paths["/api/words"]!.get as Json).responses["200"].content["application/json"].schema;

    expect(reply).toEqual({ type: "array", items: { $ref: "#/components/schemas/Word" } });
    expect(schemas.Colour).toMatchObject({ enum: ["red", "blue"], description: "A colour of paint." });
    expect(Object.keys(schemas).toSorted()).toEqual(["Colour", "FailureReply", "SendWordBody", "Word", "WordInput"]);
  });

  it("lets callers leave out what has a default, and promises it in replies", () => {
    expect(schemas.WordInput.required).toEqual(["colour", "sentAt"]);
    expect(schemas.Word.required).toEqual(["text", "colour", "sentAt"]);
  });

  it("lists the declared refusals and those of every call of its kind", () => {
    const statuses = ["200", "400", "401", "402", "403", "413", "415", "429", "500", "503"];
    expect(Object.keys(operation.responses)).toEqual(statuses);
    const name = operation.responses["403"].$ref.split("/").at(-1);
    const { description } = (document.components.responses as Json)[name];
    expect(description).toMatch(/`blocked`: .*`email_unverified`: .*`foreign_origin`/);
  });

  it("refuses an endpoint that the contract does not export", () => {
    const options = { endpoints: [sendWord], title: "A", publicUrl: "https://a.example" };

    expect(() => openApiDocument(options)).toThrow(
      "The contract does not export the endpoint POST /api/words/{wordId}.",
    );
  });
});

describe("the documentation of the whole product", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.close());

  const listed = () => app.endpoints.filter(({ path }) => !path.startsWith("/api/dev/"));

  it("has every call once, and none of demo mode", async () => {
    const document = (await app.http.inject({ url: "/api/openapi.json" })).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();

    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((o) => o.operationId));

    expect(calls.toSorted()).toEqual(
      listed()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("passes the strict rules of the linter, with examples that fit their schemas", async () => {
    const source = JSON.stringify(
      openApiDocument({ endpoints: listed(), title: "Triptych", publicUrl: "https://triptych.test" }),
    );
    const config = await createConfig({
      extends: ["recommended-strict"],
      rules: { "no-invalid-schema-examples": "error", "no-invalid-media-type-examples": "error" },
    });

    const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });

    const lines = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    expect(lines.filter((line) => !line.startsWith(agreedPaths))).toEqual([]);
  });

  it("has an example of everything that a caller sends", () => {
    const { components } = openApiDocument({ endpoints: listed(), title: "Triptych", publicUrl: "https://a.example" });
    const lacking = Object.entries(components.schemas)
      .filter(([name, schema]) => /Body|Draft|ShippingAddress|ProfileData$/.test(name) && !("examples" in schema))
      .map(([name]) => name);
    expect(lacking).toEqual(["ProfileData"]);
  });

  it("is a page that loads nothing from elsewhere and has no script inside", async () => {
    const page = await app.http.inject({ url: "/api/docs" });
    const scripts = [...page.body.matchAll(/<script src="([^"]*)"><\/script>/g)].map(([, source]) => source!);
    const replies = await Promise.all(scripts.map((url) => app.http.inject({ url })));

    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).not.toMatch(/<script>|https?:\/\//);
    expect(scripts).toEqual(["/api/docs/scalar.js", "/api/docs/start.js"]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies.map(({ headers }) => headers["content-type"])).toEqual([
      "text/javascript; charset=utf-8",
      "text/javascript; charset=utf-8",
    ]);
  });
});

/** Begins the one complaint that stays: both addresses are agreed, and an id is never a word. */
const agreedPaths =
  "no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: " +
  "`/api/users/contacts/{userId}` and `/api/users/{userId}/case-studies`.";
