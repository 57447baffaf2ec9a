import { createRequire } from "node:module";
import type { getDomain as GetDomain } from "tldts";

/**
 * Returns the organisation's domain of an address: `ann@mail.acme.co.uk` belongs to `acme.co.uk`. Returns `null` for
 * free mail providers, whose customers share nothing else. Disposable-address providers count as organisations: sharing
 * one is a signal.
 */
export function mailDomainOf(email: string): string | null {
  lists ??= loadLists();
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const domain = lists.getDomain(host, { allowPrivateDomains: true }) ?? host;
  return lists.freeProviders.has(host) || lists.freeProviders.has(domain) ? null : domain;
}

/**
 * Caches the long lists. They load on first use, when somebody registers by a referral link, so that a start stays
 * fast.
 */
let lists: ReturnType<typeof loadLists> | null = null;

function loadLists() {
  const load = createRequire(import.meta.url);
  const { getDomain } = load("tldts") as { getDomain: typeof GetDomain };
  const throwAway = new Set(load("disposable-email-domains") as string[]);
  const providers = load("email-providers/all.json") as string[];
  const freeProviders = new Set([...providers, ...missingProviders].filter((domain) => !throwAway.has(domain)));
  return { getDomain, freeProviders };
}

/** Lists large providers that the imported list lacks. */
const missingProviders = ["fastmail.com", "tutanota.com", "tuta.com", "duck.com", "pm.me"];
