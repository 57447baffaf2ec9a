import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { ScanProblem, type ScanFile } from "./virus-scan.ts";

/** Says where ClamAV's daemon listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Sends files to ClamAV's daemon as a stream, so that it needs no access to our disk. */
export function createClamdScan(address: ClamdAddress, { timeoutMs = 30_000 } = {}): ScanFile {
  return async (file) => {
    const socket = connect(address);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("The scanner does not reply.")));
    try {
      const [reply] = await Promise.all([text(socket), send(socket, file)]);
      return verdictOf(reply);
    } catch (error) {
      throw error instanceof ScanProblem ? error : new ScanProblem("The scanner failed.", { cause: error });
    } finally {
      socket.destroy();
    }
  };
}

/** NOTE: the other direction stays open for the reply. */
const send = (socket: Socket, file: string) => pipeline(Readable.from(messagesOf(file)), socket, { end: false });

/** Yields a command, the file in pieces that each follow their length, and an empty piece as the end. */
async function* messagesOf(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>)
    yield Buffer.concat([lengthOf(piece), piece]);
  yield Buffer.alloc(4);
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

function verdictOf(reply: string): string | null {
  const [, found] = /^stream: (.+) FOUND\0?$/.exec(reply.trim()) ?? [];
  if (found !== undefined) return found;
  if (/^stream: OK\0?$/.test(reply.trim())) return null;
  throw new ScanProblem(`The scanner replied: ${reply.slice(0, 200)}`);
}
