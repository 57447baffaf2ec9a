import { connect } from "node:net";

export interface RawReply {
  status: number;
  headers: Record<string, string>;
  json: unknown;
}

/** Sends bytes unchanged, which no HTTP client would, and reads the reply until the server closes the connection. */
export async function sendBytes(address: string, bytes: string): Promise<RawReply> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return read(Buffer.concat(chunks).toString());
}

function read(reply: string): RawReply {
  const [head = "", body = ""] = reply.split("\r\n\r\n", 2);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status: Number(first.split(" ")[1]), headers, json: body === "" ? undefined : JSON.parse(body) };
}
