import ipaddr from "ipaddr.js";
import { networkOf } from "../security/rate-limiter.ts";

/** The network behind an address; `null` for addresses that many machines have, such as that of a proxy in the same house. */
export function publicNetworkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  return ipaddr.process(address).range() === "unicast" ? networkOf(address) : null;
}
