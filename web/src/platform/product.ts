import { getProduct } from "@triptych/contract/sign-in";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { useMemo } from "react";
import { useEndpoint } from "./query.ts";

export type Product = ReplyOf<typeof getProduct>;

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
