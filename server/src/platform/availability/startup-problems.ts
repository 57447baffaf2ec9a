import { isConnectionLoss, isOutOfResources } from "../database/connection-loss.ts";

/** Keeps the server from starting; its message is for the person who starts it. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

/** Returns what kept the server from starting: one sentence for a known problem, otherwise the whole error. */
export function sentenceFor(error: unknown, address: ListenAddress): string {
  if (error instanceof StartRefused) return error.message;
  return (
    sentenceForAddress(error, address) ??
    sentenceForDatabase(error) ??
    sentenceForDataFolder(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

interface ListenAddress {
  host: string;
  port: number;
}

function sentenceForAddress(error: unknown, { host, port }: ListenAddress): string | null {
  const { code, syscall, port: wanted = port } = error as { code?: string; syscall?: string; port?: number };
  const variable = wanted === port ? "PORT" : "METRICS_PORT";
  if (code === "EADDRINUSE")
    return `Port ${wanted} is in use by another program. Stop it, or choose another port with ${variable}.`;
  if (code === "EACCES" && syscall === "listen")
    return `This user may not listen on port ${wanted}. Choose a port above 1023 with ${variable}.`;
  if (code === "EADDRNOTAVAIL" || (code === "ENOTFOUND" && syscall === "getaddrinfo" && !isDatabase(error)))
    return `The address ${host} is none of this machine's. Choose another with HOST.`;
  return null;
}

function sentenceForDatabase(error: unknown): string | null {
  if (isRefusedByDatabase(error))
    return "The database refused the user name or the password in DATABASE_URL, or has no database of that name.";
  if (isConnectionLoss(error))
    return "The database in DATABASE_URL could not be reached. Check the address and that it is running, then start again.";
  if (isOutOfResources(error))
    return "The database has no disk, memory or shared memory left. Make room there, then start again.";
  return null;
}

function sentenceForDataFolder(error: unknown): string | null {
  const { code = "" } = error as { code?: string };
  return ["EACCES", "EROFS", "ENOSPC"].includes(code)
    ? `The data folder cannot be written to (${code}). Choose another with DATA_DIR.`
    : null;
}

/** Returns whether the database refused: SQLSTATE class 28 is authorisation, 3D000 is an unknown database. */
function isRefusedByDatabase(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/^28\w{3}$|^3D000$/.test(String((current as { code?: string }).code))) return true;
  }
  return false;
}

function isDatabase(error: unknown): boolean {
  return error instanceof Error && /pg-pool|postgres/.test(error.stack ?? "");
}
