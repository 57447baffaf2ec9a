import ipaddr from "ipaddr.js";
import { networkOf } from "../security/rate-limiter.ts";

/**
 * Returns the network of an address; `null` for addresses that many machines share, such as a proxy in a private
 * network.
 */
export function publicNetworkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  return ipaddr.process(address).range() === "unicast" ? networkOf(address) : null;
}
