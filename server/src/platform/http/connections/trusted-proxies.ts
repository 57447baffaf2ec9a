import proxyaddr from "@fastify/proxy-addr";

/** Limits the addresses that are remembered, and their length, because callers choose what `X-Forwarded-For` says. */
const rememberedAtMost = 2_000;
const longestAddress = 45;

/**
 * Returns a function that says whether an address is one of the trusted proxies. It remembers what it has found, because
 * each call asks for its proxy and its caller, and the result for an address never changes.
 */
export function createIsProxy(trustedProxies: string[]): (address: string) => boolean {
  const isProxy = proxyaddr.compile(trustedProxies);
  const known = new Map<string, boolean>();

  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const result = isProxy(address, 0);
    if (known.size >= rememberedAtMost) known.clear();
    if (address.length <= longestAddress) known.set(address, result);
    return result;
  };
}
