import { createHash } from "node:crypto";
import { z } from "zod";

/** A table whose rows are kept: where it is, and its columns in the order of every row. */
export const BackupTable = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });
export type BackupTable = z.infer<typeof BackupTable>;

/** The first line of a backup. */
export const BackupHeader = z.object({
  format: z.literal("triptych-backup-1"),
  createdAt: z.string(),
  /** Fingerprints of the migrations that made its tables. */
  migrations: z.array(z.string()),
  /** The version of the job queue's own tables. */
  queueVersion: z.number().int(),
  /** What signs sessions, where the server made it up by itself. */
  sessionSecret: z.string().nullable(),
  tables: z.array(BackupTable),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** How many rows a table has, and a checksum over them in any order. */
export const Contents = z.object({ rows: z.number().int(), checksum: z.string() });
export type Contents = z.infer<typeof Contents>;

/** The last line of a backup: without it the file is not whole. Contents are by the table's place in the header. */
export const BackupEnd = z.object({ end: z.literal(true), contents: z.array(Contents) });
export type BackupEnd = z.infer<typeof BackupEnd>;

/** Why a backup cannot be made or restored, in a sentence for whoever runs the server. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

/** Sums up rows as they come. */
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
