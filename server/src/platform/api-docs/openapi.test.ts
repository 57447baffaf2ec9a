import { endpoint } from "@triptych/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { openApiDocument } from "./openapi.ts";
import { notationOf } from "./schema-notation.ts";

const sendWord = endpoint({
  method: "POST",
  path: "/api/words/{wordId}",
  access: "subscriber",
  feature: "messaging",
  summary: "Sends a word.",
  params: z.object({ wordId: z.uuid() }),
  query: z.object({ quiet: z.enum(["yes", "no"]).optional() }),
  body: z.strictObject({ words: z.string().min(1).max(20), tags: z.array(z.string()).optional() }),
  reply: z.object({ sentAt: z.iso.datetime() }),
  refusals: ["blocked"],
});

describe("the OpenAPI document", () => {
  const document = openApiDocument({ endpoints: [sendWord], title: "Triptych", publicUrl: "https://a.example" });
  const operation = document.paths["/api/words/{wordId}"]!.post as Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- read as a program would

  test("has parameters, body and reply as the declaration says", () => {
    expect(operation.parameters).toMatchObject([
      { name: "wordId", in: "path", required: true, schema: { format: "uuid" } },
      { name: "quiet", in: "query", required: false, schema: { enum: ["yes", "no"] } },
    ]);
    expect(operation.requestBody.content["application/json"].schema).toMatchObject({
      required: ["words"],
      additionalProperties: false,
      properties: { words: { minLength: 1, maxLength: 20 } },
    });
    expect(operation.responses["200"].content["application/json"].schema.properties).toHaveProperty("sentAt");
  });

  test("lists the declared refusals and those that every call of its kind may answer", () => {
    expect(Object.keys(operation.responses)).toEqual([
      "200",
      "400",
      "401",
      "402",
      "403",
      "413",
      "415",
      "429",
      "500",
      "503",
    ]);
    expect(operation.responses["403"].description).toMatch(/`blocked`: .*`email_unverified`: .*`foreign_origin`/);
  });
});

test("a schema's notation is readable", () => {
  const notation = notationOf(jsonSchemaOf(sendWord.body, "input"));

  expect(notation).toBe("{\n  words: text, 1–20 characters\n  tags?: [text]\n}");
});

describe("the documentation of the whole product", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.close());

  test("has every call once, none of demo mode, and only references that lead somewhere", async () => {
    const document = (await app.http.inject({ url: "/api/openapi.json" })).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
      components: unknown;
    }>();

    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = app.endpoints
      .filter(({ path }) => !path.startsWith("/api/dev/"))
      .map(({ method, path }) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual(declared.toSorted());
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const references = JSON.stringify(document).match(/"\$ref":"[^"]*"/g) ?? [];
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Failure"']));
  });

  test("is a page without scripts or anything from elsewhere", async () => {
    const response = await app.http.inject({ url: "/api/docs" });

    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).not.toMatch(/<script|src=|https?:\/\//);
    for (const { path } of app.endpoints.filter(({ path }) => !path.startsWith("/api/dev/")))
      expect(response.body).toContain(`<code>${path}</code>`);
  });
});
