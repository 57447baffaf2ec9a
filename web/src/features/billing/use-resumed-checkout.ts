import { resumeCheckout } from "@triptych/contract/billing";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";

/** Lets this browser finish the checkout of a mailed link; nothing happens without one. */
export function useResumedCheckout(token: string | null) {
  return useQuery({
    queryKey: ["resume-checkout", token],
    queryFn: () => call(resumeCheckout, { body: { token: token ?? "" } }),
    enabled: token !== null,
    retry: false,
  });
}
