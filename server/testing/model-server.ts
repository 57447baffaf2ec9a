import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Ai } from "../src/adapters/ai/ai.ts";
import { createLocalAi } from "../src/adapters/ai/local.ts";
import { createSameThreadIndex } from "../src/adapters/matching-index/same-thread.ts";
import { createOpenAiCompatible } from "../src/adapters/ai/openai-compatible.ts";

/** Holds a request to the language model, as it arrived. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    messages?: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { name: string } };
    input?: string[];
  };
}

export type ModelBehaviour = (request: ModelRequest, response: ServerResponse) => void | Promise<void>;

export interface ModelServer {
  baseUrl: string;
  requests: ModelRequest[];
  /** Sets how it behaves from now on. */
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
}

/** Starts a server on loopback that speaks the OpenAI protocol and behaves as a test asks. */
export async function startModelServer(behaviour: ModelBehaviour): Promise<ModelServer> {
  let current = behaviour;
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    void reply(request, response);
  });
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const asked = await readRequest(request);
    requests.push(asked);
    await current(asked, response);
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (next) => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the adapter that asks this server, with the local engine behind it. */
export function aModelBehind(
  { baseUrl }: ModelServer,
  { nowMs, warn = () => {} }: { nowMs?: () => number; warn?: (fields: object) => void } = {},
): Ai {
  return createOpenAiCompatible({
    baseUrl,
    apiKey: "key",
    model: "small",
    embeddingsModel: "vectors",
    local: createLocalAi(createSameThreadIndex()),
    log: { warn },
    nowMs,
  });
}

/** Replies with a chat completion that contains this value as JSON, or this text. */
export function replies(value: unknown): ModelBehaviour {
  return (_, response) =>
    sendJson(response, { choices: [{ message: { role: "assistant", content: asContent(value) } }] });
}

/** Replies by the name of the requested shape. */
export function repliesByName(values: Record<string, unknown>): ModelBehaviour {
  return (request, response) => {
    const name = request.body.response_format?.json_schema?.name ?? "";
    return name in values ? replies(values[name])(request, response) : fails(500)(request, response);
  };
}

/** Sends the same reply in small pieces, as a stream that nobody asked for. */
export function streams(value: unknown, { endsEarly }: { endsEarly: boolean } = { endsEarly: false }): ModelBehaviour {
  return (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const piece of asContent(value).match(/.{1,7}/gs) ?? []) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
    }
    response.end(endsEarly ? "" : "data: [DONE]\n\n");
  };
}

export function fails(status: number): ModelBehaviour {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "no" } }));
  };
}

/** Takes the question and never replies. */
export const staysSilent: ModelBehaviour = () => {};

export function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

const asContent = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest["body"],
  };
}
