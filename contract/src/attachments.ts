import { z } from "zod";
import { Id } from "./basics.ts";
import { StoredFile } from "./files.ts";

export const attachmentLimits = {
  /** Limits the files that are sent with one message. */
  perMessage: 10,
  /** Sets the minutes after sending in which the sender can delete an attachment. */
  deletableMinutes: 60,
} as const;

export const Attachment = z
  .object({
    id: Id.describe("The id of the file."),
    file: StoredFile.nullable().describe("Null once its sender has deleted it, for both."),
  })
  .describe("A picture or a PDF that was sent with a message.");
export type Attachment = z.infer<typeof Attachment>;

/** Accepts the files of a message: the ids of the sender's own uploads of the purpose `attachment`, in their order. */
export const AttachmentIds = z
  .array(Id)
  .max(attachmentLimits.perMessage, { error: `Please add at most ${attachmentLimits.perMessage} files` })
  .refine((ids) => new Set(ids).size === ids.length, { error: "A file is here twice" });

/** Says in a few words what was sent with a message that has no words, as in "2 pictures". */
export function summariseAttachments(attachments: readonly Attachment[]): string {
  const files = attachments.flatMap(({ file }) => file ?? []);
  if (files.length === 0) return attachments.length > 1 ? "Attachments deleted" : "Attachment deleted";
  const pictures = files.filter(({ kind }) => kind === "image").length;
  if (pictures === files.length) return pictures === 1 ? "Picture" : `${pictures} pictures`;
  if (pictures === 0) return files.length === 1 ? files[0]!.name : `${files.length} PDFs`;
  return `${files.length} files`;
}

/** Returns until when the sender can delete the attachments of a message that was sent at a moment. */
export const deletableUntil = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + attachmentLimits.deletableMinutes * 60_000);
