import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface CuttableNetwork {
  /** Leads to the server while the network is up. */
  address: string;
  /** Breaks every connection at once, wherever it is, and accepts no new one. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Connects pages to a server by connections that can be broken. */
export async function aNetworkTo(serverAddress: string): Promise<CuttableNetwork> {
  const { hostname, port } = new URL(serverAddress);
  const open = new Set<Socket>();
  let isCut = false;

  const network = createServer((inside) => {
    if (isCut) {
      inside.destroy();
      return;
    }
    const outside = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(network, "listening");

  const breakAll = () => open.forEach((socket) => socket.destroy());
  return {
    address: `http://127.0.0.1:${(network.address() as { port: number }).port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    restore: () => {
      isCut = false;
    },
    close: async () => {
      breakAll();
      network.close();
      await once(network, "close");
    },
  };
}
