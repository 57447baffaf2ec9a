import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeRequest {
  method: string;
  /** Holds the path without the query. */
  path: string;
  /** Holds the part of the path that matched the route's braces. */
  id: string;
  query: URLSearchParams;
  rawBody: string;
  header: (name: string) => string | undefined;
}

export interface FakeReply {
  status: number;
  json?: unknown;
}

export type Fault = 402 | 429 | 500 | "hang" | null;

/** Maps an operation, such as `POST /v1/subscriptions/{id}`, to its reply. */
export type FakeRoutes = Record<string, (request: FakeRequest) => FakeReply>;

export interface FakeServer {
  url: string;
  /** Lists every operation that was called, in order. */
  calls: string[];
  /** Lists mistakes in the received requests; tests expect none. */
  mistakes: string[];
  /** Makes every call end with this fault from now on. */
  setFault: (fault: Fault) => void;
  close: () => Promise<void>;
}

export interface FakeServerOptions {
  routes: FakeRoutes;
  /** Returns what is wrong with a request, or `null`. */
  check: (operation: string, request: FakeRequest) => string | null;
  describeFault: (status: 402 | 429 | 500) => FakeReply;
  describeMistake: (mistake: string) => FakeReply;
}

/** Starts a payment provider on loopback: real requests over a real connection, served from memory. */
export async function startFakeServer({
  routes,
  check,
  describeFault,
  describeMistake,
}: FakeServerOptions): Promise<FakeServer> {
  const calls: string[] = [];
  const mistakes: string[] = [];
  let fault: Fault = null;

  async function reply(incoming: IncomingMessage, outgoing: ServerResponse) {
    const rawBody = await readBody(incoming);
    const [path = "", search = ""] = (incoming.url ?? "").split("?");
    const { operation, id } = findRoute(routes, incoming.method ?? "", path);
    calls.push(operation);
    if (fault === "hang") return;
    if (fault !== null) return send(outgoing, describeFault(fault));
    const header = (name: string) => incoming.headers[name] as string | undefined;
    const request = { method: incoming.method ?? "", path, id, query: new URLSearchParams(search), rawBody, header };
    const mistake = routes[operation]
      ? checkSafely(() => check(operation, request))
      : `There is no reply to ${operation}.`;
    if (mistake) mistakes.push(mistake);
    send(outgoing, mistake ? describeMistake(mistake) : routes[operation]!(request));
  }

  const server = createServer((incoming, outgoing) => void reply(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    mistakes,
    setFault: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function checkSafely(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    return String(error);
  }
}

function findRoute(routes: FakeRoutes, method: string, path: string): { operation: string; id: string } {
  for (const operation of Object.keys(routes)) {
    const [routeMethod, routePath = ""] = operation.split(" ");
    const match = new RegExp(`^${routePath.replaceAll("{id}", "([^/]+)")}$`).exec(path);
    if (routeMethod === method && match) return { operation, id: decodeURIComponent(match[1] ?? "") };
  }
  return { operation: `${method} ${path}`, id: "" };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function send(outgoing: ServerResponse, { status, json }: FakeReply) {
  outgoing.writeHead(status, { "content-type": "application/json", "request-id": "req_fake" });
  outgoing.end(json === undefined ? "" : JSON.stringify(json));
}
