import { checkPaymentNeutrality } from "@triptych/contract/matching";
import type { Route } from "../../../platform/http/route.ts";
import type { PaymentNeutralityService } from "./service.ts";

export function paymentNeutralityRoutes(route: Route, paymentNeutrality: PaymentNeutralityService) {
  route(checkPaymentNeutrality, ({ viewer, body }) => paymentNeutrality.check(viewer, body));
}
