import { statSync } from "node:fs";
import { openKeptFiles } from "../composition/files.ts";
import { openForCommand, stop } from "./command.ts";
import { saveBackup } from "../platform/backup/backup.ts";
import { findSecret } from "../platform/security/secret.ts";

/**
 * Writes everything to a file for `npm run backup -- FILE`: the database at one moment, people's files, and the secret if the server
 * generated it.
 */
const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) stop("Use `npm run backup -- FILE`, as in `npm run backup -- triptych.backup`.");

const { config, run } = openForCommand({ isCreating: false });
const { tables, rows, files } = await run(async (open) =>
  saveBackup(open, {
    file,
    now: new Date(),
    files: await openKeptFiles(config),
    sessionSecret: config.sessionSecret === null ? findSecret(config.dataDir) : null,
  }),
);
console.log(
  `Kept ${rows} rows of ${tables} tables and ${files} files in ${file} (${statSync(file).size} bytes). Keep it safe: it holds everything.`,
);
