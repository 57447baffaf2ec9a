import { attachmentLimits } from "@triptych/contract/attachments";
import { fileLimits } from "@triptych/contract/file-limits";
import { deleteFile, type StoredFile } from "@triptych/contract/files";
import { useSyncExternalStore } from "react";
import { call, newIdempotencyKey } from "../../platform/api-client.ts";
import { ApiError, sentenceOf } from "../../platform/api-error.ts";
import { uploadFile } from "../../platform/upload.ts";
import { useUser } from "../../platform/session.tsx";
import { type AttachmentTray, createTray } from "./attachment-tray.ts";

const trays = new Map<string, AttachmentTray>();

/** Returns the files that were chosen for the next message to somebody. They stay when the conversation closes, but not after a reload. */
export function useAttachmentTray(contactId: string) {
  const { id } = useUser();
  const tray = trayOf(`${id}:${contactId}`);
  return { tray, items: useSyncExternalStore(tray.subscribe, tray.list) };
}

function trayOf(name: string): AttachmentTray {
  const existing = trays.get(name);
  if (existing) return existing;
  const created = openTray();
  addEventListener("online", created.retryAll);
  trays.set(name, created);
  return created;
}

const openTray = () =>
  createTray({
    upload: (file, options) => uploadFile(file, { purpose: "attachment", ...options }),
    discard: discardFile,
    explain: (error) => ({
      problem: sentenceOf(error, "It could not be uploaded."),
      mayRetry: !(error instanceof ApiError) || [0, 409, 429, 500, 502, 503, 504].includes(error.status),
    }),
    findProblem: ({ size }) => (size > fileLimits.fileBytes ? tooLarge : null),
    preview: drawPreview,
    newKey: newIdempotencyKey,
    most: attachmentLimits.perMessage,
  });

/** Removes an uploaded file that is not sent after all. NOTE: what nothing uses is removed after a day anyway. */
export const discardFile = ({ id }: StoredFile) => void call(deleteFile, { params: { fileId: id } }).catch(() => {});

const previewPx = 96;

/** NOTE: as data, because the content security policy allows pages no other pictures that are not the site's own. */
async function drawPreview(file: File): Promise<string | null> {
  if (!file.type.startsWith("image/")) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = previewPx / Math.min(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [previewPx, previewPx];
    const [width, height] = [picture.width * scale, picture.height * scale];
    canvas.getContext("2d")?.drawImage(picture, (previewPx - width) / 2, (previewPx - height) / 2, width, height);
    picture.close();
    return canvas.toDataURL("image/webp", 0.8);
  } catch {
    return null;
  }
}

const tooLarge = `A file can have at most ${fileLimits.fileBytes / 1_000_000} MB.`;
