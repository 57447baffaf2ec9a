import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { OpenDatabase } from "../database.ts";
import { buildOnce } from "./build-once.ts";

describe("a statement that is built once", () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open?.close());

  const given = sql.placeholder;

  it("gets the values of its placeholders by their names, each time", async () => {
    let built = 0;
    const run = buildOnce<{ sum: number; word: string; next: number }>(open.database, () => {
      built += 1;
      return sql`select ${given("one")}::int + ${given("two")}::int as sum, ${given("word")}::text as word, ${given("one")}::int + 1 as next`;
    });

    const results = [];
    for (const one of [1, 2, 3]) results.push(...(await run({ one, two: 10, word: `word ${one}`, more: "unused" })));

    expect(results).toEqual([
      { sum: 11, word: "word 1", next: 2 },
      { sum: 12, word: "word 2", next: 3 },
      { sum: 13, word: "word 3", next: 4 },
    ]);
    expect(built).toBe(1);
  });

  it("takes null as a value, and fails where one is missing", async () => {
    const run = buildOnce<{ word: string | null }>(open.database, () => sql`select ${given("word")}::text as word`);

    expect(await run({ word: null })).toEqual([{ word: null }]);
    await expect(run({})).rejects.toThrow("needs a value for `word`");
  });
});
