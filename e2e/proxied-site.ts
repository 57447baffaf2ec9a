import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { startSite, type Site } from "./site.ts";

export interface ProxiedSite extends Site {
  /** Lets the proxy say that the server is away, or forward calls again. */
  setAway: (isAway: boolean) => void;
  /** Deploys a version in which every script and style has another name, and those of the version before are gone. */
  deployNext: () => void;
}

const nextMark = ".next";

/** Starts the product behind a proxy that can lose it, and that can deploy a newer version of its pages. */
export async function startProxiedSite(): Promise<ProxiedSite> {
  let target = "";
  let isAway = false;
  let isNext = false;
  const proxy = createServer((call, reply) => {
    const url = call.url ?? "/";
    const isGone = isNext && /^\/assets\/.*\.(js|css)$/.test(url) && !url.includes(nextMark);
    if (isAway) reply.writeHead(502).end("Bad Gateway");
    else if (isGone) reply.writeHead(404).end();
    else
      forward(call, reply, { url: target + url.replace(nextMark, ""), isRenamed: isNext && !url.startsWith("/api/") });
  });
  const upgraded = new Set<Socket>();
  proxy.on("upgrade", (call: IncomingMessage, socket: Socket, head: Buffer) => {
    upgraded.add(socket);
    if (isAway) socket.destroy();
    else pipeBothWays(call, socket, { head, port: Number(new URL(target).port) });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "localhost", resolve));
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const site = await startSite({ PUBLIC_URL: url });
  target = site.url;

  return {
    url,
    setAway: (next) => {
      isAway = next;
      for (const socket of upgraded) socket.destroy();
      upgraded.clear();
    },
    deployNext: () => (isNext = true),
    stop: async () => {
      for (const socket of upgraded) socket.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await site.stop();
    },
  };
}

interface Forwarding {
  url: string;
  /** Says whether the names of scripts and styles are changed in the reply. */
  isRenamed: boolean;
}

function forward(call: IncomingMessage, reply: ServerResponse, { url, isRenamed }: Forwarding) {
  const headers = { ...call.headers };
  // NOTE: they would bring a compressed reply, or none because nothing has changed.
  for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) delete headers[name];
  const sent = request(url, { method: call.method, headers }, (received) => {
    const isText = /html|javascript|css/.test(received.headers["content-type"] ?? "");
    if (isRenamed && isText) {
      void sendRenamed(received, reply);
    } else {
      reply.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(reply);
    }
  });
  sent.on("error", () => reply.destroy());
  call.pipe(sent);
}

async function sendRenamed(received: IncomingMessage, reply: ServerResponse) {
  const chunks = (await received.toArray()) as Buffer[];
  const headers = { ...received.headers };
  delete headers["content-length"];
  reply.writeHead(received.statusCode ?? 502, headers);
  reply.end(rename(Buffer.concat(chunks).toString()));
}

function rename(text: string): string {
  const renamed = text.replace(/([\w-]+-[\w-]{8})\.(js|css)\b/g, `$1${nextMark}.$2`);
  return renamed.replace(/"revision":"../g, '"revision":"zz');
}

function pipeBothWays(call: IncomingMessage, socket: Socket, { head, port }: { head: Buffer; port: number }) {
  const server = connect(port, "localhost", () => {
    const lines = Object.entries(call.headers).map(([name, value]) => `${name}: ${String(value)}`);
    server.write(`GET ${call.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    server.write(head);
    server.pipe(socket);
    socket.pipe(server);
  });
  server.on("error", () => socket.destroy());
  socket.on("error", () => server.destroy());
  socket.on("close", () => server.destroy());
}
