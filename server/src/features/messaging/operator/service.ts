import type { Database } from "../../../platform/database/database.ts";
import { operatorStore } from "./store.ts";

/** Counts messages for operators: how many somebody writes, never what or to whom. */
export function operatorService({ database }: { database: Database }) {
  return { countMessages: operatorStore(database).countMessages };
}
