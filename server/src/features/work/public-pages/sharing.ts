import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { CaseStudyImage } from "@triptych/contract/work";
import { SharePicturesCrowded } from "../../../adapters/share-pictures/share-pictures.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { WorkDeps } from "../deps.ts";
import type { PublicMember } from "./page-content.ts";
import { headlineOf } from "./rules.ts";

/** Limits the pictures that are kept in memory, which are some 100 kB each. */
const keptPictures = 150;
const coverWidth = 1_280;
const lineMax = 90;

/** Draws the pictures beside links to pages, and keeps those that were asked for last. */
export function sharingService({
  files,
  sharePictures,
  settings,
}: Pick<WorkDeps, "files" | "settings" | "sharePictures">) {
  const kept = new Map<string, Promise<Buffer>>();

  /** Draws the picture of a member with one of their work. What has not changed since the last time is drawn once. */
  async function draw({ member, profile }: PublicMember, image: CaseStudyImage | null): Promise<Buffer> {
    const card = {
      name: member.displayName,
      line: cutAtWord(headlineOf(profile), lineMax),
      accent: profile.type,
      productName: settings.productName,
    };
    const key = JSON.stringify([card, image?.fileId]);
    const picture = kept.get(key) ?? drawNew();
    kept.delete(key);
    kept.set(key, picture);
    if (kept.size > keptPictures) kept.delete(kept.keys().next().value!);
    try {
      return await picture;
    } catch (error) {
      kept.delete(key);
      if (error instanceof SharePicturesCrowded) refuse("unavailable", { retryAfter: 20 });
      throw error;
    }

    async function drawNew(): Promise<Buffer> {
      const cover = image && (await files.serving.readPicture(image.fileId, coverWidth));
      return sharePictures.draw({ ...card, cover });
    }
  }

  return { draw };
}
