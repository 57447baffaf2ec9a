import { statSync } from "node:fs";
import { openForCommand, stop } from "./command.ts";
import { saveBackup } from "../platform/backup/backup.ts";
import { findSecret } from "../platform/security/secret.ts";

/**
 * Writes everything to a file for `npm run backup -- FILE`: the database at one moment, and the secret if the server
 * generated it.
 */
const [file, ...others] = process.argv.slice(2);
if (!file || others.length > 0) stop("Use `npm run backup -- FILE`, as in `npm run backup -- triptych.backup`.");

const { config, run } = openForCommand({ isCreating: false });
const { tables, rows } = await run((open) =>
  saveBackup(open, {
    file,
    now: new Date(),
    sessionSecret: config.sessionSecret === null ? findSecret(config.dataDir) : null,
  }),
);
console.log(
  `Kept ${rows} rows of ${tables} tables in ${file} (${statSync(file).size} bytes). Keep it safe: it holds everything.`,
);
