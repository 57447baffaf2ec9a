import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Options } from "../src/adapters/files/s3.ts";

export interface LocalS3 {
  options: S3Options;
  close: () => Promise<void>;
}

/** Starts an S3-compatible store on this machine, with an empty bucket. */
export async function startS3(): Promise<LocalS3> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: mkdtempSync(join(tmpdir(), "triptych-s3-")),
    configureBuckets: [{ name: "triptych" }],
  });
  server.middleware.unshift(multipartUploads(server));
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "triptych",
      accessKey: "S3RVER",
      secretKey: "S3RVER",
      region: "us-east-1",
    },
    close: () => server.close(),
  };
}

/** Adds two calls about uploads of several parts, which the library does not know: the list of parts, and the end without a file. */
function multipartUploads({ store }: S3rver): S3rver["middleware"][number] {
  return async (context, next) => {
    const { uploadId } = context.query;
    if (uploadId === undefined || (context.method !== "GET" && context.method !== "DELETE")) return next();
    const [, bucket = "", ...key] = context.path.split("/");
    const folder = join(store.getResourcePath(bucket, undefined, "uploads"), uploadId);
    context.type = "application/xml";
    if (!existsSync(folder)) {
      context.status = 404;
      context.body = "<Error><Code>NoSuchUpload</Code><Message>There is no such upload.</Message></Error>";
    } else if (context.method === "DELETE") {
      rmSync(folder, { recursive: true });
      context.status = 204;
    } else {
      const parts = readdirSync(folder).filter((name) => /^\d+$/.test(name));
      const described = parts.map((name) => {
        const etag = readFileSync(join(folder, `${name}.md5`), "utf8");
        const { size } = statSync(join(folder, name));
        return `<Part><PartNumber>${name}</PartNumber><ETag>"${etag}"</ETag><Size>${size}</Size></Part>`;
      });
      context.body = `<ListPartsResult><Bucket>${bucket}</Bucket><Key>${key.join("/")}</Key><UploadId>${uploadId}</UploadId><IsTruncated>false</IsTruncated>${described.join("")}</ListPartsResult>`;
    }
    return undefined;
  };
}

/** Starts a store that takes connections and never replies. */
export async function startSilence(): Promise<{ endpoint: string; close: () => void }> {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Returns how a file is written on a disk that is full after some bytes. */
export function aFullDisk() {
  return {
    write: async (path: string, content: Buffer): Promise<void> => {
      const { writeFile } = await import("node:fs/promises");
      await writeFile(path, content.subarray(0, content.length / 2));
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
    },
  };
}
