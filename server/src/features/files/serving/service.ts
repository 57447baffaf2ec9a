import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { FileStoreProblem } from "../../../adapters/files/files.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { FilesDeps } from "../deps.ts";
import { dispositionOf, folderOf, typeOf } from "../rules.ts";
import { filesStore, type FileRow } from "../store.ts";

export interface ServedFile {
  content: Readable;
  bytes: number;
  type: string;
  disposition: string;
  /** Says how long a browser may keep it, in seconds. */
  keptSeconds: number;
}

/** Opens files by their addresses, for those who may. */
export function servingService({ database, log, fileStore, isShownToVisitors }: FilesDeps) {
  const store = filesStore(database);

  /** Refuses with `not_found` whoever may not open it, as where there is none. */
  async function open(token: string, part: string, findViewer: () => Promise<Viewer | null>): Promise<ServedFile> {
    const row = /^[\da-f]{40}$/.test(token) ? await store.findByToken(token) : null;
    const type = row?.state === "ready" ? typeOf(row, part) : null;
    if (!row || type === null) refuse("not_found");
    const viewer = row.shownTo === "everybody" ? null : await findViewer();
    const isVisitor = row.shownTo !== "everybody" && !mayOpen(row, viewer);
    if (isVisitor && !(await mayVisitorOpen(row))) refuse("not_found");
    const found = await openStored(row, part);
    if (!found) {
      log.error({ fileId: row.id }, "the file store does not have a file that it was given");
      return refuse("not_found");
    }
    const isPrivate = row.shownTo === "owner" || row.shownTo === "person" || isVisitor;
    return {
      ...found,
      type,
      disposition: dispositionOf(row.kind!, row.name),
      keptSeconds: isPrivate ? privateSeconds : sharedSeconds,
    };
  }

  /** Returns whether a file is a picture of work whose owner has a public page now. */
  const mayVisitorOpen = async ({ purpose, shownTo, userId }: FileRow): Promise<boolean> =>
    purpose === "work" && shownTo === "members" && (await isShownToVisitors(userId));

  async function openStored({ token }: FileRow, part: string) {
    try {
      return await fileStore.open(`${folderOf(token)}/${part}`);
    } catch (error) {
      if (!(error instanceof FileStoreProblem)) throw error;
      log.error({ err: error }, "the file store failed");
      return refuse("unavailable", { retryAfter: 20 });
    }
  }

  /** Returns a picture in the smallest size that is so wide, or else in its largest; `null` where it is not there. */
  async function readPicture(id: string, width: number): Promise<Buffer | null> {
    const [row] = await store.list([id]);
    const sizes = row?.state === "ready" ? (row.sizes ?? []) : [];
    const size = sizes.find((each) => each.width >= width) ?? sizes.at(-1);
    const found = row && size ? await openStored(row, `${size.width}.webp`) : null;
    return found && buffer(found.content);
  }

  return { open, readPicture };
}

/** NOTE: what is taken back may be seen for so long by those who have seen it. */
const privateSeconds = 300;
const sharedSeconds = 2_592_000;

function mayOpen({ userId, shownTo, sharedWith }: FileRow, viewer: Viewer | null): boolean {
  if (!viewer?.isEmailVerified) return false;
  if (viewer.userId === userId || shownTo === "members") return true;
  return shownTo === "person" && sharedWith === viewer.userId;
}
