import type { Attachment } from "@triptych/contract/attachments";
import { describe } from "../features/files/rules.ts";
import type { files } from "../features/files/tables.ts";
import type { NewId } from "../platform/process/ids.ts";
import { writeDocument } from "./drawings/document.ts";
import { drawnPicture, secretOf, sizesIn } from "./drawn-pictures.ts";
import type { WrittenAttachment } from "./marketplace.ts";

type FileRow = typeof files.$inferInsert;

export interface DemoAttachments {
  rows: FileRow[];
  attachments: Attachment[];
}

interface Sent {
  from: { userId: string; username: string };
  toUserId: string;
  sentAt: Date;
  newId: NewId;
}

/** Gives what was sent with a demo message rows and addresses. NOTE: it is drawn when somebody opens it (`drawn-files.ts`). */
export function inventAttachments(written: readonly WrittenAttachment[], sent: Sent): DemoAttachments {
  const rows = written.map((each) => rowOf(each, sent));
  return { rows, attachments: rows.map((row) => ({ id: row.id, file: describe(row) })) };
}

/** Names what was sent, so that it can be drawn when it is asked for. */
export const attachmentName = (from: string, { name }: WrittenAttachment): string => `${from} sent ${name}`;

function rowOf(written: WrittenAttachment, { from, toUserId, sentAt, newId }: Sent) {
  return {
    id: newId(),
    userId: from.userId,
    purpose: "attachment" as const,
    state: "ready" as const,
    token: secretOf(attachmentName(from.username, written)),
    name: written.name,
    ...contentOf(written),
    crop: null,
    shownTo: "person" as const,
    sharedWith: toUserId,
    createdAt: sentAt,
    unusedSince: null,
  };
}

const contentOf = (written: WrittenAttachment) =>
  "lines" in written
    ? { kind: "pdf" as const, bytes: writeDocument(written.lines).byteLength, sizes: null }
    : { kind: "image" as const, bytes: drawnPicture.bytes, sizes: sizesIn(written.style) };
