import { createRequire } from "node:module";
import type { getDomain as GetDomain } from "tldts";

/**
 * Reads from an address which organisation's it is: `ann@mail.acme.co.uk` is of `acme.co.uk`. Answers `null` for free mail
 * providers, whose customers share nothing else. Providers of throw-away addresses are no such providers: theirs are compared.
 */
export function mailDomainOf(email: string): string | null {
  lists ??= loadLists();
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const domain = lists.getDomain(host, { allowPrivateDomains: true }) ?? host;
  return lists.freeProviders.has(host) || lists.freeProviders.has(domain) ? null : domain;
}

/** The lists are long and needed only once somebody came by a link, so a start does not load them. */
let lists: ReturnType<typeof loadLists> | null = null;

function loadLists() {
  const load = createRequire(import.meta.url);
  const { getDomain } = load("tldts") as { getDomain: typeof GetDomain };
  const throwAway = new Set(load("disposable-email-domains") as string[]);
  const providers = load("email-providers/all.json") as string[];
  const freeProviders = new Set([...providers, ...missingProviders].filter((domain) => !throwAway.has(domain)));
  return { getDomain, freeProviders };
}

/** Large providers that the list does not have. */
const missingProviders = ["fastmail.com", "tutanota.com", "tuta.com", "duck.com", "pm.me"];
