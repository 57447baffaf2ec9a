import { expect, it } from "vitest";
import { recordsFileName } from "./records-file.ts";

it("names the file by the product and the day", () => {
  expect(recordsFileName("Triptych", "2026-04-24T10:00:00.000Z")).toBe("triptych-data-2026-04-24.json");
  expect(recordsFileName("North & South", "2026-04-24T10:00:00.000Z")).toBe("north-south-data-2026-04-24.json");
});
