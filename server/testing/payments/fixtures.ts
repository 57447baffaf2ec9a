import { existsSync, readFileSync } from "node:fs";
import { descriptionsFolder } from "./descriptions.ts";

const file = `${descriptionsFolder}stripe/fixtures3.json`;
const resources = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as { resources: Record<string, object> }).resources
  : {};

/** Returns Stripe's own example of an object, if its examples are beside the repository; otherwise an empty object. */
export function stripeExample(resource: string): Record<string, unknown> {
  return structuredClone((resources[resource] ?? {}) as Record<string, unknown>);
}
