import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** Is the text by which scanners are tested. NOTE: in two parts, so that no scanner takes this file for it. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** Starts what speaks as ClamAV's daemon and finds only the test text; it can be told to reply something else, or nothing. */
export async function startFakeClamd({ reply }: { reply?: string | null } = {}) {
  const received: number[] = [];
  const server = createServer((socket) => {
    let content = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (chunk: Buffer) => {
      content = Buffer.concat([content, chunk]);
      const stream = streamIn(content);
      if (!stream || reply === null) return;
      received.push(stream.length);
      const verdict = stream.includes(eicar) ? "Eicar-Test FOUND" : "OK";
      socket.end(`${reply ?? `stream: ${verdict}`}\0`);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, address: { host: "127.0.0.1", port }, received, close: () => server.close() };
}

/** Returns what was sent once its end has arrived. */
function streamIn(content: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (content.subarray(0, command.length).toString() !== command) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= content.length;) {
    const length = content.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(content.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
