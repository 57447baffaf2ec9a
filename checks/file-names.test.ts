import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findCrowdedFolders, findMisplacedFiles, mostFilesInAFolder } from "./file-names.ts";

const house = mkdtempSync(join(tmpdir(), "triptych-names-"));
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe("the check of file names", () => {
  it("finds no mistake in the product", () => {
    expect(findMisplacedFiles(join(import.meta.dirname, ".."))).toEqual([]);
  });

  it.each([
    ["server/src/features/billing/helpers.ts", "has none of the names"],
    ["server/src/features/billing/ledger/sums.ts", "has none of the names"],
    ["server/src/features/billing/invoices/service.ts", "is in a folder"],
    ["server/src/features/gossip/service.ts", "belongs to no feature"],
    ["server/src/features/service.ts", "belongs to no feature"],
    ["web/src/features/messaging/stuff.ts", "has none of the names"],
    ["web/src/features/messaging/dialogs/block.tsx", "is in a folder"],
  ])("catches a planted %s", (file, sentence) => {
    plant(file);

    expect(problemsAbout(file)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    "server/src/features/billing/service.ts",
    "server/src/features/billing/ledger/store.ts",
    "server/src/features/billing/ledger/late-payments.test.ts",
    "web/src/features/messaging/use-planted.ts",
    "web/src/features/messaging/components/planted.tsx",
  ])("allows %s", (file) => {
    plant(file);

    expect(problemsAbout(file)).toEqual([]);
  });

  it("names the entries of its list that have no file", () => {
    rmSync(join(house, "server"), { recursive: true, force: true });

    expect(findMisplacedFiles(house)).toContain(
      "checks/feature-files.ts lists server/src/features/billing/ledger, which does not exist.",
    );
  });
});

describe("the check of crowded folders", () => {
  it("finds none in the product", () => {
    expect(findCrowdedFolders(join(import.meta.dirname, ".."))).toEqual([]);
  });

  it("catches a folder of the platform with one file too many, tests included", () => {
    const folder = "server/src/platform/post";
    for (let at = 1; at < mostFilesInAFolder; at++) plant(`${folder}/stamp-${at}.ts`);
    plant(`${folder}/stamp.test.ts`);
    expect(findCrowdedFolders(house)).toEqual([]);

    plant(`${folder}/one-more.ts`);

    expect(findCrowdedFolders(house)).toEqual([expect.stringContaining(folder)]);
  });
});

const problemsAbout = (file: string) => findMisplacedFiles(house).filter((problem) => problem.startsWith(file));

function plant(file: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), "export const planted = 1;\n");
}
