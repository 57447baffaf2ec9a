import type { Mail } from "../../adapters/mail/mail.ts";
import type { SharePictures } from "../../adapters/share-pictures/share-pictures.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { SignedTokens } from "../../platform/security/signed-token.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { FilesService } from "../files/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";
import type { ProjectsService } from "../projects/service.ts";

export interface WorkDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  mail: Mail;
  /** Signs the links that turn emails about messages off. */
  tokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  /** Holds the path of the font of the pages for visitors, where the pages are built. */
  pageFont: string | null;
  accounts: Pick<AccountsService, "findIdByUsername">;
  files: Pick<FilesService, "list" | "release" | "remove" | "serving" | "use">;
  /** Draws the pictures beside links to pages for visitors. */
  sharePictures: SharePictures;
  profiles: Pick<
    ProfilesService,
    "findProfile" | "listListed" | "listListedMembers" | "listMembers" | "listNamed" | "nameOf" | "saveWork"
  >;
  projects: { references: Pick<ProjectsService["references"], "listForVisitors"> };
  messaging: Pick<MessagingService, "isBlockedBetween" | "isContact" | "listBlockedWith" | "listMailRecipients">;
  /** Publishes to the open pages of somebody that their work, or work that names them, has changed. */
  publish: (userId: string) => void;
}
