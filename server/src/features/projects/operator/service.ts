import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { ProjectsDeps } from "../deps.ts";
import { operatorStore } from "./store.ts";

const listedAtOnce = 500;

/** Shows operators which references were reported, and lets them withdraw those. */
export function operatorService({ database, clock, publish }: Pick<ProjectsDeps, "database" | "clock" | "publish">) {
  const store = operatorStore(database);

  /** Lists the reported references, the longest waiting first, each with its reports. */
  async function listReported() {
    const rows = await store.listReports(listedAtOnce);
    const byReference = Map.groupBy(rows, ({ reference }) => reference.id);
    return [...byReference.values()].map((of) => ({
      reference: of[0]!.reference,
      reports: of.map(({ report }) => report),
    }));
  }

  /** Withdraws a reference for good, with its reports. Returns who wrote it. */
  async function withdraw(tx: Transaction, referenceId: string): Promise<{ authorId: string }> {
    const txStore = operatorStore(tx);
    if (!(await txStore.findReference(referenceId))) refuse("not_found");
    const withdrawn =
      (await txStore.withdraw(referenceId, clock.now())) ??
      refuse("conflict", { message: "This reference was withdrawn already." });
    await txStore.removeReports(referenceId);
    const { authorId, subjectId } = withdrawn;
    afterCommit(() => {
      for (const userId of [authorId, subjectId]) publish(userId);
    });
    return { authorId };
  }

  return { listReported, withdraw, dismiss };
}

/** Keeps a reference, and removes the reports about it. Returns who wrote it. */
async function dismiss(tx: Transaction, referenceId: string): Promise<{ authorId: string }> {
  const txStore = operatorStore(tx);
  const found = (await txStore.findReference(referenceId)) ?? refuse("not_found");
  if (!(await txStore.removeReports(referenceId))) refuse("not_found");
  return found;
}
