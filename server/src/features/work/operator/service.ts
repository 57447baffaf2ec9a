import type { Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { WorkDeps } from "../deps.ts";
import { pictureOf } from "../rules.ts";
import { workStore } from "../store.ts";
import { operatorStore } from "./store.ts";

export interface OperatorDeps extends Pick<WorkDeps, "database" | "clock" | "files"> {
  /** Copies what is shown of somebody's work to their profile. */
  note: (tx: Transaction, userId: string) => Promise<void>;
}

const listedAtOnce = 500;

/** Shows operators which case studies were reported, and lets them withdraw those. */
export function operatorService({ database, clock, files, note }: OperatorDeps) {
  const store = operatorStore(database);

  /** Lists the reported case studies, the longest waiting first, each with its pictures and reports. */
  async function listReported() {
    const rows = await store.listReports(listedAtOnce);
    const byCaseStudy = [...Map.groupBy(rows, ({ caseStudy }) => caseStudy.id).values()];
    const images = await workStore(database).listImages(byCaseStudy.map((of) => of[0]!.caseStudy.id));
    const stored = await files.list(images.map(({ fileId }) => fileId));
    return byCaseStudy.map((of) => {
      const { caseStudy } = of[0]!;
      return {
        caseStudy,
        images: images.flatMap(({ caseStudyId, fileId, alternativeText }) => {
          const file = caseStudyId === caseStudy.id ? stored.get(fileId) : undefined;
          return file ? [pictureOf(file, alternativeText)] : [];
        }),
        reports: of.map(({ report }) => report),
      };
    });
  }

  /** Withdraws a case study for good, with its pictures and reports. Returns whose it was. */
  async function withdraw(tx: Transaction, caseStudyId: string): Promise<{ userId: string }> {
    const txStore = operatorStore(tx);
    const found = (await txStore.find(caseStudyId)) ?? refuse("not_found");
    await workStore(tx).lockAccount(found.userId);
    if (!(await txStore.withdraw(caseStudyId, clock.now())))
      refuse("conflict", { message: "This case study was withdrawn already." });
    const images = await workStore(tx).listImages([caseStudyId]);
    await workStore(tx).replaceImages(caseStudyId, []);
    await files.remove(
      tx,
      images.map(({ fileId }) => fileId),
    );
    await txStore.removeReports(caseStudyId);
    await note(tx, found.userId);
    return found;
  }

  return { listReported, withdraw, dismiss };
}

/** Keeps a case study, and removes the reports about it. Returns whose it is. */
async function dismiss(tx: Transaction, caseStudyId: string): Promise<{ userId: string }> {
  const txStore = operatorStore(tx);
  const found = (await txStore.find(caseStudyId)) ?? refuse("not_found");
  if (!(await txStore.removeReports(caseStudyId))) refuse("not_found");
  return found;
}
