import type { EndpointDeclaration, ReplyOf, RequestOf } from "@triptych/contract/endpoint";
import { FailureReply } from "@triptych/contract/refusals";
import { setTimeout as pause } from "node:timers/promises";
import type { OutboxEmail } from "../src/adapters/mail/outbox.ts";
import { CallFailed, cookieHeader, type CallOptions, type TestApp } from "./start-app.ts";

/** Returns a test app whose calls go over the network, so that builders can fill a server in another process. */
export function remoteApp(address: string): TestApp {
  // NOTE: waits, because another process of the installation may be about to write the email.
  const emailsTo = async (to: string): Promise<OutboxEmail[]> => {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(to)}`);
      const emails = (await response.json()) as OutboxEmail[];
      if (emails.length > 0 || attempt === 100) return emails;
      await pause(50);
    }
  };
  const remote: Pick<TestApp, "call" | "emailsTo"> = { call: caller(address), emailsTo };
  return remote as TestApp;
}

function caller(address: string) {
  return async <E extends EndpointDeclaration>(
    endpoint: E,
    request: RequestOf<E>,
    { as, headers = {} }: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const {
      params = {},
      query = {},
      body,
    } = request as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const response = await fetch(`${address}${path}?${new URLSearchParams(query).toString()}`, {
      method: endpoint.method,
      headers: {
        ...(body ? { "content-type": "application/json" } : {}),
        ...(as ? { cookie: cookieHeader(as) } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of as ? response.headers.getSetCookie() : []) {
      const [name = "", value = ""] = cookie.split(";")[0]!.split(/=(.*)/s);
      as!.cookies.set(name, value);
    }
    const reply: unknown = await response.json();
    if (!response.ok) throw new CallFailed(`${endpoint.method} ${path}`, response.status, FailureReply.parse(reply));
    return endpoint.reply.parse(reply) as ReplyOf<E>;
  };
}
