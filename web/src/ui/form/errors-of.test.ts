import { describe, expect, it } from "vitest";
import { z } from "zod";
import { errorsOf } from "./use-contract-form.ts";

describe("errorsOf", () => {
  it("keeps the first message of a field", () => {
    const schema = z.object({ name: z.string().min(3, "Too short").regex(/^x/, "Needs an x") });

    const errors = errorsOf(schema.safeParse({ name: "a" }).error?.issues ?? []);

    expect(errors).toMatchObject({ name: { message: "Too short" } });
  });

  it("puts nested fields where the form looks for them", () => {
    const errors = errorsOf([{ path: ["data", "website"], message: "Not an address" }]);

    expect(errors).toMatchObject({ data: { website: { message: "Not an address" } } });
  });

  it("tells a list about its entries", () => {
    const errors = errorsOf([{ path: ["skills", 2], message: "A skill needs a name" }]);

    expect(errors).toMatchObject({ skills: { message: "A skill needs a name" } });
  });

  it("puts what belongs to no field at the root", () => {
    const errors = errorsOf([{ path: [], message: "Something else" }]);

    expect(errors).toMatchObject({ root: { message: "Something else" } });
  });
});
