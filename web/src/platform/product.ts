import type { getProduct as Declaration } from "@triptych/contract/accounts";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { useMemo } from "react";
import { getProduct } from "./first-calls.ts";
import { useEndpoint } from "./query.ts";

export type Product = ReplyOf<typeof Declaration>;

const untilKnown: Product = {
  name: "Triptych",
  tagline: "where brands, agencies and freelancers connect",
  instagramUrl: "",
  linkedInUrl: "",
  isDemo: false,
  hasDemoAccounts: false,
  hasOutbox: false,
};

/** Returns the name, tagline and links of this installation, and the defaults until the server has replied. */
export function useProduct(): Product {
  const { data } = useEndpoint(getProduct, undefined, { placeholderData: untilKnown, gcTime: Infinity });
  return useMemo(() => ({ ...untilKnown, ...data }), [data]);
}
