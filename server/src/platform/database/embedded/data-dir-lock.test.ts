import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";

describe("the lock of a data folder", () => {
  it("keeps a second process away until the first releases it", async () => {
    const folder = aFolder();
    const first = lockDataDir(folder);

    const whileHeld = await lockInAnotherProcess(folder);
    first!.release();
    const afterRelease = await lockInAnotherProcess(folder);

    expect(first).not.toBeNull();
    expect(whileHeld.outcome).toBe("refused");
    expect(afterRelease.outcome).toBe("locked");
    await Promise.all([kill(whileHeld.child), kill(afterRelease.child)]);
  });

  it("is free at once when its process is killed", async () => {
    const folder = aFolder();
    const { outcome, child } = await lockInAnotherProcess(folder);
    const whileAlive = lockDataDir(folder);

    await kill(child);
    const afterRelease = lockDataDir(folder);

    expect(outcome).toBe("locked");
    expect(whileAlive).toBeNull();
    expect(afterRelease).not.toBeNull();
    afterRelease!.release();
  });

  it("is won by exactly one of eight processes", async () => {
    const folder = aFolder();

    const results = await Promise.all(Array.from({ length: 8 }, () => lockInAnotherProcess(folder)));

    expect(results.filter(({ outcome }) => outcome === "locked")).toHaveLength(1);
    await Promise.all(results.map(({ child }) => kill(child)));
  });
});

function aFolder() {
  return mkdtempSync(join(tmpdir(), "triptych-lock-"));
}

/** Starts a process that reports whether it got the lock, and holds the lock until it is killed. */
async function lockInAnotherProcess(folder: string): Promise<{ outcome: string; child: ChildProcess }> {
  const program = `
    import { lockDataDir } from ${JSON.stringify(new URL("./data-dir-lock.ts", import.meta.url).href)};
    const lock = lockDataDir(${JSON.stringify(folder)});
    process.stdout.write(lock ? "locked" : "refused");
    setInterval(() => lock, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = (await once(child.stdout, "data")) as [Buffer];
  return { outcome: printed.toString(), child };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
