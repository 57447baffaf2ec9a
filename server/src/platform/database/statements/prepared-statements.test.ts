import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import type { OpenDatabase } from "../database.ts";

describe("repeated statements", () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open?.close());

  const divide = (by: number) => open.pool.query("select 1 / $1::int as share", [by]);

  it("return the right rows each time", async () => {
    const results = [];
    for (const value of [1, 2, 3, 4])
      results.push((await open.pool.query("select $1::int + 1 as next", [value])).rows[0].next);

    expect(results).toEqual([2, 3, 4, 5]);
  });

  it.runIf(process.env.TEST_DATABASE_URL === undefined)(
    "are prepared from the second time on in the embedded database",
    async () => {
      const text = "select $1::text as prepared_from_the_second_time";
      const isPrepared = async () => {
        const { rows } = await open.pool.query("select name from pg_prepared_statements where statement = $1", [text]);
        return rows.length > 0;
      };

      await open.pool.query(text, ["one"]);
      const once = await isPrepared();
      await open.pool.query(text, ["two"]);

      expect([once, await isPrepared()]).toEqual([false, true]);
    },
  );

  it("still work after one of them failed", async () => {
    await divide(1);

    await expect(divide(0)).rejects.toThrow("division by zero");
    await expect(divide(0)).rejects.toThrow("division by zero");

    expect((await divide(1)).rows).toEqual([{ share: 1 }]);
  });

  it("work as soon as their table exists, even after failures without it", async () => {
    const list = () => open.pool.query("select id from not_there_yet where id > $1", [0]);
    for (const _ of [1, 2, 3]) await expect(list()).rejects.toThrow("does not exist");

    await open.pool.query("create table not_there_yet (id int)");

    expect((await list()).rows).toEqual([]);
    expect((await list()).rows).toEqual([]);
  });

  it("see a column that their table gets later", async () => {
    await open.pool.query("create table growing (id int)");
    const list = () => open.pool.query("select id from growing where id > $1", [0]);
    await list();
    await list();

    await open.pool.query("alter table growing add column more text");
    await open.pool.query("insert into growing values (1, 'x')");

    expect((await list()).rows).toEqual([{ id: 1 }]);
  });
});
