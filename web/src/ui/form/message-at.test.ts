import { zodResolver } from "@hookform/resolvers/zod";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { messageAt } from "./use-contract-form.ts";

const schema = z.object({
  name: z.string().min(3, "Too short").regex(/^x/, "Needs an x"),
  data: z.object({ website: z.url("Not an address") }),
  skills: z.array(z.string().min(1, "A skill needs a name")).min(1, "Choose a skill"),
});

const valid = { name: "xyz", data: { website: "https://x.example" }, skills: ["Styling"] };

describe("the message at a field", () => {
  it("is the first one of the field", async () => {
    expect(messageAt(await errorsOf({ ...valid, name: "a" }), "name")).toBe("Too short");
  });

  it("is found in nested fields", async () => {
    expect(messageAt(await errorsOf({ ...valid, data: { website: "x" } }), "data.website")).toBe("Not an address");
  });

  it("is the list's own where the list is invalid", async () => {
    expect(messageAt(await errorsOf({ ...valid, skills: [] }), "skills")).toBe("Choose a skill");
  });

  it("is the first one of an entry where an entry of a list is invalid", async () => {
    expect(messageAt(await errorsOf({ ...valid, skills: ["Styling", ""] }), "skills")).toBe("A skill needs a name");
  });

  it("is absent at a valid field", async () => {
    expect(messageAt(await errorsOf({ ...valid, name: "a" }), "skills")).toBeUndefined();
  });
});

async function errorsOf(values: z.input<typeof schema>) {
  const { errors } = await zodResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return errors;
}
