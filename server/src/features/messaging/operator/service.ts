import type { Database } from "../../../platform/database/database.ts";
import { operatorStore } from "./store.ts";

/** What operators may know of messaging: how much somebody writes, never what or to whom. */
export function operatorService({ database }: { database: Database }) {
  return { countMessages: operatorStore(database).countMessages };
}
