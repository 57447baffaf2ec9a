import { resumeCheckout } from "@triptych/contract/billing";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";

/** Lets this browser finish a checkout by its emailed link. Does nothing without one. */
export function useResumedCheckout(token: string | null) {
  return useQuery({
    queryKey: ["resume-checkout", token],
    queryFn: () => call(resumeCheckout, { body: { token: token ?? "" } }),
    enabled: token !== null,
    retry: false,
  });
}
