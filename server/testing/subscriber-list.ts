import { projectionService } from "../src/features/admin/projection/service.ts";
import { createLog } from "../src/platform/process/log.ts";
import type { TestApp } from "./start-app.ts";

/** Brings the operators' list up to date after a test has changed rows by SQL. Returns how many people's rows differed. */
export function reconcileSubscribers({ open: { database } }: TestApp): Promise<number> {
  return projectionService({ database, log: createLog({ level: "fatal" }) }).reconcile();
}
