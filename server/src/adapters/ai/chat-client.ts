import { z } from "zod";

export interface ModelServer {
  baseUrl: string;
  apiKey: string | null;
}

export interface Question<S extends z.ZodType> {
  model: string;
  /** Names the reply in the server's logs. */
  name: string;
  system: string;
  user: string;
  schema: S;
  /** Ends the question when the caller's time for all its questions is over. */
  signal: AbortSignal;
}

/** Reports why a model's reply cannot be used. It is logged and never shown to people. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Names the kinds of failure:
 * - `unreachable`: no reply, or not in time.
 * - `refused`: the server replied with a failure.
 * - `unusable`: the reply has another shape than asked for, or invents facts.
 */
export type ModelFailureKind = "unreachable" | "refused" | "unusable";

const replyLimitBytes = 1_000_000;

/** Speaks the protocol of a model's server. Both calls throw `ModelFailure` where there is no usable reply. */
export interface ModelClient {
  /** Returns a reply that fits the schema of the question. */
  ask: <S extends z.ZodType>(question: Question<S>) => Promise<z.output<S>>;
  /** Returns one vector for each text, in the order of the texts. */
  embed: (question: EmbeddingsQuestion) => Promise<number[][]>;
}

export interface EmbeddingsQuestion {
  model: string;
  texts: string[];
  signal: AbortSignal;
}

/** Creates a client for a server that speaks the OpenAI protocol. */
export function createChatClient(server: ModelServer): ModelClient {
  return {
    ask: (question) => askModel(server, question),
    embed: (question) => askForEmbeddings(server, question),
  };
}

async function askModel<S extends z.ZodType>(server: ModelServer, question: Question<S>): Promise<z.output<S>> {
  const { model, name, system, user, schema, signal } = question;
  const messages = [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
  const shape = {
    type: "json_schema",
    json_schema: { name, strict: true, schema: z.toJSONSchema(schema, { io: "input" }) },
  };
  const body = { model, messages, temperature: 0, seed: 7, stream: false };
  let response = await post(server, "chat/completions", { body: { ...body, response_format: shape }, signal });
  // NOTE: older servers reject the schema. The prompt describes the shape too, and the reply is validated in either
  // case.
  if (response.status === 400 || response.status === 422)
    response = await post(server, "chat/completions", { body, signal });
  const content = await readContent(response);
  const result = schema.safeParse(parseJson(content));
  if (!result.success)
    throw new ModelFailure("unusable", `the reply has another shape: ${result.error.issues[0]?.message}`);
  return result.data;
}

const Embeddings = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(8_192) })),
});

async function askForEmbeddings(
  server: ModelServer,
  { model, texts, signal }: EmbeddingsQuestion,
): Promise<number[][]> {
  const response = await post(server, "embeddings", {
    body: { model, input: texts, encoding_format: "float" },
    signal,
  });
  refuseFailure(response);
  const result = Embeddings.safeParse(parseJson(await readText(response)));
  if (!result.success) throw new ModelFailure("unusable", "the embeddings have another shape");
  const vectors = result.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  if (vectors.length !== texts.length || vectors.some(({ length }) => length !== vectors[0]!.length)) {
    throw new ModelFailure("unusable", "the embeddings do not fit the texts");
  }
  return vectors;
}

async function post(
  { baseUrl, apiKey }: ModelServer,
  path: string,
  { body, signal }: { body: object; signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetch(`${baseUrl.replace(/\/+$/, "")}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify(body),
      redirect: "error",
      signal,
    });
  } catch (error) {
    throw new ModelFailure("unreachable", "the model's server did not reply", { cause: error });
  }
}

function refuseFailure(response: Response) {
  if (!response.ok) throw new ModelFailure("refused", `the model's server returned ${response.status}`);
}

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const Delta = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});

/** Returns the text of the reply, even when the server streams without being asked to. */
async function readContent(response: Response): Promise<string> {
  refuseFailure(response);
  const text = await readText(response);
  if (response.headers.get("content-type")?.includes("text/event-stream")) return joinEvents(text);
  const completion = Completion.safeParse(parseJson(text));
  if (!completion.success) throw new ModelFailure("unusable", "the reply is not a chat completion");
  return completion.data.choices[0]!.message.content;
}

function joinEvents(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim());
  if (!lines.includes("[DONE]")) throw new ModelFailure("unreachable", "the stream ended early");
  return lines
    .filter((line) => line !== "[DONE]")
    .map((line) => {
      const delta = Delta.safeParse(parseJson(line));
      if (!delta.success) throw new ModelFailure("unusable", "the stream has another shape");
      return delta.data.choices[0]?.delta?.content ?? "";
    })
    .join("");
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > replyLimitBytes) throw new ModelFailure("unusable", "the reply is too long");
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure("unreachable", "the reply broke off", { cause: error });
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Parses JSON, with or without a Markdown fence around it. */
function parseJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*/i, "")
    .replace(/\s*```$/, "");
  try {
    return JSON.parse(bare);
  } catch {
    throw new ModelFailure("unusable", "the reply is not JSON");
  }
}
