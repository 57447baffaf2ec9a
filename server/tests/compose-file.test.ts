import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const file = readFileSync(join(import.meta.dirname, "../../compose.yaml"), "utf8");
const postgres = file.split(/^ {2}postgres:$/m)[1]!.split(/^ {2}\w+:$/m)[0]!;

describe("the database in compose.yaml", () => {
  it("is not created in production with the demo's password", () => {
    const { status, stderr, stdout } = startDatabase({ APP_MODE: "production" });

    expect(status).toBe(1);
    expect(stderr).toContain("APP_MODE=production needs POSTGRES_PASSWORD in .env");
    expect(stdout).toBe("");
  });

  it.each([
    { APP_MODE: "production", POSTGRES_PASSWORD: "a/b#c" },
    { APP_MODE: "demo", POSTGRES_PASSWORD: "" },
  ])("is made with %o", (env) => {
    expect(startDatabase(env)).toMatchObject({ status: 0, stdout: "the image was asked for: postgres\n" });
  });

  it("has more shared memory than containers usually do", () => {
    expect(postgres).toMatch(/^ {4}shm_size: 256m$/m);
  });

  it("keeps its password out of addresses, where some characters have a meaning", () => {
    expect(file).not.toMatch(/:\/\/[^\n]*\$\{POSTGRES_PASSWORD/);
    expect(file.match(/POSTGRES_PASSWORD: \$\{POSTGRES_PASSWORD:-triptych\}/g)).toHaveLength(2);
  });
});

/** Runs the service's entry point as a container would, with another program in place of the image's own. */
function startDatabase({ APP_MODE, POSTGRES_PASSWORD }: { APP_MODE: string; POSTGRES_PASSWORD?: string }) {
  const lines = /^ {6}- \|\n((?: {8}.*\n)+)/m.exec(postgres)![1]!;
  const script = lines.replaceAll(/^ {8}/gm, "").replaceAll("$$", "$");
  const folder = mkdtempSync(join(tmpdir(), "triptych-entrypoint-"));
  writeFileSync(join(folder, "docker-entrypoint.sh"), '#!/bin/sh\necho "the image was asked for: $@"\n');
  chmodSync(join(folder, "docker-entrypoint.sh"), 0o755);
  return spawnSync("bash", ["-c", script, "postgres", "postgres"], {
    encoding: "utf8",
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      APP_MODE,
      // NOTE: uses the default that the file names for an unset password.
      POSTGRES_PASSWORD: POSTGRES_PASSWORD || /POSTGRES_PASSWORD:-(\w+)\}/.exec(postgres)![1]!,
    },
  });
}
