import { z } from "zod";
import { Done, Id } from "./basics.ts";
import { endpoint } from "./endpoint.ts";
import { fileLimits } from "./file-limits.ts";

export * from "./file-limits.ts";

/** Lists what files are for: the picture of a person or a company, a piece of work, or something sent with a message. */
export const filePurposes = ["photo", "work", "attachment"] as const;
export const FilePurpose = z.enum(filePurposes, { error: "Please say what the file is for" });
export type FilePurpose = z.infer<typeof FilePurpose>;

export const fileKinds = ["image", "pdf"] as const;

/**
 * Accepts the part of a picture that is kept, in shares of its width and height as it is shown. A part may be larger than the
 * picture, as for a logo with room around it: what lies outside is white.
 */
export const Crop = z.strictObject({
  x: z.number().min(-4).max(1),
  y: z.number().min(-4).max(1),
  width: z.number().min(0.01).max(9),
  height: z.number().min(0.01).max(9),
});
export type Crop = z.infer<typeof Crop>;

export const FilePicture = z.object({ width: z.int().min(1), height: z.int().min(1), url: z.string() });
export type FilePicture = z.infer<typeof FilePicture>;

export const StoredFile = z
  .object({
    id: Id,
    kind: z.enum(fileKinds),
    name: z.string().describe("The name that it had where it came from."),
    bytes: z.int().min(0).describe("What counts towards the limit of the account."),
    width: z.int().min(1).optional().describe("The width of the largest size in pixels; only for pictures."),
    height: z.int().min(1).optional(),
    url: z.string().describe("The address of the largest size of a picture, or of the document."),
    pictures: z
      .array(FilePicture)
      .describe("The sizes of a picture, the smallest first, for `srcset`; empty for documents."),
  })
  .describe("A file that is ready to be used.");
export type StoredFile = z.infer<typeof StoredFile>;

/** Holds the fields of a form that uploads a file, and the metadata of a resumable upload. */
export const UploadFields = z.strictObject({
  purpose: FilePurpose,
  crop: z
    .string()
    .max(200)
    .optional()
    .describe("For photos: `x,y,width,height` of the part to keep, in shares of the picture, as in `0.1,0,0.8,0.8`."),
});

const shared = { access: "member", feature: "files" } as const;

export type UploadFields = z.infer<typeof UploadFields>;

export const uploadFile = endpoint({
  ...shared,
  method: "POST",
  path: "/api/files",
  summary: "Uploads one file, which is removed again unless something uses it within a day.",
  details:
    "Takes a form with one file in the field `file`. JPEG, PNG, WebP and AVIF pictures are drawn anew in several sizes without their " +
    "metadata, and the original is not kept; for work and attachments, PDF documents are taken too. The content decides what a file is. " +
    "For large files and weak connections, send the same fields as metadata of a resumable upload (tus 1.0) to `/api/files/resumable`: " +
    "the last part of its address is the file's id. After the last byte, ask for the file with `GET /api/files/{fileId}`.",
  body: UploadFields,
  form: { maxBytes: fileLimits.fileBytes },
  reply: StoredFile,
  refusals: ["too_large", "unsupported_file", "limit_reached", "unavailable"],
  limit: "upload",
});

export const getFile = endpoint({
  ...shared,
  method: "GET",
  path: "/api/files/{fileId}",
  summary: "Returns one of the caller's own files. Prepares it first where a resumable upload has just ended.",
  details: "Refuses with `conflict` while bytes are missing, and with the reason where the file is not accepted.",
  params: z.object({ fileId: Id }),
  reply: StoredFile,
  refusals: ["not_found", "conflict", "too_large", "unsupported_file", "unavailable"],
});

export const deleteFile = endpoint({
  ...shared,
  method: "DELETE",
  path: "/api/files/{fileId}",
  summary: "Removes one of the caller's own files that nothing uses, or ends its upload.",
  params: z.object({ fileId: Id }),
  reply: Done,
  refusals: ["not_found", "conflict"],
});

export const getStorage = endpoint({
  ...shared,
  method: "GET",
  path: "/api/files",
  summary: "Says how much room the account's files take.",
  reply: z.object({ usedBytes: z.int().min(0), limitBytes: z.int().min(0) }),
});
