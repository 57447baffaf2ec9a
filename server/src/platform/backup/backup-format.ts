import { createHash } from "node:crypto";
import { z } from "zod";

/** Describes a table in a backup: its name, and its columns in the order that every row has. */
export const BackupTable = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.infer<typeof BackupTable>;

/** Describes the first line of a backup. */
export const BackupHeader = z.object({
  format: z.literal("triptych-backup-1"),
  createdAt: z.string(),
  /** Holds the hashes of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** Holds the version of the job queue's own tables. */
  queueVersion: z.number().int(),
  /** Holds the secret that signs sessions, if the server generated it. */
  sessionSecret: z.string().nullable(),
  tables: z.array(BackupTable),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** Holds how many rows a table has, and a checksum over them that does not depend on their order. */
export const Contents = z.object({ rows: z.number().int(), checksum: z.string() });
export type Contents = z.infer<typeof Contents>;

/**
 * Describes the last line of a backup: a file without it is incomplete. Contents follow the header's order of tables.
 */
export const BackupEnd = z.object({
  end: z.literal(true),
  contents: z.array(Contents),
  /** Counts and sums up the pieces of people's files; absent in backups from before there were any. */
  pieces: Contents.optional(),
});
export type BackupEnd = z.infer<typeof BackupEnd>;

/** Describes a piece of somebody's file, in a line that begins with `%`. The pieces of a file follow each other. */
export const FilePiece = z.object({ key: z.string(), isLast: z.boolean(), data: z.base64() });

/** Holds people's files, which are kept outside the database. */
export interface KeptFiles {
  list: () => AsyncIterable<{ key: string }>;
  open: (key: string) => Promise<{ content: AsyncIterable<Buffer> } | null>;
  put: (key: string, content: Buffer) => Promise<void>;
}

/** Explains why a backup cannot be made or restored. Its message is for the person who runs the command. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

/** Counts rows and sums up their checksum as they pass. */
export function createSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add: (row: string) => {
      rows += 1;
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`));
    },
    contents: (): Contents => ({ rows, checksum: sum.toString(16) }),
  };
}
