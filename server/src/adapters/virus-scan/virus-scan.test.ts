import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eicar, startFakeClamd } from "../../../testing/fake-clamd.ts";
import { createClamdScan, type ClamdAddress } from "./clamd.ts";

function aFile(content: Buffer | string): string {
  const path = join(mkdtempSync(join(tmpdir(), "triptych-scan-")), "file");
  writeFileSync(path, content);
  return path;
}

/** Names a daemon to test with, such as Debian's; by default one of our own stands in. */
async function openClamd(): Promise<{ address: ClamdAddress; close: () => void }> {
  const path = process.env.TEST_CLAMD_SOCKET;
  return path ? { address: { path }, close: () => {} } : startFakeClamd();
}

it("finds what is harmful, wherever it is in a file, and nothing in others", async () => {
  const clamd = await openClamd();
  const scan = createClamdScan(clamd.address);

  const found = await scan(aFile(eicar));
  const clean = await Promise.all([scan(aFile("Hello")), scan(aFile(Buffer.alloc(3_000_000, "a"))), scan(aFile(""))]);
  clamd.close();

  expect(found).toMatch(/eicar/i);
  expect(clean).toEqual([null, null, null]);
});

it.each([
  ["replies something else", "INSTREAM size limit exceeded. ERROR"],
  ["says nothing", ""],
])("throws where the scanner %s", async (_what, reply) => {
  const clamd = await startFakeClamd({ reply });

  await expect(createClamdScan(clamd.address)(aFile("Hello"))).rejects.toMatchObject({ name: "ScanProblem" });
  clamd.close();
});

it("throws where the scanner is away or does not reply in time", async () => {
  const silent = await startFakeClamd({ reply: null });
  const scans = [createClamdScan(silent.address, { timeoutMs: 100 }), createClamdScan({ host: "127.0.0.1", port: 9 })];

  for (const scan of scans) await expect(scan(aFile("Hello"))).rejects.toMatchObject({ name: "ScanProblem" });
  silent.close();
});
