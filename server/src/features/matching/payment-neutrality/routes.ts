import { checkPaymentNeutrality } from "@triptych/contract/matching";
import type { Route } from "../../../platform/http/route.ts";
import type { PaymentNeutralityService } from "./service.ts";

export function paymentNeutralityRoutes(route: Route, blindness: PaymentNeutralityService) {
  route(checkPaymentNeutrality, ({ viewer, body }) => blindness.check(viewer, body));
}
