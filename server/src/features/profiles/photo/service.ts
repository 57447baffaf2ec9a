import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AccountsService } from "../../accounts/service.ts";
import type { FilesService } from "../../files/service.ts";

export interface PhotoDeps {
  database: Database;
  files: Pick<FilesService, "findIdAt" | "release" | "use">;
  photos: Pick<AccountsService, "replacePhoto">;
  publishAccountChanged: (userId: string) => void;
}

/** Shows a photo or a logo as somebody's picture, in place of the drawn one. */
export function photoService({ database, files, photos, publishAccountChanged }: PhotoDeps) {
  async function set({ userId }: Viewer, fileId: string): Promise<string> {
    const photo = await database.transaction(async (tx) => {
      const [file] = await files.use(tx, [fileId], { userId, purpose: "photo", shownTo: "everybody" });
      const address = file!.url.replace(/\/[^/]+$/, "");
      await replace(tx, userId, address);
      return address;
    });
    publishAccountChanged(userId);
    return photo;
  }

  /** Returns the file of the photo that was shown, which can be set again for a while. */
  async function remove({ userId }: Viewer): Promise<string | null> {
    const fileId = await database.transaction((tx) => replace(tx, userId, null));
    publishAccountChanged(userId);
    return fileId;
  }

  async function replace(tx: Transaction, userId: string, photo: string | null): Promise<string | null> {
    const before = await photos.replacePhoto(tx, userId, photo);
    const fileId = before === null ? null : await files.findIdAt(tx, before);
    if (fileId !== null) await files.release(tx, [fileId]);
    return fileId;
  }

  return { set, remove };
}
