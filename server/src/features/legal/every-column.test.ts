import { exportOwnRecords } from "@triptych/contract/legal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRowsTo, columnsByTable, difference, rowsAt, rowsOf } from "../../../testing/held-rows.ts";
import { leftOutTables } from "../../../testing/held-left-out.ts";
import { heldTables } from "../../../testing/held-records.ts";
import { write } from "../../../testing/messaging.ts";
import { aFreelancer, anAgency } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

const whatToDo =
  "Every column is exported or left out for a reason. Either let the feature's `exporting/service.ts` give it to the person whom it is about, or say why it is left out in `server/testing/held-records.ts` (a column) or `server/testing/held-left-out.ts` (a table); and correct the privacy policy (`privacy-sections.tsx`) where something new is held.";

let app: TestApp;
let columns: Map<string, string[]>;
beforeAll(async () => {
  app = await startApp();
  columns = await columnsByTable(app.open.pool);
});
afterAll(() => app.close());

/** Returns an empty text where there is no problem, else the problems and what to do about them. */
const explained = (problems: string[]) => (problems.length === 0 ? "" : [...problems, whatToDo].join("\n"));

/** Returns a sentence for each name that is only in one of the two lists. */
function differenceOf(what: string, { found, listed }: { found: string[]; listed: string[] }): string[] {
  return [
    ...found.filter((name) => !listed.includes(name)).map((name) => `The ${what} ${name} is listed nowhere.`),
    ...listed
      .filter((name) => !found.includes(name))
      .map((name) => `The ${what} ${name} is listed and does not exist.`),
  ];
}

describe("every column of the database", () => {
  it("belongs to a table that is exported or left out for a reason", () => {
    const listed = [...Object.keys(heldTables), ...Object.keys(leftOutTables)];

    expect(explained(differenceOf("table", { found: [...columns.keys()], listed }))).toBe("");
  });

  it.each(Object.entries(leftOutTables))("of %s, which is left out, is listed with the reason", (table, left) => {
    const found = columns.get(table) ?? [];

    expect(explained(differenceOf(`column of ${table}`, { found, listed: left.columns }))).toBe("");
  });

  it.each(Object.entries(heldTables))("that the export of %s leaves out still exists", (table, { leftOut = {} }) => {
    expect(columns.get(table)).toEqual(expect.arrayContaining(Object.keys(leftOut)));
  });

  it("is in the export of the person whom it is about, unless it is left out for a reason", async () => {
    const [agency, freelancer] = [await anAgency(app), await aFreelancer(app)];
    await write(app, { from: freelancer, to: agency, content: "Could I grade your film?" });
    await addRowsTo(app.open.pool, { user: agency.id, other: freelancer.id });

    const records = await app.call(exportOwnRecords, {}, { as: agency.browser });

    for (const [table, held] of Object.entries(heldTables)) {
      const kept = await rowsOf(app.open.pool, table, agency.id);
      expect(kept.length).toBeGreaterThan(0);
      for (const row of kept)
        expect(explained(difference(row, { table, held, exported: rowsAt(records, held.at) }))).toBe("");
    }
  });
});
