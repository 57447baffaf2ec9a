import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readOrCreateSecret } from "./secret.ts";

it("keeps a generated secret that is long and readable by its owner only", () => {
  const folder = mkdtempSync(join(tmpdir(), "triptych-secret-"));

  const first = readOrCreateSecret(folder);
  const second = readOrCreateSecret(folder);

  expect(second).toBe(first);
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
});
