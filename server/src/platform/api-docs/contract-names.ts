import * as accounts from "@triptych/contract/accounts";
import * as admin from "@triptych/contract/admin";
import * as availability from "@triptych/contract/availability";
import * as availabilityConfirmation from "@triptych/contract/availability-confirmation";
import * as basics from "@triptych/contract/basics";
import * as billing from "@triptych/contract/billing";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import * as files from "@triptych/contract/files";
import * as introductions from "@triptych/contract/introductions";
import * as legal from "@triptych/contract/legal";
import * as matching from "@triptych/contract/matching";
import * as matchingBriefs from "@triptych/contract/matching-briefs";
import * as matchingFeedback from "@triptych/contract/matching-feedback";
import * as matchingFigures from "@triptych/contract/matching-figures";
import * as matchingReadings from "@triptych/contract/matching-readings";
import * as matchingWriting from "@triptych/contract/matching-writing";
import * as messaging from "@triptych/contract/messaging";
import * as profiles from "@triptych/contract/profiles";
import * as projectEndings from "@triptych/contract/project-endings";
import * as projects from "@triptych/contract/projects";
import * as reading from "@triptych/contract/reading";
import * as referrals from "@triptych/contract/referrals";
import * as references from "@triptych/contract/references";
import * as refusals from "@triptych/contract/refusals";
import * as shortlists from "@triptych/contract/shortlists";
import * as publicPages from "@triptych/contract/public-pages";
import * as work from "@triptych/contract/work";
import { z } from "zod";

/** Holds everything that the contract exports, by name. The documentation uses these names. */
export const contractExports: Record<string, unknown> = {
  ...basics,
  ...refusals,
  ...accounts,
  ...files,
  ...profiles,
  ...availability,
  ...availabilityConfirmation,
  ...billing,
  ...matching,
  ...matchingBriefs,
  ...matchingFeedback,
  ...matchingFigures,
  ...matchingReadings,
  ...reading,
  ...matchingWriting,
  ...messaging,
  ...introductions,
  ...shortlists,
  ...projects,
  ...references,
  ...projectEndings,
  ...publicPages,
  ...work,
  ...referrals,
  ...admin,
  ...legal,
};

export interface NamedEndpoint extends EndpointDeclaration {
  /** Holds the name that the contract exports the endpoint under, such as `sendMessage`. */
  operationId: string;
}

/** Adds to every endpoint the name that the contract exports it under. Throws when the contract does not export one. */
export function withNames(
  endpoints: readonly EndpointDeclaration[],
  exported: Record<string, unknown>,
): NamedEndpoint[] {
  const names = new Map(Object.entries(exported).map(([name, value]) => [value, name]));
  return endpoints.map((endpoint) => {
    const operationId = names.get(endpoint);
    if (operationId === undefined)
      throw new Error(`The contract does not export the endpoint ${endpoint.method} ${endpoint.path}.`);
    return { ...endpoint, operationId };
  });
}

/** Returns the exported schemas that get a name in the documentation: objects, unions and enumerations. */
export function namedSchemas(exported: Record<string, unknown>): Map<z.ZodType, string> {
  const named = new Map<z.ZodType, string>();
  for (const [name, value] of Object.entries(exported)) {
    if (value instanceof z.ZodType && /^(object|union|enum)$/.test(value.def.type)) named.set(value, name);
  }
  return named;
}
