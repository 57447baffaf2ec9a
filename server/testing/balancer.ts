import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** Stands in for the reverse proxy that an installation has in front of its processes. */
export interface Balancer {
  address: string;
  /** Distributes calls among these processes from now on. */
  setProcesses: (addresses: string[]) => Promise<void>;
  close: () => Promise<void>;
}

interface TakenCall {
  call: IncomingMessage;
  body: Buffer;
  reply: ServerResponse;
}

interface TakenUpgrade {
  call: IncomingMessage;
  client: Socket;
  head: Buffer;
}

interface Process {
  address: string;
  hostname: string;
  port: number;
  isReady: boolean;
}

/**
 * Starts a balancer that distributes calls and WebSockets in turn among the processes that are ready according to `/api/ready`.
 * Socket.IO's long polling stays with one process. A call that a process has begun to receive is never sent a second time.
 */
export async function aBalancer({ checkEveryMs = 100, port: ownPort = 0 } = {}): Promise<Balancer> {
  // NOTE: connections end here long before the process ends them, so that no call meets one that is just being closed.
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 10_000 });
  const open = new Set<Socket>();
  let processes: Process[] = [];
  let turn = 0;

  /** Returns the processes to try, best first. While none is ready, it returns all of them, which then refuse themselves. */
  function candidates(call: IncomingMessage): Process[] {
    const ready = processes.filter(({ isReady }) => isReady);
    const usable = ready.length > 0 ? ready : processes;
    const first = staysWithOne(call) ? hashOf(call.headers.cookie ?? "") : turn++;
    return usable.map((_, at) => usable[(first + at) % usable.length]!);
  }

  async function handle(call: IncomingMessage, reply: ServerResponse) {
    const body = await buffer(call);
    pass({ call, body, reply }, candidates(call));
  }

  function pass(taken: TakenCall, [to, ...others]: Process[]) {
    const { call, body, reply } = taken;
    if (!to) {
      reply.writeHead(503).end();
      return;
    }
    const { hostname, port } = to;
    const inner = request({ hostname, port, agent, method: call.method, path: call.url, headers: forwarded(call) });
    inner.once("response", (response) => {
      reply.writeHead(response.statusCode!, response.headers);
      response.pipe(reply);
      response.once("error", () => reply.destroy());
    });
    inner.once("error", (error: Error & { code?: string }) => {
      to.isReady = false;
      if (error.code === "ECONNREFUSED") pass(taken, others);
      else if (reply.headersSent) reply.destroy();
      else
        reply.writeHead(502).end(`${error.code}${inner.reusedSocket ? " on a connection that was used before" : ""}`);
    });
    reply.once("close", () => {
      if (!reply.writableEnded) inner.destroy();
    });
    inner.end(body);
  }

  function upgrade(call: IncomingMessage, client: Socket, head: Buffer) {
    join({ call, client, head }, candidates(call));
  }

  function join(taken: TakenUpgrade, [to, ...others]: Process[]) {
    const { call, client, head } = taken;
    if (!to) {
      client.destroy();
      return;
    }
    const upstream = connect(to.port, to.hostname);
    upstream.once("connect", () => {
      upstream.write(headOf(call));
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    upstream.once("error", () => {
      to.isReady = false;
      if (upstream.connecting || upstream.bytesWritten === 0) join(taken, others);
      else client.destroy();
    });
    client.once("error", () => upstream.destroy());
    client.once("close", () => upstream.destroy());
    upstream.once("close", () => {
      if (upstream.bytesWritten > 0) client.destroy();
    });
  }

  async function check(each: Process) {
    each.isReady = await fetch(`${each.address}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (call, reply) => {
    handle(call, reply).catch(() => reply.destroy());
  });
  server.on("upgrade", upgrade);
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => open.delete(socket));
  });
  server.listen(ownPort, "127.0.0.1");
  await once(server, "listening");
  const checking = setInterval(() => processes.forEach((each) => void check(each)), checkEveryMs);

  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    setProcesses: async (addresses) => {
      const next = addresses.map((address) => {
        const { hostname, port } = new URL(address);
        return { address, hostname, port: Number(port), isReady: false };
      });
      await Promise.all(next.map(check));
      processes = next;
    },
    close: async () => {
      clearInterval(checking);
      for (const socket of open) socket.destroy();
      agent.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Returns whether a call belongs to a connection that only one process knows: long polling, or the WebSocket that follows it. */
function staysWithOne({ url = "" }: IncomingMessage): boolean {
  return url.startsWith("/socket.io/") && (url.includes("transport=polling") || url.includes("sid="));
}

function hashOf(text: string): number {
  return Buffer.from(text).reduce((hash, byte) => (hash * 31 + byte) >>> 0, 7);
}

function forwarded(call: IncomingMessage) {
  return { ...call.headers, "x-forwarded-for": call.socket.remoteAddress };
}

function headOf(call: IncomingMessage): string {
  const lines = [`${call.method} ${call.url} HTTP/${call.httpVersion}`];
  for (let at = 0; at < call.rawHeaders.length; at += 2)
    lines.push(`${call.rawHeaders[at]}: ${call.rawHeaders[at + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
