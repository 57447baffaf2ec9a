import type { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { FileStoreProblem, requireKey, type FileStore } from "./files.ts";

export interface S3Options {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
  /** Limits how long the store may be silent. */
  timeoutMs?: number;
}

/** Returns how any S3-compatible store is reached. */
export function clientConfig({
  endpoint,
  accessKey,
  secretKey,
  region,
  timeoutMs = 10_000,
}: S3Options): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // NOTE: stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: timeoutMs / 2, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  };
}

/** Keeps files in a bucket of an S3-compatible store. */
export function createS3Store(options: S3Options): FileStore {
  const { bucket } = options;
  const client = new S3Client(clientConfig(options));

  async function* listKeys(prefix: string): AsyncGenerator<{ key: string; savedAt: Date }> {
    let token: string | undefined;
    do {
      const page = await explained(
        client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token })),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined) yield { key: Key, savedAt: LastModified ?? new Date(0) };
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  return {
    put: async (key, content, type) => {
      const command = { Bucket: bucket, Key: requireKey(key), Body: content, ContentType: type };
      await explained(client.send(new PutObjectCommand({ ...command, ContentLength: content.length })));
    },
    open: async (key) => {
      const found = await explained(
        client.send(new GetObjectCommand({ Bucket: bucket, Key: requireKey(key) })).catch((error: unknown) => {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }),
      );
      return found && { bytes: found.ContentLength ?? 0, content: found.Body as Readable };
    },
    removeFolder: async (folder) => {
      const keys: string[] = [];
      for await (const { key } of listKeys(`${requireKey(folder)}/`)) keys.push(key);
      for (let at = 0; at < keys.length; at += keysAtOnce) {
        const Objects = keys.slice(at, at + keysAtOnce).map((Key) => ({ Key }));
        await explained(client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })));
      }
    },
    list: (folder) => listKeys(`${requireKey(folder)}/`),
    close: () => client.destroy(),
  };
}

const keysAtOnce = 1_000;

async function explained<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const isFull = error instanceof Error && /QuotaExceeded|StorageFull|InsufficientStorage/i.test(error.name);
    throw new FileStoreProblem(isFull ? "full" : "away", error);
  }
}
