import { openKeptFiles } from "../composition/files.ts";
import { openForCommand, stop } from "./command.ts";
import { restoreBackup } from "../platform/backup/restore.ts";
import { replaceSecret } from "../platform/security/secret.ts";

/**
 * Restores a backup into an empty database for `npm run restore -- FILE`; with `--replace` also into one that is not
 * empty.
 */
const given = process.argv.slice(2);
const [file, ...others] = given.filter((each) => each !== "--replace");
if (!file || others.length > 0 || file.startsWith("-"))
  stop("Use `npm run restore -- FILE`, or `npm run restore -- FILE --replace` to throw away what is in the database.");

const { config, run } = openForCommand({ isCreating: true });
const { tables, rows, files, createdAt, sessionSecret } = await run(async (open) =>
  restoreBackup(open, { file, isReplacing: given.includes("--replace"), files: await openKeptFiles(config) }),
);
if (config.sessionSecret === null && sessionSecret !== null) replaceSecret(config.dataDir, sessionSecret);
console.log(
  `Restored ${rows} rows of ${tables} tables and ${files} files from ${createdAt}, and read all of them again: they are the same.`,
);
