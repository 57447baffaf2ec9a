import { type FilePurpose, getFile, type StoredFile } from "@triptych/contract/files";
import type { DetailedError } from "tus-js-client";
import { call } from "./api-client.ts";
import { ApiError, hasCode, isUnreached, networkFailure, readFailure } from "./api-error.ts";

export interface UploadOptions {
  purpose: FilePurpose;
  /** Names the part of a photo that is kept, in shares of its width and height. */
  crop?: { x: number; y: number; width: number; height: number };
  /** Receives how much has arrived, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const chunkBytes = 2_000_000;
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
/** Limits the files that are sent at the same time; the others wait. */
const atOnce = 3;
/** Limits how often a file is asked for that the server could not prepare yet. */
const askedAtMost = 6;

/**
 * Uploads a file in pieces, which go on where a lost connection broke them off, and returns it when it is ready. Throws `ApiError`
 * with a sentence for people, also where the file is not accepted. Three files are sent at a time.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<StoredFile> {
  const leave = await enter();
  try {
    const fileId = await send(file, options);
    return await waitUntilReady(fileId, options.signal);
  } finally {
    leave();
  }
}

const waiting: (() => void)[] = [];
let running = 0;

async function enter(): Promise<() => void> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}

/** Sends every byte, and returns the id of the file. */
async function send(file: File, { purpose, crop, onProgress, signal }: UploadOptions): Promise<string> {
  const { Upload } = await import("tus-js-client");
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint: "/api/files/resumable",
    chunkSize: chunkBytes,
    retryDelays,
    metadata: { purpose, name: file.name, ...(crop && { crop: inWords(crop) }) },
    storeFingerprintForResuming: false,
    onProgress: (sent, all) => onProgress?.(all === 0 ? 1 : sent / all),
    onSuccess: () => resolve(upload.url!.split("/").at(-1)!),
    onError: reject,
  });
  const cancel = () => {
    void upload.abort(true).catch(() => {});
    reject(new DOMException("The upload was cancelled.", "AbortError"));
  };
  signal?.addEventListener("abort", cancel);
  upload.start();
  try {
    return await promise;
  } catch (error) {
    throw signal?.aborted ? error : await explain(error as Error | DetailedError);
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

const inWords = ({ x, y, width, height }: NonNullable<UploadOptions["crop"]>) =>
  [x, y, width, height].map((each) => each.toFixed(5)).join(",");

async function explain(error: Error | DetailedError): Promise<ApiError> {
  const response = "originalResponse" in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  return status < 200 ? networkFailure() : readFailure(new Response(response!.getBody(), { status }));
}

/** Asks for a file until it is prepared, or the server says why it cannot be. */
async function waitUntilReady(fileId: string, signal?: AbortSignal): Promise<StoredFile> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await call(getFile, { params: { fileId } }, signal && { signal });
    } catch (error) {
      const mayBeLater = isUnreached(error) || hasCode(error, "rate_limited");
      if (!mayBeLater || asked >= askedAtMost) throw error;
      const seconds = Math.min(error instanceof ApiError ? (error.retryAfter ?? asked) : asked, 10);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}
