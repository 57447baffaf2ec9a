import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";

/** Returns a request as the web's standard describes it, with its body unread, for libraries that take nothing else. */
export function asWebRequest({ raw, method, url }: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) if (typeof value === "string") headers.set(name, value);
  const body = method === "POST" || method === "PATCH" ? (Readable.toWeb(raw) as unknown as ReadableStream) : null;
  return new Request(new URL(url, "http://localhost"), { method, headers, body, ...(body && { duplex: "half" }) });
}

/** Sends a response of the web's standard with some of its headers. A failed one becomes one of our refusals. */
export async function sendWebResponse(reply: FastifyReply, response: Response, passedOn: readonly string[]) {
  if (response.status >= 400) throw await asRefusal(response);
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.status(response.status).send();
}

async function asRefusal(response: Response): Promise<Refusal> {
  const { status } = response;
  const text = (await response.text()).trim();
  if (status === 404 || status === 410 || status === 403) return new Refusal("not_found");
  if (status === 409 || status === 423) return new Refusal("conflict");
  if (status === 413) return new Refusal("too_large");
  if (status < 500) return new Refusal("invalid_input", { message: text === "" ? undefined : text });
  const message = "Files can't be saved at the moment. Please try again in a minute.";
  return Object.assign(new Refusal("unavailable", { message, retryAfter: 20 }), { cause: text });
}
